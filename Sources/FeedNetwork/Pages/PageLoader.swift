import FeedModel

/// Everything between a page request and its page, off the domain.
struct PageLoader: Sendable {
  let provider: Provider
  let envelope: any FeedEnvelope
  let emptyBody: EmptyBody

  /// Asks for a page and reads it; nil when the request was given up.
  @concurrent
  func page(for request: PageRequest) async -> Result<Page, FeedError>? {
    do {
      // A retry that the feed wants later carries its delay, since feeds have no clock.
      if request.delay > .zero { try await provider.clock.sleep(for: request.delay) }
    } catch {
      return nil
    }
    do throws(NetworkError) {
      // A page that is none is the envelope's finding and keeps its words.
      let page = try await provider.read(envelope.target(for: request)) {
        response throws(Unreadable) in
        try self.page(in: response, for: request)
      }
      return .success(page)
    } catch {
      return FeedError(error).map(Result.failure)
    }
  }

  private func page(
    in response: HTTPResponse,
    for request: PageRequest
  ) throws(Unreadable) -> Page {
    if response.body.isEmpty, emptyBody == .endsFeed { return Page(items: []) }
    do throws(FeedError) {
      return try envelope.page(from: response, for: request)
    } catch .unreadable(let why) {
      throw Unreadable(why: why)
    } catch {
      throw Unreadable(why: "\(error)")
    }
  }
}
