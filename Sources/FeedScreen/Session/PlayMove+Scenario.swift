import FeedContract
import FeedModel

extension PlayMove {
  /// The moves of a scenario; a refresh that it begins with is the appearing of the screens.
  static func moves(of scenario: Scenario) -> [PlayMove] {
    var moves: [PlayMove] = []
    for step in scenario.steps {
      switch step.action {
      case .intent(let intent): moves.append(.intent(intent))
      case .answer(let answer): moves.append(.answer(answer))
      case .leave: moves.append(.leave)
      case .bind: break
      }
      moves += step.inside.map { .intent($0) }
    }
    if moves.first == .intent(.refresh) { moves.removeFirst() }
    return moves
  }
}
