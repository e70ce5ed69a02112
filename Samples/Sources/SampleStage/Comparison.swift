/// What two styles drew in one step, as one text.
enum Comparison {
  /// What both drew stands once; what only one drew stands behind its name.
  static func lines(_ transform: [String], _ reactor: [String]) -> [String] {
    let difference = reactor.difference(from: transform)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var left = 0
    var right = 0
    while left < transform.count || right < reactor.count {
      if let line = removed[left] {
        lines.append("  transform | \(line)")
        left += 1
      } else if let line = inserted[right] {
        lines.append("  reactor   | \(line)")
        right += 1
      } else {
        lines.append("  \(transform[left])")
        left += 1
        right += 1
      }
    }
    return lines
  }
}
