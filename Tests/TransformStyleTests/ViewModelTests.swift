import Streams
import Testing
import TransformStyle

@Suite struct ViewModelTests {
  @Test func `a transform called once makes one request for one tap`() {
    let service = Service()
    let viewModel = ListViewModel(service: service)
    let tap = PublishRelay<Void>()
    let output = viewModel.transform(input: .init(refresh: tap.asSignal()))
    let rows = Recorder(output.rows.asObservable())
    let busy = Recorder(output.isLoading.asObservable())
    tap.accept(())
    service.answer(["a"])
    #expect(service.requests == 1)
    #expect(rows.values == [[], ["a"]])
    #expect(busy.values == [false, true, false])
  }

  @Test func `a transform called twice with one button makes one request for one tap`() {
    let service = Service()
    let viewModel = ListViewModel(service: service)
    let tap = PublishRelay<Void>()
    let first = viewModel.transform(input: .init(refresh: tap.asSignal()))
    let firstRows = Recorder(first.rows.asObservable())
    let second = viewModel.transform(input: .init(refresh: tap.asSignal()))
    let secondRows = Recorder(second.rows.asObservable())
    tap.accept(())
    service.answer(["a"])
    #expect(service.requests == 1)
    #expect(firstRows.values == [[], ["a"]])
    #expect(secondRows.values == [[], ["a"]])
  }

  @Test func `a view bound again sees what is loaded, without a request and without old commands`()
  {
    let service = Service()
    let viewModel = ListViewModel(service: service)
    let tap = PublishRelay<Void>()
    let first = viewModel.transform(input: .init(refresh: tap.asSignal()))
    let firstCommands = Recorder(first.commands.asObservable())
    tap.accept(())
    service.answer(["a"])
    let second = viewModel.transform(input: .init(refresh: tap.asSignal()))
    #expect(Recorder(second.rows.asObservable()).values == [["a"]])
    #expect(Recorder(second.commands.asObservable()).values == [])
    #expect(firstCommands.values == ["end refresh"])
    #expect(service.requests == 1)
  }

  @Test func `an error is told once, and the next refresh works`() {
    let service = Service()
    let viewModel = ListViewModel(service: service)
    let tap = PublishRelay<Void>()
    let output = viewModel.transform(input: .init(refresh: tap.asSignal()))
    let rows = Recorder(output.rows.asObservable())
    let errors = Recorder(output.errors.asObservable().map { "\($0)" })
    tap.accept(())
    service.fail()
    tap.accept(())
    service.answer(["a"])
    #expect(errors.values == ["Failure()"])
    #expect(rows.values == [[], ["a"]])
  }

  @Test func `a thousand view models with a request pending leave nothing behind`() {
    let service = Service()
    var viewModels: [ListViewModel] = []
    var freed: [() -> Bool] = []
    let tap = PublishRelay<Void>()
    for _ in 0..<1000 {
      let viewModel = ListViewModel(service: service)
      _ = Recorder(viewModel.transform(input: .init(refresh: tap.asSignal())).rows.asObservable())
      viewModels.append(viewModel)
      freed.append { [weak viewModel] in viewModel == nil }
    }
    tap.accept(())
    #expect(service.requests == 1000)
    #expect(service.pending == 1000)
    viewModels = []
    #expect(freed.allSatisfy { $0() })
    #expect(service.pending == 0)
  }
}

/// Answers by hand, and counts.
private final class Service {
  private(set) var requests = 0
  private(set) var pending = 0
  private var answers = PublishSubject<[String]>()

  func rows() -> Observable<[String]> {
    .create { [self] observer in
      requests += 1
      pending += 1
      let subscription = answers.take(1).subscribe(observer)
      return Disposables.create {
        self.pending -= 1
        subscription.dispose()
      }
    }
  }

  func answer(_ rows: [String]) {
    answers.onNext(rows)
  }

  func fail() {
    let failing = answers
    answers = PublishSubject()
    failing.onError(Failure())
  }
}

/// A list that can be refreshed; its work is its own, whoever calls `transform` how often.
private final class ListViewModel: ViewModelType {
  struct Input { let refresh: Signal<Void> }

  struct Output {
    let rows: Driver<[String]>
    let isLoading: Driver<Bool>
    let errors: Signal<any Error>
    let commands: Signal<String>
  }

  private let refresh = InputPort<Void>()
  private let rows = BehaviorRelay<[String]>(value: [])
  private let activity = ActivityIndicator()
  private let errors = ErrorTracker()
  private let commands = CommandRelay<String>()
  private let disposeBag = DisposeBag()

  init(service: Service) {
    refresh
      .flatMapLatest { [activity, errors, commands] in
        service.rows()
          .do(onCompleted: { commands.send("end refresh") })
          .trackError(errors)
          .trackActivity(activity)
          .catch { _ in .empty() }
      }
      .bind(to: rows)
      .disposed(by: disposeBag)
  }

  func transform(input: Input) -> Output {
    refresh.connect(input.refresh)
    return Output(
      rows: rows.asDriver(),
      isLoading: activity.asDriver(),
      errors: errors.asSignal(),
      commands: commands.asSignal()
    )
  }
}
