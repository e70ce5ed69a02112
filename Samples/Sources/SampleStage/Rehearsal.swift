internal import Foundation
internal import Streams
internal import StreamsTesting

/// One style of a sample, driven step by step on a virtual clock of milliseconds.
@MainActor
public final class Rehearsal {
  private let canvas = Canvas()
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private var view: (any SampleView)?

  /// What the view draws before anything is typed.
  public let opening: [String]

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - style: The style behind the view.
  public init(_ sample: some Sample, _ style: Style) {
    view = sample.makeView(style, on: canvas, clock: clock)
    opening = canvas.takeLines()
  }

  /// Types a line.
  ///
  /// - Parameter line: What is typed.
  /// - Returns: What is drawn at once.
  @discardableResult
  public func type(_ line: String) -> [String] {
    let isKnown = view?.take(line) == true
    return canvas.takeLines() + (isKnown ? [] : ["nothing happens"])
  }

  /// Lets time pass.
  ///
  /// - Parameter milliseconds: How much.
  /// - Returns: What is drawn meanwhile.
  @discardableResult
  public func wait(_ milliseconds: Int) -> [String] {
    clock.advanceTo(clock.clock + milliseconds)
    return canvas.takeLines()
  }

  /// Frees the view with everything behind it.
  ///
  /// - Returns: What is drawn by that.
  @discardableResult
  public func leave() -> [String] {
    view = nil
    return canvas.takeLines()
  }

  /// Waits until the requests that are under way have been answered.
  ///
  /// - Returns: What is drawn meanwhile.
  @discardableResult
  public func settle() async -> [String] {
    await view?.settle()
    return canvas.takeLines()
  }

  /// Performs one step of a script.
  ///
  /// - Parameter step: `wait` and a number, `leave`, what is typed, or several joined by ` then `.
  /// - Returns: What is drawn at once.
  public func perform(_ step: String) -> [String] {
    let parts = step.components(separatedBy: " then ")
    if parts.count > 1 { return parts.flatMap(perform) }
    let words = step.split(separator: " ")
    if step == "leave" { return leave() }
    if words.count == 2, words[0] == "wait", let time = Int(words[1]) { return wait(time) }
    return type(step)
  }
}
