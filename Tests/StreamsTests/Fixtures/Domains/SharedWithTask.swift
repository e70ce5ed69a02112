// error: risks causing data races
import Streams

@MainActor
func share() {
  let subject = PublishSubject<Int>()
  Task.detached { subject.onNext(1) }
  subject.onNext(2)
}
