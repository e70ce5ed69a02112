import FeedContract
import FeedModel
import FeedNetwork
import FeedOrigin

/// One architecture on its way through a scenario.
@MainActor
final class Lane {
  /// Where the lane's pages come from.
  enum Pages {
    /// From the scenario, without a network.
    case scenario

    /// From the built-in origin, which answers as the scenario says.
    case builtIn(Origin)

    /// From a server that knows nothing of the scenario.
    case server(String)
  }

  /// The feed, driven and written down.
  let run: Run

  /// Answers that were of another kind than the scenario says, as in `answer 2: status 500`.
  private(set) var deviations: [String] = []

  /// How many of the pages that the scenario wants came.
  private(set) var pagesReceived = 0

  private let pages: Pages
  private let gate: GatedSource?
  private var shown = 0

  /// Whether the lane asks a network.
  var isLive: Bool { gate != nil }

  /// Creates a lane whose feed is made and bound once.
  ///
  /// - Parameters:
  ///   - architecture: The feed.
  ///   - pages: Where its pages come from.
  ///   - network: What requests go to; nil without a network.
  init(_ architecture: Architecture, pages: Pages, network: (any PageSource)?) {
    self.pages = pages
    gate = network.map(GatedSource.init)
    run = gate.map { Run(of: architecture, over: $0) } ?? Run(of: architecture)
  }

  /// Makes a lane for each architecture, or none: when one fails, those before it are closed.
  ///
  /// - Parameters:
  ///   - architectures: The feeds.
  ///   - make: Makes one lane.
  /// - Returns: The lanes, in order.
  /// - Throws: What `make` throws.
  static func all(
    of architectures: [Architecture],
    make: (Architecture) throws -> Lane
  ) rethrows -> [Lane] {
    var lanes: [Lane] = []
    do {
      for architecture in architectures { lanes.append(try make(architecture)) }
    } catch {
      for lane in lanes { lane.close() }
      throw error
    }
    return lanes
  }

  /// Performs one step and waits until it has had its effect.
  ///
  /// - Parameter step: What happens.
  /// - Returns: What crossed the seam, in order.
  /// - Throws: ``OriginUnreachable`` when a page is wanted and no origin is there.
  func perform(_ step: Step) async throws -> [Event] {
    if let gate, case .answer(let answer) = step.action {
      if answer.request <= gate.count {
        try await answerFromNetwork(answer, through: gate)
      }
    } else {
      run.perform(step)
    }
    await gate?.flush { number in
      if case .builtIn(let origin) = pages { _ = await origin.arrival(of: number) }
    }
    return newEvents()
  }

  /// What crossed the seam since the last call.
  func newEvents() -> [Event] {
    defer { shown = run.log.events.count }
    return Array(run.log.events[shown...])
  }

  /// Gives open requests up and stops the built-in origin.
  func close() {
    gate?.close()
    if case .builtIn(let origin) = pages { origin.stop() }
  }

  private func answerFromNetwork(_ answer: Answer, through gate: GatedSource) async throws {
    let number = answer.request
    if case .server = pages, case .failure(let error) = answer.outcome {
      return gate.release(number, with: .failure(error))
    }
    let result = await gate.arrival(of: number)
    if case .server(let url) = pages, case .failure(let error) = result,
      [.unreachable, .timedOut].contains(error.kind)
    {
      throw OriginUnreachable(origin: url, request: number, reason: error)
    }
    note(result, for: answer)
    gate.release(number, with: result)
  }

  private func note(_ result: Result<Page, FeedError>, for answer: Answer) {
    switch (answer.outcome, result) {
    case (.page, .success): pagesReceived += 1
    case (.failure(let wanted), .failure(let error))
    where EventText.text(of: wanted) == EventText.text(of: error):
      break
    case (.failure, .failure(let error)), (.page, .failure(let error)):
      deviations.append("answer \(answer.request): \(EventText.text(of: error))")
    case (.failure, .success): deviations.append("answer \(answer.request): a page")
    }
  }
}

extension FeedError {
  fileprivate enum Kind {
    case unreachable
    case timedOut
    case other
  }

  fileprivate var kind: Kind {
    switch self {
    case .unreachable: .unreachable
    case .timedOut: .timedOut
    default: .other
    }
  }
}
