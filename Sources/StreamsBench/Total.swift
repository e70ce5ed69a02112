/// Something that a stream ends in.
final class Total {
  var sum = 0
}

/// Hides from the optimiser what a value is, so that a closure is called and not inlined.
@inline(never)
func opaque<Value>(_ value: Value) -> Value {
  value
}
