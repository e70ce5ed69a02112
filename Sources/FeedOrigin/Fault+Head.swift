extension Fault {
  /// Heads that are odd.
  func headSteps(_ exchange: FeedExchange) -> [OriginStep] {
    let response = exchange.response
    let length = String(response.body.count)
    switch self {
    case .garbage:
      return [.send(Array("\u{1}\u{2}\u{3} THIS IS NO STATUS LINE\r\n\r\n".utf8)), .close]
    case .http09: return [.send(response.body), .close]
    case .twoLengths:
      return response.withHeader("Content-Length", length).withHeader("Content-Length", "5").steps
        + [.close]
    case .lengthIsText: return response.withHeader("Content-Length", "many").steps + [.close]
    case .excessBytes: return [.send(response.bytes + Array("EXCESS BYTES".utf8)), .close]
    case .giantHeaders:
      let value = String(repeating: "g", count: 4_000)
      let giant = (1...100).reduce(response) { $0.withHeader("X-Giant-\($1)", value) }
      return giant.steps
    case .giantHeaderLine:
      return response.withHeader("X-Giant", String(repeating: "g", count: 200_000)).steps
    case .foldedHeader: return response.withHeader("X-Folded", "first\r\n\tsecond").steps
    case .earlyHints:
      let hints = "HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n"
      return [.send(Array(hints.utf8))] + response.steps(for: exchange.request)
    case .noLength:
      // `Connection: close` alone gives the body its end.
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n"
      return [.send(Array(head.utf8) + response.body), .close]
    default: preconditionFailure("\(name) is of another group")
    }
  }
}
