public import FeedModel

/// A page source that asks a server.
///
/// It belongs to the isolation domain it is made in, as the feed does that uses it: `send` is called
/// there and answers there. Request, retry and reading happen elsewhere.
public final class NetworkPageSource: PageSource {
  private let loader: PageLoader
  private let domain: any Actor

  /// Creates a source for the current isolation domain.
  ///
  /// - Parameters:
  ///   - provider: Sends the requests.
  ///   - envelope: How the server is asked and how it answers.
  ///   - emptyBody: What an answer without a body means (policy P23).
  ///   - domain: The actor of the feed; the one this is called on, as it is left out. There must be
  ///     one.
  public init(
    provider: Provider,
    envelope: any FeedEnvelope,
    emptyBody: EmptyBody = .endsFeed,
    domain: isolated any Actor = #isolation
  ) {
    loader = PageLoader(provider: provider, envelope: envelope, emptyBody: emptyBody)
    self.domain = domain
  }

  /// Asks the server for one page; must be called in the domain.
  ///
  /// The answer always comes later, never inside the call, and not at all once the request was given
  /// up. A user's refresh reaches the server whatever is remembered (rule 5.8).
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - answer: Called in the domain with the page or the reason why there is none.
  /// - Returns: A function that gives the request up; call it in the domain.
  public func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    let crossing = Crossing<Result<Page, FeedError>?>(into: domain) { result in
      if let result { answer(result) }
    }
    let work = Task.detached { [loader] in
      await crossing.deliver(await loader.page(for: request))
    }
    return {
      crossing.close()
      work.cancel()
    }
  }
}
