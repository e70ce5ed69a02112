import CCurl

/// One exchange at work: it lives on the loop's thread and never leaves it.
///
/// libcurl's callbacks find it through an unretained pointer; the table of ``Transfers`` keeps it
/// alive until its handle is out of the multi handle and reset.
@safe
final class Transfer {
  let submission: Submission
  let handle: UnsafeMutableRawPointer
  private(set) var body: [UInt8] = []
  private(set) var isOverLimit = false
  private var hasConnected = false
  private var isHeadOpen = true
  private var lastProgress: ContinuousClock.Instant
  private let connectDeadline: ContinuousClock.Instant
  private var uploaded = 0
  private var lists: [UnsafeMutablePointer<curl_slist>] = unsafe []

  init(_ submission: Submission, handle: UnsafeMutableRawPointer, now: ContinuousClock.Instant) {
    self.submission = submission
    unsafe self.handle = unsafe handle
    lastProgress = now
    connectDeadline = now + submission.hop.connect
  }

  deinit {
    // The handle is reset by now and points to none of them.
    while let list = unsafe lists.popLast() { unsafe curl_slist_free_all(list) }
  }

  /// Keeps a list that libcurl was lent until the transfer is over.
  func keep(_ list: UnsafeMutablePointer<curl_slist>) { unsafe lists.append(list) }

  var id: UInt64 { submission.id }

  /// Takes bytes of the body; false ends the transfer, since there are too many.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    lastProgress = .now
    guard body.count + bytes.count <= submission.hop.bodyLimit else {
      isOverLimit = true
      return false
    }
    if body.isEmpty {
      let announced = unsafe Int(diptych_get_size(handle, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T))
      body.reserveCapacity(min(max(announced, bytes.count), submission.hop.bodyLimit))
    }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  /// Takes one line of a head, or of the trailers, with its end.
  func receiveLine(_ bytes: UnsafeRawBufferPointer) {
    lastProgress = .now
    // A status line opens a head, also after an informational one; an empty line closes it.
    // Trailers do neither.
    switch unsafe bytes.first {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"): isHeadOpen = false
    case UInt8(ascii: "H") where unsafe bytes.starts(with: "HTTP/".utf8): isHeadOpen = true
    default: break
    }
  }

  /// Whether the head came to its end; libcurl takes one that is cut short for a whole answer.
  var hasWholeHead: Bool { !isHeadOpen }

  /// The connection is there and the request leaves now.
  func connected() {
    hasConnected = true
    lastProgress = .now
  }

  /// What is going on.
  var phase: TransportError.Phase {
    if !hasConnected { return .connecting }
    return body.isEmpty ? .responding : .receiving
  }

  /// The next moment at which a limit may be reached.
  var deadline: ContinuousClock.Instant {
    let own = hasConnected ? lastProgress + submission.hop.stall : connectDeadline
    return min(own, submission.deadline)
  }

  /// The next moment at which to look whether a limit is reached.
  ///
  /// Progress moves limits away, but the end of connecting may bring the limit of a stall that is
  /// nearer.
  func nextCheck(now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    hasConnected ? deadline : min(deadline, now + submission.hop.stall)
  }

  /// Counts what went out as progress, which no callback tells.
  func countUpload(now: ContinuousClock.Instant) {
    guard submission.hop.body != nil else { return }
    let sent = unsafe diptych_get_size(handle, CURLINFO_SIZE_UPLOAD_T)
    if sent > uploaded { lastProgress = now }
    uploaded = sent
  }
}
