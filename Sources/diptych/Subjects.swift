import FeedContract
import FeedModel
import FeedSpecimens

/// The feeds that the program knows by name.
enum Subjects {
  /// Every feed that is meant to be right, the pair first.
  static var right: [Architecture] {
    [.transform, .reactor, ReferenceFeed.architecture]
  }

  /// Every feed: the right ones, published ones with their repairs, those wrong on purpose.
  static var all: [Architecture] {
    right + PublishedFeed.all.flatMap { [$0.architecture, $0.repaired] }
      + (WrongFeed.all + WrongFeed.styled).map(\.architecture)
  }

  /// What a feed understands, when that is less than everything.
  ///
  /// - Parameter name: The feed's name.
  /// - Returns: The alphabet to explore it with.
  static func alphabet(of name: String) -> Alphabet {
    PublishedFeed.all
      .first { $0.architecture.name == name || $0.repaired.name == name }?.alphabet ?? .full
  }

  /// Finds a feed.
  ///
  /// - Parameters:
  ///   - name: The feed's name; small letters will do.
  ///   - settings: Policies on top of the feed's own, as in `P1=queue`.
  /// - Returns: The feed under these policies.
  /// - Throws: ``UsageError`` with the names or values that there are.
  static func find(_ name: String, settings: [String] = []) throws(UsageError) -> Architecture {
    guard let subject = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError(
        "there is no subject \"\(PlainText(name))\"; there are \(names)."
      )
    }
    var policies = subject.policies
    for setting in settings {
      do throws(PolicyError) {
        try policies.apply(setting: setting)
      } catch {
        throw UsageError("\(error)")
      }
    }
    guard let fitting = subject.under(policies) else {
      throw UsageError("\(subject.name) has fixed policies: \(subject.policies).")
    }
    return fitting
  }

  /// Every name, for help texts and errors.
  static var names: String {
    right.map(\.name).joined(separator: ", ") + ", and those of diptych explore --list"
  }

  /// The name that a command line must give.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: The name.
  /// - Throws: ``UsageError`` when there is none.
  static func takeName(_ arguments: inout ArgumentList) throws(UsageError) -> String {
    guard let name = arguments.takeNext() else {
      throw UsageError("it needs a subject: \(names).")
    }
    return name
  }
}
