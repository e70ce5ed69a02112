/// Makes streams of sequences: one that takes turns on the trampoline, or one that schedules steps.
@usableFromInline
enum SequenceSource {
  @inlinable static func make<Elements: Sequence>(
    _ elements: Elements,
    _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Elements.Element> {
    if type(of: scheduler) == CurrentThreadScheduler.self {
      return Source { sink in
        SequencePump(elements.makeIterator(), sink).start()
        return nil
      }
    }
    return scheduled(elements, scheduler)
  }

  @usableFromInline static func scheduled<Elements: Sequence>(
    _ elements: Elements,
    _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Elements.Element> {
    Source { sink in
      let steps = DisposableLink()
      sink.adopt(steps)
      steps.hold(
        scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
          var iterator = iterator
          if steps.isStopped { return }
          guard let value = iterator.next() else {
            sink.completed()
            return
          }
          sink.next(value)
          recurse(iterator)
        }
      )
      return nil
    }
  }
}

/// Sends the elements of a sequence and lets other work of the trampoline go between.
@usableFromInline
final class SequencePump<Iterator: IteratorProtocol>: Link, Hop {
  @safe @exclusivity(unchecked) @usableFromInline var iterator: Iterator
  @usableFromInline let sink: Sink<Iterator.Element>
  private let turn: (SequencePump) -> Void

  @inlinable convenience init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>) {
    self.init(iterator, sink) { pump in pump.sendWhileAlone() }
  }

  @usableFromInline init(
    _ iterator: Iterator,
    _ sink: Sink<Iterator.Element>,
    turn: @escaping (SequencePump) -> Void
  ) {
    self.iterator = iterator
    self.sink = sink
    self.turn = turn
    super.init()
  }

  @usableFromInline func start() {
    sink.adopt(self)
    Trampoline.enqueue(self)
  }

  @usableFromInline package func run() {
    turn(self)
  }

  @inlinable func sendWhileAlone() {
    while !isStopped {
      guard let value = iterator.next() else {
        if stop() { sink.completed() }
        return
      }
      sink.next(value)
      if Trampoline.hasWaitingWork {
        Trampoline.enqueue(self)
        return
      }
    }
  }
}
