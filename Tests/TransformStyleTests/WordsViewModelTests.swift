import Streams
import Testing
import TransformStyle

@Suite struct WordsViewModelTests {
  // region: test
  @Test func `a newer query cancels the older one`() {
    let service = HandService()
    let viewModel = WordsViewModel(service: service)
    let query = BehaviorRelay(value: "a")
    let output = viewModel.transform(
      input: .init(query: query.asDriver())
    )
    let words = Recorder(output.words.asObservable())

    query.accept("ab")
    service.answer("a", ["ant"])
    service.answer("ab", ["abbot"])

    #expect(words.values == [[], ["abbot"]])
  }
  // endregion: test

  @Test func `a failed search is told once, the spinner stops, and the next search works`() {
    let service = HandService()
    let viewModel = WordsViewModel(service: service)
    let query = PublishRelay<String>()
    let output = viewModel.transform(
      input: .init(query: query.asDriver(onErrorJustReturn: ""))
    )
    let words = Recorder(output.words.asObservable())
    let loading = Recorder(output.isLoading.asObservable())
    let messages = Recorder(output.message.asObservable())
    query.accept("a")
    service.fail("a")
    query.accept("ab")
    service.answer("ab", ["abbot"])
    #expect(words.values == [[], ["abbot"]])
    #expect(loading.values == [false, true, false, true, false])
    #expect(messages.values == ["Failure()"])
  }

  @Test func `the list scrolls to the top once for each answer, and not for a view bound later`() {
    let service = HandService()
    let viewModel = WordsViewModel(service: service)
    let query = BehaviorRelay(value: "a")
    let output = viewModel.transform(input: .init(query: query.asDriver()))
    let scrolls = Recorder(output.scrollToTop.asObservable().map { "scroll" })
    service.answer("a", ["ant"])
    #expect(scrolls.values == ["scroll"])
    #expect(Recorder(output.scrollToTop.asObservable().map { "scroll" }).values == [])
  }
}

/// A service that is answered by hand.
private final class HandService: WordService {
  private var requests: [String: PublishSubject<[String]>] = [:]

  func words(matching query: String) -> Observable<[String]> {
    let request = PublishSubject<[String]>()
    requests[query] = request
    return request.take(1)
  }

  func answer(_ query: String, _ words: [String]) {
    requests[query]?.onNext(words)
  }

  func fail(_ query: String) {
    requests[query]?.onError(Failure())
  }
}
