import FeedModel
import FeedOrigin

/// What a feed gets of a page that was asked for under a fault.
enum FaultOutcome: String {
  case page
  case emptyEnd
  case unreachable
  case timedOut
  case rateLimited
  case unauthorized
  case refused
  case unreadable
  case tooLarge

  init(_ result: Result<Page, FeedError>) {
    switch result {
    case .success(let page): self = page.items.isEmpty ? .emptyEnd : .page
    case .failure(.unreachable): self = .unreachable
    case .failure(.timedOut): self = .timedOut
    case .failure(.rateLimited): self = .rateLimited
    case .failure(.unauthorized): self = .unauthorized
    case .failure(.refused): self = .refused
    case .failure(.tooLarge): self = .tooLarge
    case .failure(.unreadable), .failure(.badElements), .failure(.repeatedKey): self = .unreadable
    }
  }
}

extension Fault {
  /// What the first request gets under this fault.
  func outcome(in kind: EnvelopeKind) -> FaultOutcome {
    switch self {
    case .reset, .resetInBody, .closed, .closedInHead, .redirectOtherPort, .redirectToFile,
      .redirectAtHost:
      .unreachable
    case .truncated, .originDies, .garbage, .http09, .twoLengths, .lengthIsText, .giantHeaders,
      .giantHeaderLine, .badChunkSize, .chunkedCutShort, .gzipCutShort, .gzipGarbage, .html,
      .errorEnvelope, .invalidJSON, .wrongShape, .wrongCharset:
      .unreadable
    case .hang, .hangInBody, .redirectOtherScheme: .timedOut
    case .endless: .tooLarge
    case .redirectNowhere, .forbidden, .notFound, .unprocessable, .serverError, .unavailable,
      .notModified:
      .refused
    case .unauthorized: .unauthorized
    case .rateLimitSeconds, .rateLimitDate, .rateLimitBare: .rateLimited
    case .noContent, .emptyBody: .emptyEnd
    case .linkUnclosed, .linkGarbage: kind == .github ? .unreadable : .page
    // A plan has the origin redirect to the same address: with a plan for one request, once.
    case .redirectLoop, .redirectSameOrigin: .page
    case .diesOnSecond, .slowDrip, .foldedHeader, .earlyHints, .noLength, .chunked, .gzip, .etag,
      .wrongTypes, .cacheable, .linkOdd, .linkOtherPort, .excessBytes:
      .page
    }
  }
}
