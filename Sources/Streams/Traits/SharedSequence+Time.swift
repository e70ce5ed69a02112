extension SharedSequenceConvertibleType {
  /// Sends a value at once, then at most one each window.
  @inlinable public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
    )
  }

  /// Sends a value when no other has come for a time.
  @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends values and the completion later by a time.
  @inlinable public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Prints each event, the subscription and the disposal.
  @inlinable public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }

  /// Makes a stream of a value and ignores further values until that stream has completed.
  @inlinable public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
}

extension SharedSequenceConvertibleType where Element: FixedWidthInteger {
  /// A stream that counts up, one number each period.
  @inlinable public static func interval(
    _ period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A stream that sends zero after a time and then counts up each period.
  @inlinable public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the values of the streams that the source sends, of so many at a time.
  @inlinable public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence().asObservable() }
        .merge(maxConcurrent: maxConcurrent)
    )
  }
}
