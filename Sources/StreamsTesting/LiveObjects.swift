import Streams

/// Counts the objects that graphs of streams are made of.
public enum LiveObjects {
  /// Runs some work and names every graph object that it made and left alive: observables, running
  /// stages, subjects, disposables.
  ///
  /// An object that the work hands out, to a variable outside for example, counts as left alive.
  /// The work is synchronous, and all that it makes must live on the calling thread.
  /// - Returns: The names of the types, oldest object first; empty if nothing leaks.
  public static func left(by work: () throws -> Void) rethrows -> [String] {
    try Census.survivors(of: work)
  }

  /// How many graph objects made since the innermost `left(by:)` began are alive at this moment.
  ///
  /// Zero outside of such a call.
  public static var countInProgress: Int {
    Census.countInProgress
  }
}
