import FeedModel
import FeedTransform
import ReactorStyle
import Streams

extension PictureReactor {
  /// What the header and the footer are to do, told by how the state changes; a view that is bound
  /// later is first told what brings a control at rest up to date.
  var refreshStatus: Observable<RefreshStatus> {
    .deferred { [unowned self] in
      var earlier = FeedState()
      return state.map(\.feed).distinctUntilChanged()
        .flatMap { state in
          defer { earlier = state }
          return Observable.from(RefreshStatus.commands(from: earlier, to: state))
        }
    }
  }
}
