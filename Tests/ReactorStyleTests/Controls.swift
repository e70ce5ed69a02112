import Streams

/// A button that can be tapped by a test.
final class Button {
  let taps = PublishRelay<Void>()
  var isEnabled = true

  func tap() {
    if isEnabled { taps.accept(()) }
  }
}

/// A text that a view shows.
final class Label {
  var text = ""
}

/// A spinner.
final class Spinner {
  var isAnimating = false
}
