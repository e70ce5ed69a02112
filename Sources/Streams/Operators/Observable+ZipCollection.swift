extension ObservableType {
  /// Pairs the values of the streams of a collection up in order.
  ///
  /// An empty collection completes at once.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Source { sink in
      let stage = ZipStage(sink)
      let slots = collection.map { stage.slot($0.asObservable()) }
      stage.start { try resultSelector(slots.map { $0.taken }) }
      return nil
    }
  }

  /// Pairs the values of the streams of a collection up in order, as arrays.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
