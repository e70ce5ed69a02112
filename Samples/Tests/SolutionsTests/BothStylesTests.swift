import FeedContract
import FeedModel
import ReactorStyle
import SampleStage
import Solutions
import Streams
import StreamsTesting
import Testing

/// The solutions in each style: what is typed goes in, and what is shown comes out as lines.
@Suite struct BothStylesTests {
  private let bag = DisposeBag()
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)

  /// Keeps a view model as long as the test, as a view would.
  private func keep<Model: AnyObject>(_ model: Model) -> Model {
    Disposables.create { withExtendedLifetime(model) {} }.disposed(by: bag)
    return model
  }

  @Test(arguments: Style.allCases)
  func `BankAccount, a payment between accounts in both styles`(_ style: Style) {
    let accounts = Transfer(sender: 10, receiver: 5)
    var shown: [String] = []
    let pay: (Int) -> Void
    switch style {
    case .transform:
      let amounts = PublishRelay<Int>()
      let output = keep(TransferViewModel(accounts: accounts))
        .transform(input: .init(pay: amounts.asObservable()))
      output.accounts.drive(onNext: { shown.append("\($0.sender) \($0.receiver)") })
        .disposed(by: bag)
      output.refusals.emit(onNext: { shown.append("\($0)") }).disposed(by: bag)
      pay = amounts.accept
    case .reactor:
      let reactor = TransferReactor(accounts: accounts)
      reactor.state.map(\.accounts).distinctUntilChanged()
        .subscribe(onNext: { shown.append("\($0.sender) \($0.receiver)") }).disposed(by: bag)
      reactor.pulse(\.$refusal).compactMap { $0 }
        .subscribe(onNext: { shown.append("\($0)") }).disposed(by: bag)
      pay = { reactor.action.onNext(.pay($0)) }
    }
    for amount in [4, 7, 7, 6] { pay(amount) }
    #expect(shown == ["10 5", "6 9", "overdraft", "overdraft", "0 15"])
  }

  @Test(arguments: Style.allCases)
  func `Registration, a name that stands is checked in both styles`(_ style: Style) {
    var shown: [Bool?] = []
    var checks: [String] = []
    let check: (String) -> Observable<Bool> = { [clock] name in
      checks.append(name)
      return .just(name == "free").delay(.milliseconds(500), scheduler: clock)
    }
    let type: (String) -> Void
    switch style {
    case .transform:
      let names = PublishRelay<String>()
      keep(PatientNameViewModel(clock: clock, check: check))
        .transform(input: .init(name: names.asObservable())).isFree
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
      type = names.accept
    case .reactor:
      let reactor = PatientNameReactor(clock: clock, check: check)
      reactor.state.map(\.isFree).distinctUntilChanged()
        .subscribe(onNext: { shown.append($0) }).disposed(by: bag)
      type = { reactor.action.onNext(.type($0)) }
    }
    // One is typed while the pause lasts, one while the check is under way.
    for (time, name) in [(0, "f"), (299, "taken"), (700, "free"), (1_600, "freed")] {
      clock.advanceTo(time)
      type(name)
    }
    clock.advanceTo(2_400)
    #expect(checks == ["taken", "free", "freed"])
    #expect(shown == [nil, true, nil, false])
  }

  @Test(arguments: Style.allCases)
  func `TraceableList, a version stands for the rows in both styles`(_ style: Style) {
    var shown: [[String]] = []
    let load: ([String]) -> Void
    switch style {
    case .transform:
      let rows = PublishRelay<[String]>()
      keep(VersionedListViewModel())
        .transform(input: .init(load: rows.asObservable())).rows
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
      load = rows.accept
    case .reactor:
      let reactor = VersionedListReactor()
      reactor.rows.subscribe(onNext: { shown.append($0) }).disposed(by: bag)
      load = { reactor.action.onNext(.load($0)) }
    }
    for rows in [["a"], ["a"], []] { load(rows) }
    #expect(shown == [[], ["a"], ["a"], []])
  }

  @Test(arguments: Style.allCases)
  func `GitHubSearch, the last texts are remembered in both styles`(_ style: Style) {
    var shown: [[String]] = []
    let search: (String) -> Void
    switch style {
    case .transform:
      let texts = PublishRelay<String>()
      keep(RecentSearchesViewModel())
        .transform(input: .init(search: texts.asObservable())).recent
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
      search = texts.accept
    case .reactor:
      let reactor = RecentSearchesReactor()
      reactor.recent.subscribe(onNext: { shown.append($0) }).disposed(by: bag)
      search = { reactor.action.onNext(.search($0)) }
    }
    for text in ["swift", "灯笼", "灯笼", "", "Swift"] { search(text) }
    #expect(shown == [[], ["swift"], ["灯笼", "swift"], ["Swift", "灯笼"]])
  }

  @Test(arguments: Style.allCases)
  func `PictureFeed, each refresh tells its new rows in both styles`(_ style: Style) {
    let hand = HandSource()
    var shown: [Int] = []
    let reload: () -> Void
    switch style {
    case .transform:
      let pulls = PublishRelay<Void>()
      keep(NewPicturesViewModel(source: hand))
        .transform(input: .init(reload: pulls.asObservable())).newPictures
        .emit(onNext: { shown.append($0) }).disposed(by: bag)
      reload = { pulls.accept(()) }
    case .reactor:
      let reactor = NewPicturesReactor(source: hand)
      reactor.pulse(\.$newPictures).compactMap { $0 }
        .subscribe(onNext: { shown.append($0) }).disposed(by: bag)
      reload = { reactor.action.onNext(.reload) }
    }
    let answers: [Result<Page, FeedError>] = [
      .success(Page(items: ["a", "b"].map { FeedItem(id: $0) })),
      .failure(.timedOut),
      .success(Page(items: ["c", "a"].map { FeedItem(id: $0) })),
      .success(Page(items: ["d", "c"].map { FeedItem(id: $0) })),
    ]
    for (index, answer) in answers.enumerated() {
      reload()
      hand.answer(index + 1, with: answer)
    }
    #expect(shown == [2, 1, 1])
  }

  @Test(arguments: Style.allCases)
  func `HomeFeed, staying near the end is one wish in both styles`(_ style: Style) {
    var wishes = 0
    let move: (Bool) -> Void
    switch style {
    case .transform:
      let positions = PublishRelay<Bool>()
      NearEndViewModel().transform(input: .init(isNearEnd: positions.asObservable())).wishes
        .emit(onNext: { wishes += 1 }).disposed(by: bag)
      move = positions.accept
    case .reactor:
      let reactor = NearEndReactor()
      reactor.pulse(\.$wish).compactMap { $0 }
        .subscribe(onNext: { _ in wishes += 1 }).disposed(by: bag)
      move = { reactor.action.onNext(.moved(isNearEnd: $0)) }
    }
    // The page of the first wish fails: nothing is wished for until the list has left its end.
    for isNearEnd in [false, true, true, true] { move(isNearEnd) }
    #expect(wishes == 1)
    for isNearEnd in [false, true] { move(isNearEnd) }
    #expect(wishes == 2)
  }
}
