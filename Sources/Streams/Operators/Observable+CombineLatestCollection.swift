extension ObservableType {
  /// Combines the latest values of the streams of a collection.
  ///
  /// An empty collection gives one result, of no values, and completes.
  @inlinable public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Source { sink in
      let stage = CombineLatestStage(sink)
      let slots = collection.map { stage.slot($0.asObservable()) }
      stage.start { try resultSelector(slots.map { $0.value }) }
      return nil
    }
  }

  /// Combines the latest values of the streams of a collection into an array.
  @inlinable public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
