extension Fault {
  /// Transfer and content codings, right and wrong.
  func codingSteps(_ exchange: FeedExchange) -> [OriginStep] {
    let response = exchange.response
    let body = response.body
    let half = body.count / 2
    let head = response.withHeader("Transfer-Encoding", "chunked").head
    switch self {
    case .chunked:
      return [
        .send(head), .send(Chunks.chunk(body[..<half])), .send(Chunks.chunk(body[half...])),
        .send(Chunks.end),
      ]
    case .badChunkSize:
      let bad = Array("quite a few\r\n".utf8)
      return [.send(head + Chunks.chunk(body[..<half]) + bad + body[half...]), .close]
    case .chunkedCutShort:
      return [.send(head + Chunks.chunk(body).prefix(half)), .close]
    case .gzip: return gzipped(response, GzipStore.compress(body))
    case .gzipCutShort:
      let whole = GzipStore.compress(body)
      return gzipped(response, Array(whole.prefix(whole.count / 2)))
    case .gzipGarbage: return gzipped(response, body)
    default: preconditionFailure("\(name) is of another group")
    }
  }

  private func gzipped(_ response: OriginResponse, _ body: [UInt8]) -> [OriginStep] {
    var coded = response.withHeader("Content-Encoding", "gzip")
    coded.body = body
    return coded.steps
  }
}
