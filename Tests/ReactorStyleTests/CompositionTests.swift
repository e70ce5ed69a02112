import ReactorStyle
import Streams
import Testing

@Suite struct CompositionTests {
  @Test func `an action is forwarded to the child in the parent's state`() {
    let parent = MailboxReactor()
    parent.action.onNext(.open(Draft("Hello")))
    let draft = parent.currentState.draft
    parent.action.onNext(.draft(.write(" world")))
    #expect(draft?.currentState.text == "Hello world")
  }

  @Test func `the child's states become the parent's mutations, whoever sent the action`() {
    let parent = MailboxReactor()
    let titles = Recorder(parent.state.map(\.title).distinctUntilChanged())
    let draft = Draft("A")
    parent.action.onNext(.open(draft))
    parent.action.onNext(.draft(.write("B")))
    draft.action.onNext(.write("C"))
    #expect(titles.values == ["", "A", "AB", "ABC"])
  }

  @Test func `a child that was replaced is not listened to any more, and is freed`() {
    let parent = MailboxReactor()
    _ = parent.state
    let second = Draft("two")
    weak let freed: Draft? = {
      let first = Draft("one")
      parent.action.onNext(.open(first))
      parent.action.onNext(.open(second))
      first.action.onNext(.write(" more"))
      return first
    }()
    #expect(parent.currentState.title == "two")
    #expect(freed == nil)
    parent.action.onNext(.close)
    second.action.onNext(.write(" more"))
    #expect(parent.currentState.title == "two")
  }

  @Test func `without a child a forwarded action is dropped`() {
    let parent = MailboxReactor()
    let states = Recorder(parent.state.map(\.title))
    parent.action.onNext(.draft(.write("x")))
    #expect(states.values == [""])
  }

  @Test func `the states of a child that lives as long as the parent come in from the start`() {
    let parent = WindowReactor()
    let counts = Recorder(parent.state.distinctUntilChanged())
    parent.draft.action.onNext(.write("abc"))
    #expect(counts.values == [0, 3])
  }

  @Test func `a child that answers its parent's state leaves nobody stale`() {
    let parent = MailboxReactor()
    let draft = Draft("A")
    let first = Recorder(
      parent.state.map(\.title).distinctUntilChanged()
        .do(onNext: { if $0 == "A" { draft.action.onNext(.write("B")) } })
    )
    let second = Recorder(parent.state.map(\.title).distinctUntilChanged())
    parent.action.onNext(.open(draft))
    #expect(first.values == ["", "A", "AB"])
    #expect(second.values == ["", "A", "AB"])
  }

  @Test func `a parent that goes takes its child along and stops listening to it`() {
    var parent: MailboxReactor? = MailboxReactor()
    let draft = Draft("A")
    weak let freed = parent
    parent?.action.onNext(.open(draft))
    parent = nil
    #expect(freed == nil)
    draft.action.onNext(.write("B"))
    #expect(draft.currentState.text == "AB")
  }
}

private final class Draft: Reactor, IdentityEquatable {
  enum Action { case write(String) }

  struct State: Equatable {
    var text: String
  }

  let initialState: State
  let streams = ReactorStreams<Action, State>()

  init(_ text: String) {
    initialState = State(text: text)
  }

  func reduce(into state: inout State, mutation: Action) {
    switch mutation {
    case .write(let text): state.text += text
    }
  }
}

private final class MailboxReactor: Reactor {
  enum Action {
    case open(Draft)
    case close
    case draft(Draft.Action)
  }

  enum Mutation {
    case setDraft(Draft?)
    case setTitle(String)
  }

  struct State: Equatable {
    var draft: Draft?
    var title = ""
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open(let draft): .just(.setDraft(draft))
    case .close: .just(.setDraft(nil))
    case .draft(let action): forward(action, to: currentState.draft)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, mutations(fromChildAt: \.draft) { .setTitle($0.text) })
  }

  func reduce(into state: inout State, mutation: Mutation) {
    switch mutation {
    case .setDraft(let draft): state.draft = draft
    case .setTitle(let title): state.title = title
    }
  }
}

private final class WindowReactor: Reactor {
  typealias Action = NoAction
  typealias Mutation = Int

  let initialState = 0
  let streams = ReactorStreams<NoAction, Int>()
  let draft = Draft("")

  func transform(mutation: Observable<Int>) -> Observable<Int> {
    .merge(mutation, mutations(from: draft) { $0.text.count })
  }

  func reduce(state: Int, mutation: Int) -> Int { mutation }
}
