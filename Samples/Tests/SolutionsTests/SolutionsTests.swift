import FeedModel
import ReactorStyle
import Solutions
import Streams
import StreamsTesting
import Testing

@Suite struct SolutionsTests {
  @Test func `Counter, a reset cancels what is under way`() {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let counter = ResettableCounterReactor(clock: clock)
    counter.action.onNext(.increase)
    clock.advanceTo(500)
    counter.action.onNext(.increase)
    counter.action.onNext(.reset)
    clock.advanceTo(2_000)
    #expect(counter.currentState == counter.initialState)
    counter.action.onNext(.increase)
    clock.advanceTo(2_500)
    #expect(counter.currentState.value == 1)
    #expect(counter.currentState.pending == 0)
  }

  @Test func `Counter, a reset of the view model cancels what is under way`() {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let increase = PublishRelay<Void>()
    let reset = PublishRelay<Void>()
    let output = ResettableCounterViewModel(clock: clock).transform(
      input: .init(increase: increase.asObservable(), reset: reset.asObservable())
    )
    var shown: [String] = []
    let bag = DisposeBag()
    output.value.drive(onNext: { shown.append("\($0)") }).disposed(by: bag)
    output.isWorking.drive(onNext: { shown.append($0 ? "on" : "off") }).disposed(by: bag)
    increase.accept(())
    clock.advanceTo(500)
    increase.accept(())
    reset.accept(())
    clock.advanceTo(2_000)
    increase.accept(())
    clock.advanceTo(2_500)
    #expect(shown.filter { Int($0) != nil } == ["0", "1", "0", "1"])
    #expect(
      shown.filter { Int($0) == nil } == ["off", "on", "off", "on", "off", "on", "off"]
    )
  }

  @Test func `BankAccount, a payment is made wholly or not at all`() throws {
    var accounts = Transfer(sender: 10, receiver: .max - 1)
    #expect(throws: Transfer.Refusal.overdraft) { try accounts.pay(11) }
    #expect(throws: Transfer.Refusal.tooMuch) { try accounts.pay(2) }
    #expect(accounts == Transfer(sender: 10, receiver: .max - 1))
    try accounts.pay(1)
    #expect(accounts == Transfer(sender: 9, receiver: .max))
  }

  @Test func `Registration, only a text that stands is checked`() {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let texts = PublishRelay<String>()
    var checks: [String] = []
    var shown: [Bool?] = []
    let subscription =
      texts
      .checked(on: clock) { text in
        checks.append(text)
        return .just(text == "free")
      }
      .subscribe(onNext: { shown.append($0) })
    for (time, text) in [(0, "f"), (200, "fr"), (499, "free")] {
      clock.advanceTo(time)
      texts.accept(text)
    }
    clock.advanceTo(799)
    #expect(checks == ["free"])
    #expect(shown == [nil, nil, nil, true])
    subscription.dispose()
  }

  @Test func `TraceableList, a version stands for the rows`() {
    let states: [(rows: [String], version: Int)] = [(["a"], 1), (["a"], 1), (["a"], 2), (["b"], 3)]
    var shown: [[String]] = []
    Observable.from(states).versions(of: { $0.rows }, by: { $0.version })
      .subscribe(onNext: { shown.append($0) })
      .dispose()
    #expect(shown == [["a"], ["a"], ["b"]])
  }

  @Test func `GitHubSearch, a text stands in the list once and the list has five`() {
    var recent = RecentSearches()
    for text in ["a", "b", "", "c", "d", "e", "f", "B", "灯笼"] { recent.note(text) }
    #expect(recent.texts == ["灯笼", "B", "f", "e", "d"])
  }

  @Test func `PictureFeed, only rows that a successful refresh has brought are new`() {
    func state(_ rows: [String], _ refresh: LoadState = .idle) -> FeedState {
      var state = FeedState()
      state.items = FeedItems(rows.map { FeedItem(id: $0) })
      state.refresh = refresh
      return state
    }
    let states = [
      state([]), state([], .loading), state(["a", "b"]),
      state(["a", "b", "c"]),
      state(["a", "b", "c"], .loading), state(["z", "a", "b"]),
      state(["z", "a", "b"], .loading), state(["z", "a", "b"], .failed(.timedOut)),
      state(["z", "a", "b"], .loading), state(["z", "a", "b"]),
    ]
    var counts: [Int] = []
    Observable.from(states).newPictures().subscribe(onNext: { counts.append($0) }).dispose()
    #expect(counts == [2, 1, 0])
  }

  @Test func `HomeFeed, entering a zone is told once`() {
    var count = 0
    Observable.from([true, true, false, true, true]).risingEdges()
      .subscribe(onNext: { count += 1 })
      .dispose()
    #expect(count == 2)
  }
}
