import Streams

/// A cell that the list uses again; binding it ends what it showed before.
final class HomeCell {
  static let height = 135

  var disposeBag = DisposeBag()
  private(set) var label = ""
  private(set) var title = ""

  func show(label: String) { self.label = label }

  func show(title: String) { self.title = title }
}
