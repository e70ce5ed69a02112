extension ObservableType where Element: Equatable {
  /// Leaves out each value that equals the one before it.
  ///
  /// The first value always passes. The value is remembered before it is sent.
  ///
  ///     source                1 1 2 2 1 |
  ///     distinctUntilChanged  1   2   1 |
  ///
  ///     title
  ///       .distinctUntilChanged()
  ///       .subscribe(onNext: { print($0) })
  @inlinable public func distinctUntilChanged() -> Observable<Element> {
    Lift(asObservable()) { DistinctStage($0) { $0 == $1 } }
  }
}

extension ObservableType {
  /// Leaves out each value whose key equals the key of the one before it.
  @inlinable public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    Lift(asObservable()) { DistinctByKeyStage($0, keySelector, { $0 == $1 }) }
  }

  /// Leaves out each value that a comparer calls equal to the one before it.
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Lift(asObservable()) { DistinctStage($0, comparer) }
  }

  /// Leaves out each value whose key a comparer calls equal to the key of the one before it.
  @inlinable public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    Lift(asObservable()) { DistinctByKeyStage($0, keySelector, comparer) }
  }

  /// Leaves out each value that equals the one before it in one property.
  @inlinable public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}

@usableFromInline
final class DistinctStage<Element>: Pipe<Element, Element> {
  @usableFromInline let areEqual: (Element, Element) throws -> Bool
  @safe @exclusivity(unchecked) @usableFromInline var last: Element?

  @inlinable init(
    _ downstream: Sink<Element>,
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) {
    self.areEqual = areEqual
    super.init(downstream) { unsafe unsafeDowncast($0, to: DistinctStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    do {
      if let last, try areEqual(last, value) { return }
      last = value
      forward(value)
    } catch {
      fail(error)
    }
  }
}

@usableFromInline
final class DistinctByKeyStage<Element, Key>: Pipe<Element, Element> {
  @usableFromInline let key: (Element) throws -> Key
  @usableFromInline let areEqual: (Key, Key) throws -> Bool
  @safe @exclusivity(unchecked) @usableFromInline var last: Key?

  @inlinable init(
    _ downstream: Sink<Element>,
    _ key: @escaping (Element) throws -> Key,
    _ areEqual: @escaping (Key, Key) throws -> Bool
  ) {
    self.key = key
    self.areEqual = areEqual
    super.init(downstream) { unsafe unsafeDowncast($0, to: DistinctByKeyStage.self).take($1) }
  }

  @inlinable func take(_ value: Element) {
    do {
      let key = try key(value)
      if let last, try areEqual(last, key) { return }
      last = key
      forward(value)
    } catch {
      fail(error)
    }
  }
}
