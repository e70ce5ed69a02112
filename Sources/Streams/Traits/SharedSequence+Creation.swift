extension SharedSequence {
  /// A stream that completes at once.
  @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty())
  }

  /// A stream that never sends anything.
  @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// A stream of one value.
  @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>
  {
    SharedSequence(raw: .just(element))
  }

  /// A stream that is made anew for each subscription.
  @inlinable public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  /// A stream of the given values.
  @inlinable public static func of(_ elements: Element...) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(raw: .from(elements))
  }

  /// A stream of the elements of an array.
  @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>
  {
    SharedSequence(raw: .from(array))
  }

  /// A stream of the elements of a sequence.
  @inlinable public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence))
  }

  /// A stream of the value of an optional, or of nothing.
  @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>
  {
    SharedSequence(raw: .from(optional: optional))
  }
}
