/// A way in which a server can fail or surprise, as a script of bytes.
///
/// The raw value is its name on a command line, in `?fault=NAME` and in `X-Fault: NAME`.
public enum Fault: String, Sendable, CaseIterable {
  // Connections that end.

  /// RST before the first byte.
  case reset
  /// RST in the middle of the body.
  case resetInBody = "reset-in-body"
  /// FIN before the first byte.
  case closed
  /// FIN in the middle of the head.
  case closedInHead = "closed-in-head"
  /// FIN after half of the body that `Content-Length` announces.
  case truncated
  /// Right on the first request of a connection, FIN without an answer on every later one.
  case diesOnSecond = "dies-on-second"
  /// The whole origin stops in the middle of the body.
  case originDies = "origin-dies"

  // Answers that take their time.

  /// The right answer, one byte at a time.
  case slowDrip = "slow-drip"
  /// No answer at all until the client leaves.
  case hang
  /// Half of the body, then nothing until the client leaves.
  case hangInBody = "hang-in-body"
  /// A body that never ends.
  case endless

  // Heads that are odd.

  /// A status line that is none.
  case garbage
  /// A body without a head, as in HTTP/0.9.
  case http09 = "http-0.9"
  /// `Content-Length` twice: the right one, then 5.
  case twoLengths = "two-lengths"
  /// A `Content-Length` that is no number.
  case lengthIsText = "length-is-text"
  /// More bytes than `Content-Length` announces.
  case excessBytes = "excess-bytes"
  /// Header fields of 400 KB in all.
  case giantHeaders = "giant-headers"
  /// One header field of 200 KB.
  case giantHeaderLine = "giant-header-line"
  /// A header field that goes on in the next line.
  case foldedHeader = "folded-header"
  /// A 103 before the right answer.
  case earlyHints = "early-hints"
  /// The right answer without a length, ended by FIN.
  case noLength = "no-length"

  // Codings.

  /// The right answer in chunks.
  case chunked
  /// A chunk whose size is no number.
  case badChunkSize = "bad-chunk-size"
  /// FIN in the middle of a chunk.
  case chunkedCutShort = "chunked-cut-short"
  /// The right answer as gzip.
  case gzip
  /// Half of a gzip stream, with the right length of that half.
  case gzipCutShort = "gzip-cut-short"
  /// A body that claims to be gzip and is not.
  case gzipGarbage = "gzip-garbage"

  // Redirects.

  /// 302 to the same address, for ever.
  case redirectLoop = "redirect-loop"
  /// 302 to the same address without the fault that the query names.
  case redirectSameOrigin = "redirect-same-origin"
  /// 302 to another port.
  case redirectOtherPort = "redirect-other-port"
  /// 302 to another scheme.
  case redirectOtherScheme = "redirect-other-scheme"
  /// 302 to a file.
  case redirectToFile = "redirect-to-file"
  /// 302 to `http://HOST:PORT@localhost:OTHER/`, which only looks like this origin.
  case redirectAtHost = "redirect-at-host"
  /// 302 without a `Location`.
  case redirectNowhere = "redirect-nowhere"

  // Statuses.

  /// 401.
  case unauthorized = "401"
  /// 403.
  case forbidden = "403"
  /// 404.
  case notFound = "404"
  /// 422.
  case unprocessable = "422"
  /// 429 with `Retry-After` in seconds.
  case rateLimitSeconds = "429-seconds"
  /// 429 with `Retry-After` as a date.
  case rateLimitDate = "429-date"
  /// 429 without `Retry-After`.
  case rateLimitBare = "429"
  /// 500.
  case serverError = "500"
  /// 503 with a page of HTML.
  case unavailable = "503"
  /// 204.
  case noContent = "204"
  /// 304 although the client did not ask.
  case notModified = "304"
  /// The right answer with an `ETag`, and 304 to a client that has it.
  case etag

  // Bodies.

  /// 200 with nothing in it.
  case emptyBody = "empty-body"
  /// 200 with HTML.
  case html
  /// 200 with the error of the envelope.
  case errorEnvelope = "error-envelope"
  /// 200 with JSON that stops half-way, of the announced length.
  case invalidJSON = "invalid-json"
  /// JSON of another shape: an array where the envelope should be.
  case wrongShape = "wrong-shape"
  /// Every third element of the page has the wrong type.
  case wrongTypes = "wrong-types"
  /// A title in GBK that claims to be UTF-8.
  case wrongCharset = "wrong-charset"
  /// The right answer, which may be kept for an hour.
  case cacheable

  // Links to the next page.

  /// A `Link` whose `<` is never closed.
  case linkUnclosed = "link-unclosed"
  /// A `Link` that is no link at all.
  case linkGarbage = "link-garbage"
  /// A `Link` to another port.
  case linkOtherPort = "link-other-port"
  /// A correct `Link` that is hard to read: two fields, commas, blanks, a relative address.
  case linkOdd = "link-odd"
}
