import FeedModel

extension Provider {
  /// Sends a call's request until it succeeds or there is no reason to send it again.
  func run(_ call: Call, _ validation: Validation) async -> Result<HTTPResponse, NetworkError> {
    var attempt = 0
    var sent = 0
    var mayRenew = true
    while true {
      attempt += 1
      var request = call.request
      for plugin in plugins { request = await plugin.prepare(request, for: call) }
      let failure: AttemptFailure
      switch await send(request, for: call, validation, count: &sent) {
      case .success(let response): return .success(response)
      case .failure(let found): failure = found
      }
      if mayRenew, case .unauthorized = failure.reason {
        mayRenew = false
        if await isRenewed(after: request, for: call) {
          attempt -= 1
          continue
        }
      }
      guard let wait = retry.wait(after: attempt, failure, of: request),
        await isOver(wait)
      else {
        let reason = Task.isCancelled ? .cancelled : failure.reason
        let error = NetworkError(request: "\(call.request)", reason: reason, attempts: sent)
        return .failure(error)
      }
    }
  }

  private func send(
    _ request: HTTPRequest,
    for call: Call,
    _ validation: Validation,
    count: inout Int
  ) async -> Result<HTTPResponse, AttemptFailure> {
    let origin = WebOrigin(url: request.url)
    if let origin, let instant = limits.embargo(for: origin, now: clock.timeSince1970) {
      return .failure(limited(until: instant))
    }
    var response: HTTPResponse
    do throws(TransportError) {
      count += 1
      response = try await transport.send(request)
    } catch .cancelled {
      return .failure(AttemptFailure(reason: .cancelled))
    } catch {
      return .failure(AttemptFailure(reason: .transport(error)))
    }
    for plugin in plugins.reversed() { response = await plugin.process(response, for: call) }
    if validation.accepts(response.status) { return .success(response) }
    let (isLimit, instant) = RateLimit.limit(in: response, now: clock.timeSince1970)
    if let instant, let answered = WebOrigin(url: response.url) ?? origin {
      limits.note(instant, for: answered)
    }
    if isLimit { return .failure(limited(until: instant)) }
    let reason: NetworkError.Reason =
      response.status == 401 ? .unauthorized(response) : .refused(response)
    return .failure(AttemptFailure(reason: reason))
  }

  private func limited(until instant: FeedInstant?) -> AttemptFailure {
    let wait = instant.map { Duration.seconds($0.secondsSince1970) - clock.timeSince1970 }
    return AttemptFailure(reason: .rateLimited(until: instant), askedWait: wait)
  }

  private func isRenewed(after request: HTTPRequest, for call: Call) async -> Bool {
    for plugin in plugins where await plugin.renewed(after: request, for: call) { return true }
    return false
  }

  /// Waits; false when the call was given up meanwhile.
  private func isOver(_ wait: Duration) async -> Bool {
    if wait <= .zero { return !Task.isCancelled }
    do {
      // Between two attempts the policy, or the server, wants time to pass.
      try await clock.sleep(for: wait)
      return !Task.isCancelled
    } catch {
      return false
    }
  }
}
