import FeedContract
import FeedModel
import FeedNetwork
import FeedOrigin

/// Under what a comparison runs: where the pages come from.
enum CompareConditions {
  /// From the scenario, without a network.
  case virtual

  /// From the built-in origin, over libcurl.
  case builtIn

  /// From a server that knows nothing of the scenario, over libcurl.
  case server(url: String, kind: FeedKind)

  /// Takes `--virtual`, `--origin` and `--feed`.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: ``UsageError`` when they do not go together.
  init(_ arguments: inout ArgumentList) throws(UsageError) {
    let isVirtual = arguments.takeFlag("--virtual")
    let url = try arguments.takeOption("--origin")
    let kind = try arguments.takeOption("--feed")
    switch (url, kind) {
    case (let url?, let kind?):
      if isVirtual { throw UsageError("--virtual asks no origin; leave one out.") }
      self = .server(url: try FeedKind.checked(url), kind: try FeedKind(named: kind))
    case (nil, nil): self = isVirtual ? .virtual : .builtIn
    default: throw UsageError("--origin and --feed go together.")
    }
  }

  /// A lane for one architecture.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - scenario: What will happen, with its settings.
  /// - Returns: The lane; ``Lane/close()`` ends it.
  /// - Throws: ``UsageError``, or why the built-in origin cannot be started.
  @MainActor
  func lane(for architecture: Architecture, _ scenario: Scenario) throws -> Lane {
    guard let fitting = architecture.under(scenario.policies(on: FeedPolicies())) else {
      throw UsageError("\(architecture.name) has other policies.")
    }
    if case .virtual = self {
      let lane = Lane(fitting, pages: .scenario, network: nil)
      if scenario.answersAtOnce { lane.run.script(scenario.steps) }
      return lane
    }
    if scenario.answersAtOnce {
      throw UsageError("answers at once need --virtual, since a network takes its time.")
    }
    if case .server(let url, let kind) = self {
      return Lane(fitting, pages: .server(url), network: network(kind.envelope(at: url)))
    }
    let origin = Origin.scripted(ScriptedFeed(scenario))
    try origin.start()
    let envelope = FeedKind.feeds.envelope(at: origin.url)
    return Lane(fitting, pages: .builtIn(origin), network: network(envelope))
  }

  @MainActor
  private func network(_ envelope: any FeedEnvelope) -> any PageSource {
    NetworkPageSource(provider: Provider(CurlTransport()), envelope: envelope)
  }
}

extension CompareConditions: CustomStringConvertible {
  /// The conditions in words.
  var description: String {
    switch self {
    case .virtual: "virtual, without a network"
    case .builtIn: "live over libcurl from the built-in origin"
    case .server(let url, let kind):
      "live over libcurl from \(PlainText(url)), \(kind.rawValue)"
    }
  }
}
