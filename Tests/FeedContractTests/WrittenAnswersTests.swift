import FeedContract
import FeedModel
import Foundation
import Testing

/// Whatever a network answers, the scenario and the trace that are written of it can be read.
@Suite struct WrittenAnswersTests {
  static let errors: [FeedError] = [
    .unreachable("no connection"), .timedOut, .rateLimited(until: nil),
    .rateLimited(until: FeedInstant(secondsSince1970: -5)),
    .rateLimited(until: FeedInstant(secondsSince1970: .max)), .unauthorized,
    .refused(status: 100), .refused(status: 404), .refused(status: 999), .refused(status: 204),
    .refused(status: 99), .refused(status: -1), .refused(status: 1000),
    .unreadable("cut short"), .tooLarge(limit: 1_000_000), .badElements(1), .badElements(.max),
    .repeatedKey(.first), .repeatedKey(.offset(20)), .repeatedKey(.token("2")),
    .repeatedKey(.token("first")), .repeatedKey(.token("end")), .repeatedKey(.token("a b»)\"")),
    .repeatedKey(.token("")),
  ]

  static let pages: [Page] = [
    Page(items: [], next: nil),
    Page(items: ["a", "b c", "?", "\u{301}"].map { FeedItem(id: $0) }, next: .first),
    Page(items: [FeedItem(id: "a")], rejectedCount: 3, next: .offset(20), total: 0),
    Page(items: [], rejectedCount: 1, next: .token("end"), total: .max),
    Page(items: [], next: .token(""), total: 5_000_000),
  ]

  static var outcomes: [Answer.Outcome] {
    errors.map { .failure($0) } + pages.map { .page(PageSketch($0)) }
      + PageSketch.nexts.map { .page(PageSketch(next: $0)) }
  }

  @Test(arguments: outcomes)
  func `an answer is written so that it reads back`(outcome: Answer.Outcome) throws {
    for isLate in [false, true] {
      let answer = Answer(2, outcome, isLate: isLate)
      let scenario = Scenario(steps: [.refresh, .answer(answer), .loadMore])
      #expect(try Scenario(scenario.description) == scenario)
    }
  }

  @Test(arguments: errors)
  func `a trace of a source that fails reads back to the same steps`(error: FeedError) throws {
    let source = Answering(.failure(error))
    let run = Run(of: Architecture(name: "Asking") { AskingFeed(source: $0) }, over: source)
    run.perform(.refresh)
    source.answer()
    let trace = Trace(run)
    #expect(trace.scenario.steps.count == 2)
    #expect(try Scenario(json: trace.json).steps == trace.scenario.steps)
  }

  @Test func `of a network the words besides the kind are left out`() throws {
    for (error, text) in [
      (FeedError.unreachable("no route"), "err1"), (.unreadable("not JSON"), "err1(unreadable)"),
      (.tooLarge(limit: 5), "err1(toolarge)"),
    ] {
      let answer = Answer(1, .failure(error))
      #expect(answer.description == text)
      #expect(try Scenario(text).description == text)
    }
  }

  @Test func `a number of elements below zero is written as none`() {
    let page = Page(items: [], next: nil, total: -3)
    #expect(Answer(1, .page(PageSketch(page))).description == "ok1[]»∅#0")
  }

  @Test func `a key that came again may be written with plain signs`() throws {
    let scenario = try Scenario("R err1(repeated>2) M err2(repeated >+20)")
    #expect(scenario.description == "R err1(repeated »2) M err2(repeated »+20)")
  }

  @Test(arguments: [
    ("err1(repeated)", 14, "\"»\" and the key that came again"),
    ("err1(repeated »)", 16, "a key or +offset"),
  ])
  func `an unfinished one is refused where it stops`(text: String, column: Int, expected: String) {
    #expect {
      try Scenario(text)
    } throws: { error in
      let error = error as? ScenarioError
      return error?.column == column && error?.expected == expected
    }
  }
}

extension PageSketch {
  fileprivate static let nexts: [Next] = [
    .following, .end, .same, .key(.first), .key(.offset(0)), .key(.token(".")), .key(.token("=")),
    .key(.token("∅")), .key(.token("+5")), .key(.token("first")),
  ]
}

/// A source with one answer, given when it is told to.
private final class Answering: PageSource {
  private let result: Result<Page, FeedError>
  private var answers: [(Result<Page, FeedError>) -> Void] = []

  init(_ result: Result<Page, FeedError>) {
    self.result = result
  }

  func send(
    _ request: PageRequest,
    answer: @escaping (Result<Page, FeedError>) -> Void
  ) -> () -> Void {
    answers.append(answer)
    return {}
  }

  func answer() {
    for answer in answers { answer(result) }
  }
}

/// A feed that asks and does nothing with the answer.
private final class AskingFeed: FeedSubject {
  private let source: any PageSource

  init(source: any PageSource) {
    self.source = source
  }

  func send(_ intent: FeedIntent) {
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 20)
    _ = source.send(request) { _ in }
  }

  func bind(
    state: @escaping (FeedState) -> Void,
    failure: @escaping (FeedFailure) -> Void
  ) -> () -> Void {
    state(FeedState())
    return {}
  }
}
