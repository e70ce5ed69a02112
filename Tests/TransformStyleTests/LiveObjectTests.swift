import Streams
import StreamsTesting
import Testing
import TransformStyle

@Suite struct LiveObjectTests {
  @Test func `a thousand view models, used and dropped with a request pending, leave nothing`() {
    let ledger = LifetimeLedger()
    let left = LiveObjects.left {
      let query = PublishRelay<String>()
      let service = PendingService(ledger)
      var viewModels: [WordsViewModel] = []
      let bag = DisposeBag()
      for _ in 0..<1000 {
        let viewModel = WordsViewModel(service: service)
        let output = viewModel.transform(
          input: .init(query: query.asDriver(onErrorJustReturn: ""))
        )
        output.words.drive(onNext: { _ in }).disposed(by: bag)
        output.isLoading.drive(onNext: { _ in }).disposed(by: bag)
        output.message.emit(onNext: { _ in }).disposed(by: bag)
        viewModels.append(viewModel)
      }
      query.accept("a")
      #expect(ledger.alive.count == 1000)
      viewModels = []
      #expect(ledger.alive == [])
    }
    #expect(left == [])
  }
}

/// Never answers, and knows which requests are alive.
private final class PendingService: WordService {
  private let ledger: LifetimeLedger

  init(_ ledger: LifetimeLedger) {
    self.ledger = ledger
  }

  func words(matching query: String) -> Observable<[String]> {
    let request = ledger.entry("request")
    return Observable.never().do(onDispose: { _ = request })
  }
}
