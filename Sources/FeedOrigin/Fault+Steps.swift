extension Fault {
  /// The script of the fault for one request.
  func steps(in exchange: FeedExchange) -> [OriginStep] {
    switch self {
    case .reset, .resetInBody, .closed, .closedInHead, .truncated, .diesOnSecond, .originDies,
      .slowDrip, .hang, .hangInBody, .endless:
      connectionSteps(exchange)
    case .garbage, .http09, .twoLengths, .lengthIsText, .excessBytes, .giantHeaders,
      .giantHeaderLine, .foldedHeader, .earlyHints, .noLength:
      headSteps(exchange)
    case .chunked, .badChunkSize, .chunkedCutShort, .gzip, .gzipCutShort, .gzipGarbage:
      codingSteps(exchange)
    case .redirectLoop, .redirectSameOrigin, .redirectOtherPort, .redirectOtherScheme,
      .redirectToFile, .redirectAtHost, .redirectNowhere:
      redirect(exchange).steps
    case .unauthorized, .forbidden, .notFound, .unprocessable, .rateLimitSeconds, .rateLimitDate,
      .rateLimitBare, .serverError, .unavailable, .noContent, .notModified:
      status(exchange).steps
    case .etag, .emptyBody, .html, .errorEnvelope, .invalidJSON, .wrongShape, .wrongTypes,
      .wrongCharset, .cacheable:
      content(exchange).steps(for: exchange.request)
    case .linkUnclosed, .linkGarbage, .linkOtherPort, .linkOdd:
      linked(exchange).steps(for: exchange.request)
    }
  }
}
