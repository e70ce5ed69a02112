/// Work of a graph on its way through the queue it lives on.
///
/// The compiler cannot see that the queue it is given to and the domain it was made in are the
/// same, because Dispatch does not say so in types. Whoever makes a crossing has checked it at run
/// time: the main scheduler that it is on the main actor, a queue's scheduler that it is on the
/// queue. This is the only unchecked conformance of the module.
struct Crossing: @unchecked Sendable {
  private let work: any Hop

  init(_ work: any Hop) {
    self.work = work
  }

  func run() {
    work.run()
  }
}
