/// `combineLatest` of a fixed number of streams; the machinery is in `CombineLatestStage`.
///
/// The streams are subscribed in order. A result is sent whenever a stream sends a value and all have
/// sent one. Completes when all have completed, or when a value comes and the streams that have sent
/// none have all completed. The first error ends all.
///
///     a              1     2     |
///     b                x     y   |
///     combineLatest    1x  2x 2y |
///
///     Observable.combineLatest(name, password) { !$0.isEmpty && !$1.isEmpty }
///       .subscribe(onNext: { button.isEnabled = $0 })
///       .disposed(by: bag)
extension ObservableType {
  /// Combines the latest values of 2 streams.
  @inlinable public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = CombineLatestStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      stage.start { try resultSelector(slot1.value, slot2.value) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest values of 2 streams as a tuple.
  @inlinable public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }
}

extension ObservableType {
  /// Combines the latest values of 3 streams.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Source { sink in
      let stage = CombineLatestStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      stage.start { try resultSelector(slot1.value, slot2.value, slot3.value) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest values of 3 streams as a tuple.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) {
      ($0, $1, $2)
    }
  }
}

extension ObservableType {
  /// Combines the latest values of 4 streams.
  @inlinable
  public static func combineLatest<
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
      let stage = CombineLatestStage(sink)
      let slot1 = stage.slot(source1.asObservable())
      let slot2 = stage.slot(source2.asObservable())
      let slot3 = stage.slot(source3.asObservable())
      let slot4 = stage.slot(source4.asObservable())
      stage.start { try resultSelector(slot1.value, slot2.value, slot3.value, slot4.value) }
      return nil
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest values of 4 streams as a tuple.
  @inlinable
  public static func combineLatest<
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
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
      source1,
      source2,
      source3,
      source4
    ) { ($0, $1, $2, $3) }
  }
}
