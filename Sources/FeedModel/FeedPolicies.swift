/// What a feed does where reasonable people want opposite things.
///
/// The rules of the contract hold for every value. The first value of each choice is the default.
public struct FeedPolicies: Hashable, Sendable {
  /// P1: a refresh while an append is open.
  public var refreshDuringAppend = RefreshDuringAppend.cancel

  /// P2: a refresh while a refresh is open.
  public var refreshDuringRefresh = RefreshDuringRefresh.join

  /// P3: a load more while a refresh is open.
  public var loadMoreDuringRefresh = LoadMoreDuringRefresh.drop

  /// P4: a load more after a failed append.
  public var loadMoreAfterFailure = LoadMoreAfterFailure.ignore

  /// P5: the rows at a switch of topic.
  public var itemsAtSwitch = ItemsAtSwitch.clear

  /// P6: the rows during a refresh.
  public var itemsDuringRefresh = ItemsDuringRefresh.keep

  /// P7: what ends a feed, besides a page without a following key.
  public var endSignal = EndSignal.missingKey

  /// P8: an item that is already in the list.
  public var overlap = Overlap.takeContent

  /// P9: the rows of a successful refresh.
  public var headItems = HeadItems.replace

  /// P10: the next offset after a row was removed here.
  public var removal = Removal.rebase

  /// P11: an element that cannot be read.
  public var badElement = BadElement.skip

  /// P12: a list shorter than the viewport.
  public var autoFill = AutoFill.off

  /// P14: a failure that may pass by itself.
  public var automaticRetry = AutomaticRetry.none

  /// P16: a page that names its own key as the following one.
  public var repeatedKey = RepeatedKey.error

  /// How many elements one request asks for.
  public var pageSize = 10

  /// How many rows the viewport shows (P12).
  public var viewport = 4

  /// How many pages one intent may load, its own and those that fill the viewport (P12).
  public var pagesPerIntent = 3

  /// How often one request is repeated automatically (P14).
  public var retryLimit = 2

  /// How long an automatic retry waits (P14).
  public var retryDelay = Duration.seconds(1)

  /// How many repeated keys in a row are put up with (P16).
  public var repeatLimit = 2

  /// Creates the default policies.
  public init() {}
}
