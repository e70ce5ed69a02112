extension WrongFeed {
  /// One wrong feed for each rule of parts 1 to 4, in the order of the rules.
  ///
  /// Made anew each time, since some of them share a number among the feeds of one architecture; such
  /// a feed is to be explored on one thread.
  public static var all: [WrongFeed] {
    [
      EagerFeed.specimen, BlindFeed.specimen, EndlessFeed.specimen,
      StormFeed.specimen, SkippingFeed.specimen, OldCursorFeed.specimen,
      WelcomingFeed.specimen, NestedFeed.specimen, MixedRequestFeed.specimen,
      LateAnswerFeed.specimen, SharedSpinnerFeed.specimen, FlashingFeed.specimen,
      TextOrderFeed.specimen, DoubledRowFeed.specimen, ImpatientFeed.specimen,
      GivingUpFeed.specimen, StuckEndFeed.specimen, CirclingFeed.specimen,
      SkeletonFeed.specimen, OneStatusFeed.specimen, StuckSpinnerFeed.specimen,
      ForgottenSpinnerFeed.specimen, ReopeningFeed.specimen, DistinctErrorFeed.specimen,
      BlankingFeed.specimen, OldErrorFeed.specimen, AlarmingFeed.specimen,
      MortalFeed.specimen, FirstPageAgainFeed.specimen, HalfUpdatedFeed.specimen,
      WrongTabFeed.specimen, ReloadingFeed.specimen, FlakyFeed.specimen,
      DroppingFeed.specimen, LeakingFeed.specimen, SharedBoardFeed.specimen,
    ]
  }
}
