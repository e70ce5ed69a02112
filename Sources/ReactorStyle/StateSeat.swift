import Streams

/// The place of one who watches a channel; disposing it gives the place up.
final class StateSeat<State>: Disposable {
  private var sink: Sink<State>?
  private var channel: StateChannel<State>?

  init(of sink: Sink<State>, in channel: StateChannel<State>) {
    self.sink = sink
    self.channel = channel
  }

  func dispose() {
    guard let sink = sink.take(), let channel = channel.take() else { return }
    channel.leave(sink)
  }
}
