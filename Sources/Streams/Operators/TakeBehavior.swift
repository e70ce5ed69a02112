/// Whether the value that ends a `take` is itself passed on.
public enum TakeBehavior {
  /// The last value is passed on.
  case inclusive
  /// The last value is left out.
  case exclusive
}
