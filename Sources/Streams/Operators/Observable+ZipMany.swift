extension ObservableType {
  /// Pairs the values of 5 streams up in order.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = ZipStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      let slot4 = stage.slot(source4.asObservable())
      let slot5 = stage.slot(source5.asObservable())
      stage.start {
        try resultSelector(slot1.taken, slot2.taken, slot3.taken, slot4.taken, slot5.taken)
      }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the values of 5 streams up in order as a tuple.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5
    ) { ($0, $1, $2, $3, $4) }
  }
}

extension ObservableType {
  /// Pairs the values of 6 streams up in order.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = ZipStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      let slot4 = stage.slot(source4.asObservable())
      let slot5 = stage.slot(source5.asObservable())
      let slot6 = stage.slot(source6.asObservable())
      stage.start {
        try resultSelector(
          slot1.taken,
          slot2.taken,
          slot3.taken,
          slot4.taken,
          slot5.taken,
          slot6.taken
        )
      }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the values of 6 streams up in order as a tuple.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
      source1,
      source2,
      source3,
      source4,
      source5,
      source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }
}
