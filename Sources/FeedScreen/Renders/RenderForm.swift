import FeedModel
import ReactorStyle
import Streams
import TransformStyle

/// How a view learns from a stream of states that its rows changed.
public enum RenderForm: String, CaseIterable, Hashable, Sendable {
  /// Every state draws the list.
  case plain

  /// Rows equal to the last drawn ones are not drawn; every state compares them.
  case distinct

  /// Rows are drawn when they were written, told by `TraceableValue`; nothing is compared.
  case traceable

  /// Rows are drawn when they were set, told by `Pulse`; nothing is compared.
  case pulse

  /// The stream of rows in this form.
  func rows(of reactor: OftenReloadedReactor) -> Observable<[FeedSection]> {
    switch self {
    case .plain: reactor.state.map(\.rows)
    case .distinct: reactor.state.map(\.rows).distinctUntilChanged()
    case .traceable: reactor.state.mapDistinctUntilTraceableValueChanged(\.$traced)
    case .pulse: reactor.pulse(\.$pulsed)
    }
  }
}
