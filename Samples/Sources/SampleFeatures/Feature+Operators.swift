extension Feature {
  private static let whole = "values and completion of a synchronous source"

  static let operators: [Feature] = [
    .holds(
      "O1",
      "`just`, `empty`, `error`",
      in: "StreamsTests",
      "just and empty and error do not wait for the work in progress"
    ),
    .holds(
      "O2",
      "`never`, `create`",
      in: "StreamsTests",
      "a stream says values and then at most one end"
    ),
    .holds(
      "O3",
      "`deferred`",
      in: "StreamsTests",
      "what a factory throws is the error of the stream"
    ),
    .holds("O4", "`from`, `of`", in: "StreamsTests", "merged sequences take turns"),
    .holds(
      "O5",
      "`concat`",
      in: "StreamsTests",
      "concat subscribes the next stream when the one before it has completed"
    ),
    .holds(
      "O6",
      "`merge`",
      in: "StreamsTests",
      "merge subscribes in order, fails with the first error and completes with the last"
    ),
    .holds(
      "O7",
      "`combineLatest`",
      in: "StreamsTests",
      "combineLatest completes when all have, or when nothing can come any more"
    ),
    .holds("O8", "`map`, `compactMap`, `filter`", in: "StreamsTests", whole),
    .holds("O9", "`flatMap`", in: "StreamsTests", "flatMap waits for its inner streams"),
    .holds(
      "O10",
      "`flatMapLatest`",
      in: "StreamsTests",
      "flatMapLatest disposes the previous stream before it subscribes the new one"
    ),
    .holds("O11", "`scan`", in: "StreamsTests", whole),
    .holds(
      "O12",
      "`startWith`",
      in: "StreamsTests",
      "startWith sends before the source is subscribed"
    ),
    .holds("O13", "`take`", in: "StreamsTests", "take counts a value before it sends it"),
    .holds(
      "O14",
      "`take(until:)`",
      in: "StreamsTests",
      "take until completes when the other stream sends, and only then"
    ),
    .holds("O15", "`skip`", in: "StreamsTests", whole),
    .holds(
      "O16",
      "`do`",
      in: "StreamsTests",
      "a throw inside do becomes the error of the stream and its own onError does not hear"
    ),
    .holds(
      "O17",
      "`delay`",
      in: "StreamsTests",
      "delay keeps distances and does not delay errors"
    ),
    .holds(
      "O18",
      "`throttle`, with and without the latest value",
      in: "StreamsTests",
      "the published throttle lets through 0 2 3 with the latest and 0 3 without"
    ),
    .holds(
      "O19",
      "`debounce`",
      in: "StreamsTests",
      "debounce sends a value when no other has come for a time"
    ),
    .holds(
      "O20",
      "`distinctUntilChanged` compares with the last value that passed, by key or comparer too",
      in: "StreamsTests",
      "distinctUntilChanged compares with what passed last, so a run keeps its first"
    ),
    .holds(
      "O21",
      "`withLatestFrom`",
      in: "StreamsTests",
      "withLatestFrom drops what comes before the second stream"
    ),
    .holds(
      "O22",
      "`catch`, `catchAndReturn`",
      in: "StreamsTests",
      "catch carries on with the other stream, and its throw is the error"
    ),
    .holds("O23", "`retry`", in: "StreamsTests", "retry counts all subscriptions"),
    .holds(
      "O24",
      "`observe(on:)`",
      in: "StreamsTests",
      "observe on a clock costs a tick for each event"
    ),
    .holds(
      "O25",
      "`share`, replaying or not",
      in: "StreamsTests",
      "share replays as many values as asked"
    ),
    .holds(
      "O26",
      "`replay` and `connect`",
      in: "StreamsTests",
      "a connectable stream sends nothing until it is connected"
    ),
    .holds(
      "O27",
      "`using`",
      in: "StreamsTests",
      "a resource lives as long as the subscription"
    ),
    .holds("O28", "`Single`", in: "StreamsTests", "a single says one thing"),
    .differs(
      "O29",
      "`Driver` and `Signal` on the main queue",
      "in the domain that subscribes and inside `subscribe`, so that no main loop is needed",
      in: "StreamsTests",
      "a driver delivers inside subscribe and inside accept, without a main loop"
    ),
    .holds(
      "O30",
      "`PublishSubject`",
      in: "StreamsTests",
      "a publish subject tells a late observer only its end"
    ),
    .holds(
      "O31",
      "`BehaviorSubject`, `BehaviorRelay`, which replay",
      in: "StreamsTests",
      "a behaviour relay replays inside subscribe"
    ),
    .differs(
      "O32",
      "`Variable`, which completes when it is freed",
      "a relay in its place, which never ends, since an end is no news about a value",
      in: "StreamsTests",
      "a relay never ends, not even when it goes"
    ),
    .holds(
      "O33",
      "`ActionSubject` hears neither errors nor ends",
      in: "ReactorStyleTests",
      "it drops errors and completions"
    ),
    .holds(
      "O34",
      "`StateRelay` has a value and replays it",
      in: "ReactorStyleTests",
      "a subscriber gets the latest value and each further one"
    ),
    .holds(
      "O35",
      "`DisposeBag`",
      in: "StreamsTests",
      "a bag disposes in the order of insertion when it goes"
    ),
    .holds(
      "O36",
      "the main scheduler",
      in: "StreamsTests",
      "the main scheduler runs at once if nothing waits and keeps the order if something does"
    ),
    .holds(
      "O37",
      "the scheduler of the current thread",
      in: "StreamsTests",
      "the current-thread queue runs each value to completion"
    ),
    .differs(
      "O38",
      "serial schedulers, between which a stream may hop",
      "a graph may live on a serial queue and stays there, so that it needs no locks",
      in: "StreamsTests",
      "a graph can live on a serial queue"
    ),
    .holds(
      "O39",
      "the test scheduler",
      in: "StreamsTests",
      "actions of one time run in the order they were scheduled in"
    ),
  ]
}
