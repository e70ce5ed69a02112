import CCurl

/// Everything at work on one multi handle.
///
/// A noncopyable local of the loop's thread: the compiler lets nothing of it leave the thread.
@safe
struct Transfers: ~Copyable {
  private let multi: UnsafeMutableRawPointer
  private let options: TransportOptions
  private var running: [UInt64: Transfer] = [:]
  private var lines: [WebOrigin: OriginLine] = [:]
  private var spare: [UnsafeMutableRawPointer] = unsafe []

  /// Exchanges that are over and whose callers are still to be told.
  private var ended: [(submission: Submission, outcome: Result<Exchange, TransportError>)] = []

  /// No limit is reached before this moment.
  ///
  /// It may be early, since progress moves limits away; then they are looked at again.
  private var alarm: ContinuousClock.Instant?

  init(multi: UnsafeMutableRawPointer, _ options: TransportOptions) {
    unsafe self.multi = unsafe multi
    self.options = options
    unsafe diptych_multi_set_long(multi, CURLMOPT_MAXCONNECTS, options.idleConnections)
    unsafe diptych_multi_set_long(
      multi,
      CURLMOPT_MAX_HOST_CONNECTIONS,
      options.exchangesPerOrigin
    )
    unsafe diptych_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
  }

  /// Starts an exchange, or puts it in line behind others to its origin.
  mutating func start(_ submission: Submission) {
    // A cancel may overtake its start.
    guard !submission.ticket.isCancelled else { return submission.finish(.failure(.cancelled)) }
    let origin = submission.hop.address.origin
    if lines[origin, default: OriginLine()].running < options.exchangesPerOrigin {
      run(submission)
    } else {
      lines[origin, default: OriginLine()].enqueue(submission)
      wake(at: submission.deadline)
    }
  }

  /// Ends an exchange that its caller gave up.
  mutating func cancel(_ id: UInt64) {
    if let transfer = running[id] { return finish(transfer, .failure(.cancelled)) }
    for origin in Array(lines.keys) {
      for submission in lines[origin]?.remove(where: { $0.id == id }) ?? [] {
        submission.finish(.failure(.cancelled))
      }
    }
  }

  /// Lets libcurl work until it has to wait.
  mutating func perform() {
    var count: CInt = 0
    unsafe curl_multi_perform(multi, &count)
    var code = CURLE_OK
    while let handle = unsafe diptych_multi_finished(multi, &code),
      let context = unsafe diptych_get_context(handle)
    {
      let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      finish(transfer, transfer.outcome(code))
    }
    expire()
    tellEnded()
  }

  /// Waits until there is something to do or a limit may be reached.
  func poll() {
    var wait = 60_000
    if let alarm {
      let (seconds, attoseconds) = (alarm - .now).components
      let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
      wait = Int(min(max(0, milliseconds), 60_000))
    }
    unsafe curl_multi_poll(multi, nil, 0, CInt(wait), nil)
  }

  /// Ends everything and frees the handles.
  consuming func close() {
    for line in lines.values {
      var line = line
      while let submission = line.next() { submission.finish(.failure(.closed)) }
    }
    lines = [:]
    for transfer in Array(running.values) { finish(transfer, .failure(.closed)) }
    tellEnded()
    while let handle = unsafe spare.popLast() { unsafe curl_easy_cleanup(handle) }
    unsafe curl_multi_cleanup(multi)
  }

  private mutating func run(_ submission: Submission) {
    guard let handle = unsafe spare.popLast() ?? curl_easy_init() else {
      return submission.finish(.failure(.invalidRequest("libcurl is out of handles")))
    }
    let transfer = unsafe Transfer(submission, handle: handle, now: .now)
    running[transfer.id] = transfer
    lines[submission.hop.address.origin, default: OriginLine()].running += 1
    guard transfer.configure(options), unsafe curl_multi_add_handle(multi, handle) == CURLM_OK
    else { return finish(transfer, .failure(.invalidRequest("libcurl refuses an option"))) }
    wake(at: transfer.nextCheck(now: .now))
  }

  /// The one place where a running exchange ends: the handle goes out and is reset before the
  /// transfer that it points to goes.
  private mutating func finish(_ transfer: Transfer, _ outcome: Result<Exchange, TransportError>) {
    unsafe curl_multi_remove_handle(multi, transfer.handle)
    unsafe curl_easy_reset(transfer.handle)
    unsafe spare.append(transfer.handle)
    running[transfer.id] = nil
    ended.append((transfer.submission, outcome))
    let origin = transfer.submission.hop.address.origin
    guard var line = lines.removeValue(forKey: origin) else { return }
    line.running -= 1
    var next = line.next()
    // A cancel that is still on its way must not keep those behind it waiting.
    while let given = next, given.ticket.isCancelled {
      given.finish(.failure(.cancelled))
      next = line.next()
    }
    if !line.isIdle || next != nil { lines[origin] = line }
    if let next { start(next) }
  }

  /// Tells callers once the work is done: told one by one, each would take the processor away from
  /// it and come back with a request of its own.
  private mutating func tellEnded() {
    for (submission, outcome) in ended { submission.finish(outcome) }
    ended.removeAll(keepingCapacity: true)
  }

  private mutating func wake(at moment: ContinuousClock.Instant) {
    alarm = alarm.map { min($0, moment) } ?? moment
  }

  private mutating func expire() {
    guard let alarm, case let now = ContinuousClock.now, now >= alarm else { return }
    self.alarm = nil
    for transfer in Array(running.values) {
      if transfer.deadline <= now { transfer.countUpload(now: now) }
      if transfer.deadline <= now {
        finish(transfer, .failure(.timedOut(transfer.phase)))
      } else {
        wake(at: transfer.nextCheck(now: now))
      }
    }
    for origin in Array(lines.keys) {
      for late in lines[origin]?.remove(where: { $0.deadline <= now }) ?? [] {
        late.finish(.failure(.timedOut(.waiting)))
      }
      if let deadline = lines[origin]?.deadline { wake(at: deadline) }
    }
  }
}
