/// What a long run came to, and whether it is flat.
public struct SoakRun: Hashable, Sendable {
  /// How much more memory the last mark may show than the second, in bytes; allocators are coarse.
  public static let slack = 64 << 10

  /// What ran: a feed, or a screen over one.
  public let subject: String

  /// What it looked like on the way.
  public let marks: [SoakMark]

  /// The graph objects that were alive after the subject was released, by type.
  public let leftovers: [String]

  /// Creates the outcome of a run.
  ///
  /// - Parameters:
  ///   - subject: What ran.
  ///   - marks: What it looked like on the way.
  ///   - leftovers: The graph objects that were alive after the subject was released.
  public init(subject: String, marks: [SoakMark], leftovers: [String]) {
    self.subject = subject
    self.marks = marks
    self.leftovers = leftovers
  }

  /// Whether memory and live objects stay flat from the second mark to the last, and nothing is left.
  ///
  /// At every mark the subject is at rest with the same page, so that one more object is a leak. Until
  /// the second mark tables and pools grow to the size that they keep. Less than three marks
  /// show nothing.
  public var isFlat: Bool { faults.isEmpty }

  /// What is not flat, in words; empty when everything is.
  public var faults: [String] {
    guard marks.count > 2, let last = marks.last else { return ["too few marks to tell"] }
    let early = marks[1]
    var faults: [String] = []
    if last.bytes - early.bytes >= SoakRun.slack {
      faults.append("memory grew by \((last.bytes - early.bytes) / 1024) KiB")
    }
    if last.liveObjects > early.liveObjects {
      faults.append("live objects grew by \(last.liveObjects - early.liveObjects)")
    }
    if !leftovers.isEmpty {
      faults.append("\(leftovers.count) graph objects left, the first: \(leftovers[0])")
    }
    return faults
  }
}
