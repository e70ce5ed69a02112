import ReactorStyle
import Streams
import Testing

@Suite struct WordsReactorTests {
  // region: test
  @Test func `a newer query cancels the older one`() {
    let service = HandService()
    let reactor = WordsReactor(service: service)
    let words = Recorder(
      reactor.state.map(\.words).distinctUntilChanged()
    )

    reactor.action.onNext(.search("a"))
    reactor.action.onNext(.search("ab"))
    service.answer("a", ["ant"])
    service.answer("ab", ["abbot"])

    #expect(words.values == [[], ["abbot"]])
  }
  // endregion: test

  @Test func `two views share one state, and a late one gets it without a request`() {
    let service = HandService()
    let reactor = WordsReactor(service: service)
    // region: share
    let list = Recorder(reactor.state.map(\.words.count))
    reactor.action.onNext(.search("a"))
    service.answer("a", ["ant", "ape"])
    let title = Recorder(reactor.state.map(\.words.count))
    // endregion: share
    #expect(list.values == [0, 0, 2, 2])
    #expect(title.values == [2])
    #expect(service.requestCount == 1)
  }

  @Test func `a failed search is told once, the spinner stops, and the next search works`() {
    let service = HandService()
    let reactor = WordsReactor(service: service)
    let view = WordsView()
    view.reactor = reactor
    reactor.action.onNext(.search("a"))
    service.fail("a")
    reactor.action.onNext(.search("ab"))
    service.answer("ab", ["abbot"])
    #expect(view.words == [[], ["abbot"]])
    #expect(view.loading == [false, true, false, true, false])
    #expect(view.messages == ["Failure()"])
    #expect(view.scrollCount == 1)
  }
}

/// A view that writes down what it is shown.
private final class WordsView: View {
  let reactorBinding = ReactorBinding<WordsReactor>()
  var disposeBag = DisposeBag()
  var words: [[String]] = []
  var loading: [Bool] = []
  var messages: [String] = []
  var scrollCount = 0

  func bind(reactor: WordsReactor) {
    // region: output
    let words = reactor.state.map(\.words)
      .distinctUntilChanged()
    let isLoading = reactor.state.map(\.isLoading)
      .distinctUntilChanged()
    // endregion: output
    // region: one-shot
    let message = reactor.pulse(\.$message)
      .compactMap { $0 }
    let scrollToTop = reactor.pulse(\.$topOfList)
      .skip(1)
    // endregion: one-shot
    words.bind(with: self) { $0.words.append($1) }.disposed(by: disposeBag)
    isLoading.bind(with: self) { $0.loading.append($1) }.disposed(by: disposeBag)
    message.bind(with: self) { $0.messages.append($1) }.disposed(by: disposeBag)
    scrollToTop.bind(with: self) { view, _ in view.scrollCount += 1 }.disposed(by: disposeBag)
  }
}

/// A service that is answered by hand.
private final class HandService: WordService {
  private var requests: [String: PublishSubject<[String]>] = [:]
  private(set) var requestCount = 0

  func words(matching query: String) -> Observable<[String]> {
    let request = PublishSubject<[String]>()
    requests[query] = request
    requestCount += 1
    return request.take(1)
  }

  func answer(_ query: String, _ words: [String]) {
    requests[query]?.onNext(words)
  }

  func fail(_ query: String) {
    requests[query]?.onError(Failure())
  }
}
