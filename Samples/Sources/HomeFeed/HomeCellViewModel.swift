import FeedModel
import Streams
import TransformStyle

/// One cell of the home feed; a new one is made at each dequeue.
final class HomeCellViewModel: ViewModelType {
  struct Input {}

  struct Output {
    let label: Driver<String>
    let title: Driver<String>
  }

  private let item: FeedItem
  private let place: Int

  init(item: FeedItem, place: Int) {
    self.item = item
    self.place = place
  }

  // region: home.cell
  func transform(input: Input) -> Output {
    Output(label: .just("F\(place + 1)"), title: .just("\(PlainText(item.title))"))
  }
  // endregion: home.cell
}
