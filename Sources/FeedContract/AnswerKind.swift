internal import FeedModel

/// A kind of answer that an exploration gives to every open request.
public enum AnswerKind: String, Hashable, Sendable, CaseIterable {
  /// New rows and a following key: `ok1»2`.
  case page

  /// New rows, and nothing follows: `ok1»∅`.
  case end

  /// No rows, and a following key: `ok1[]»2`.
  case empty

  /// The last row again, then a new one: `ok2[1b 2b]»3`.
  case overlap

  /// Only rows that are there already: `ok2[1a 1b]»3`.
  case seen

  /// New rows, and the key that was asked for: `ok2»=`.
  case repeated

  /// A failure that may pass by itself: `err1`.
  case failure

  /// A failure that stays: `err1(404)`.
  case refusal

  /// A row and a bad element: `ok1[1a ?]»2`.
  case bad

  /// Fewer rows than were asked for: `ok1[1a]»2`.
  case short

  /// New rows, and the number of all rows reached: `ok1»2#2`.
  case total

  /// The answer of this kind.
  ///
  /// - Parameters:
  ///   - number: The request's number.
  ///   - request: What was asked for.
  ///   - rows: The rows that are shown.
  /// - Returns: The answer; nil when the kind makes no sense here.
  func outcome(for number: Int, _ request: PageRequest, rows: FeedItems) -> Answer.Outcome? {
    let next = PageSketch.Next.key(PageSketch.following(request.key))
    let isAppend = request.operation == .append
    switch self {
    case .page: return .page(PageSketch(next: next))
    case .end: return .page(PageSketch(next: .end))
    case .empty: return .page(PageSketch(rows: [], next: next))
    case .overlap:
      guard let last = rows.last else { return nil }
      return .page(PageSketch(rows: [last.id, "\(number)b"], next: next))
    case .seen:
      guard isAppend, !rows.isEmpty else { return nil }
      return .page(PageSketch(rows: rows.suffix(2).map(\.id), next: next))
    case .repeated: return isAppend ? .page(PageSketch(next: .same)) : nil
    case .failure: return .failure(.unreachable("no connection"))
    case .refusal: return .failure(.refused(status: 404))
    case .bad: return .page(PageSketch(rows: ["\(number)a"], rejectedCount: 1, next: next))
    case .short: return .page(PageSketch(rows: ["\(number)a"], next: next))
    case .total:
      let earlier = isAppend ? rows.count : 0
      return .page(PageSketch(next: next, total: earlier + 2))
    }
  }
}
