/// A stream that can be written to.
public protocol SubjectType: ObservableType {
  /// The type of the writing half.
  associatedtype Observer: ObserverType

  /// The writing half.
  func asObserver() -> Observer
}
