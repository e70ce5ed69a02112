extension FeedPolicies {
  /// P1: what a refresh does while an append is open.
  public enum RefreshDuringAppend: String, Hashable, Sendable, CaseIterable {
    /// The append is cancelled and the refresh starts.
    case cancel

    /// The refresh is ignored.
    case ignore

    /// The refresh starts when the append has ended.
    case queue
  }

  /// P2: what a refresh does while a refresh is open.
  public enum RefreshDuringRefresh: String, Hashable, Sendable, CaseIterable {
    /// The open request answers both.
    case join

    /// The open request is cancelled and sent again.
    case restart

    /// The second refresh is ignored. Seen through the seam this equals ``join``: the difference is
    /// whether the second intent counts as fulfilled.
    case ignore
  }

  /// P3: what a load more does while a refresh is open.
  public enum LoadMoreDuringRefresh: String, Hashable, Sendable, CaseIterable {
    /// The load more is dropped.
    case drop

    /// The load more starts when the refresh has ended, if there is a following page by then.
    case queue

    /// The refresh is cancelled and the load more starts, if the list has a following page.
    case cancel
  }

  /// P4: what a load more does after a failed append.
  public enum LoadMoreAfterFailure: String, Hashable, Sendable, CaseIterable {
    /// Nothing, until the failed append is retried or a refresh succeeds.
    case ignore

    /// It retries.
    case retry
  }

  /// P5: what happens to the rows at a switch of topic.
  public enum ItemsAtSwitch: String, Hashable, Sendable, CaseIterable {
    /// They go at once.
    case clear

    /// They stay, marked as stale, until the first answer of the new topic.
    case keep
  }

  /// P6: what happens to the rows during a refresh.
  public enum ItemsDuringRefresh: String, Hashable, Sendable, CaseIterable {
    /// They stay until the answer.
    case keep

    /// They go at once, and the refresh is a first load.
    case clear
  }

  /// P7: what ends a feed, besides a page without a following key.
  public enum EndSignal: String, Hashable, Sendable, CaseIterable {
    /// Nothing else.
    case missingKey

    /// A page without any element.
    case emptyPage

    /// A page with fewer elements than were asked for.
    case shortPage

    /// As many elements as the origin says there are.
    case total
  }

  /// P8: what happens to an item that is already in the list.
  public enum Overlap: String, Hashable, Sendable, CaseIterable {
    /// It keeps its place and takes the new content.
    case takeContent

    /// It keeps its place and its content.
    case keepContent
  }

  /// P9: what a successful refresh does with the rows that are there.
  public enum HeadItems: String, Hashable, Sendable, CaseIterable {
    /// The page replaces them.
    case replace

    /// The page comes in front; rows that it does not have follow.
    case mergeInFront
  }

  /// P10: what a removal does to a following key that is an offset.
  public enum Removal: String, Hashable, Sendable, CaseIterable {
    /// The offset becomes one less, since the origin's list became one shorter too.
    case rebase

    /// Nothing, since the origin still has the element.
    case leave
  }

  /// P11: what an element does that cannot be read.
  public enum BadElement: String, Hashable, Sendable, CaseIterable {
    /// It is left out and counted.
    case skip

    /// It makes the page a failure.
    case fail
  }

  /// P12: what happens while the list is shorter than the viewport.
  public enum AutoFill: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case off

    /// Further pages are loaded until the viewport is full, a bounded number for each intent.
    case fill
  }

  /// P14: what happens after a failure that may pass by itself.
  public enum AutomaticRetry: String, Hashable, Sendable, CaseIterable {
    /// It is announced.
    case none

    /// The same request is sent again, a bounded number of times, before it is announced.
    case transient
  }

  /// P16: what a page does that names its own key as the following one.
  public enum RepeatedKey: String, Hashable, Sendable, CaseIterable {
    /// It fails.
    case error

    /// It ends the feed.
    case end

    /// It counts as any other page, a bounded number of times in a row, then it fails.
    case goOn
  }
}
