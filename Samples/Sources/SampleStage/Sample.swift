public import Streams

/// A small program in both styles, as the stage needs to know it.
public protocol Sample: AnyObject {
  /// The name of the program.
  static var name: String { get }

  /// What the sample shows, in one sentence.
  static var summary: String { get }

  /// What a person can type, and what for.
  static var keys: [Key] { get }

  /// Whether the sample asks a server, so that another one can be named.
  static var asksServer: Bool { get }

  /// What is typed when no person is there.
  ///
  /// `wait 500` lets half a second pass, `leave` frees the view with everything behind it, and
  /// ` then ` joins steps between which nothing is waited for.
  static var script: [String] { get }

  /// Gets the sample ready.
  ///
  /// - Parameter origin: The server to ask; nil for the sample's own.
  /// - Throws: What makes it impossible, in words for a person.
  init(origin: String?) throws

  /// Why the server was never reached, and what to do; nil when it was, or when nothing was asked.
  @MainActor var unreachable: String? { get }

  /// Makes the text view, bound to one of the styles.
  ///
  /// - Parameters:
  ///   - style: The style behind the view.
  ///   - canvas: Where the view draws.
  ///   - clock: What timed work waits on.
  /// - Returns: The view; it has drawn what it shows at first.
  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView
}

extension Sample {
  /// Most samples ask nobody.
  public static var asksServer: Bool { false }

  /// Who asks nobody misses nobody.
  @MainActor public var unreachable: String? { nil }
}

/// Something that a person can type.
public struct Key: Sendable {
  /// What is typed.
  public let text: String

  /// What it does.
  public let meaning: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - meaning: What it does.
  public init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }
}
