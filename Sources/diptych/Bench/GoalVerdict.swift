/// Whether a goal is reached, as far as the repeats can tell.
enum GoalVerdict: String, Codable {
  /// The whole range between the quartiles is on the right side of the limit.
  case met

  /// The whole range is on the wrong side.
  case missed

  /// The limit lies inside the range: another run may decide otherwise.
  case withinTheSpread = "within the spread"

  /// The verdict in words.
  var words: String { rawValue }

  /// How the words are shown.
  var style: Terminal.Style {
    switch self {
    case .met: .held
    case .missed: .broken
    case .withinTheSpread: .strong
    }
  }
}
