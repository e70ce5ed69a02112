/// `zip` of a fixed number of streams; the machinery is in `ZipStage`.
///
/// The streams are subscribed in order. Completes when all have completed, even if one of them could
/// never be paired again. The first error ends all.
///
///     a    1   2   3 |
///     b      x   y   |
///     zip    1x  2y  |
///
///     Observable.zip(user, avatar) { Profile($0, $1) }
///       .subscribe(onNext: { show($0) })
///       .disposed(by: bag)
extension ObservableType {
  /// Pairs the values of 2 streams up in order.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = ZipStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      stage.start { try resultSelector(slot1.taken, slot2.taken) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the values of 2 streams up in order as a tuple.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
  }
}

extension ObservableType {
  /// Pairs the values of 3 streams up in order.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = ZipStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      stage.start { try resultSelector(slot1.taken, slot2.taken, slot3.taken) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the values of 3 streams up in order as a tuple.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }
}

extension ObservableType {
  /// Pairs the values of 4 streams up in order.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = ZipStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      let slot4 = stage.slot(source4.asObservable())
      stage.start { try resultSelector(slot1.taken, slot2.taken, slot3.taken, slot4.taken) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the values of 4 streams up in order as a tuple.
  public static func zip<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(
      source1,
      source2,
      source3,
      source4
    ) { ($0, $1, $2, $3) }
  }
}
