import ReactorStyle
import Streams
import Testing

/// ReactorKit's communication between views: an inner view offers streams, the outer one binds them.
@Suite struct ViewCommunicationExampleTests {
  @Test func `what is typed into the inner view is sent by the outer one's reactor`() {
    let view = ConversationView()
    view.reactor = ConversationReactor()
    view.input.type("hello")
    view.input.sendButton.tap()
    view.input.type("anybody there?")
    view.input.sendButton.tap()
    #expect(view.messages == ["hello", "anybody there?"])
  }
}

private final class ConversationReactor: Reactor {
  enum Action { case send(String) }

  struct State {
    var messages: [String] = []
  }

  let initialState = State()
  let streams = ReactorStreams<Action, State>()

  func reduce(into state: inout State, mutation: Action) {
    switch mutation {
    case .send(let message): state.messages.append(message)
    }
  }
}

/// A view without a reactor: it shows nothing of its own and offers what happens in it.
private final class MessageInputView {
  let sendButton = Button()
  private let text = BehaviorRelay(value: "")

  var sentMessages: Observable<String> {
    sendButton.taps.withLatestFrom(text)
  }

  func type(_ message: String) {
    text.accept(message)
  }
}

private final class ConversationView: View {
  let reactorBinding = ReactorBinding<ConversationReactor>()
  var disposeBag = DisposeBag()
  let input = MessageInputView()
  var messages: [String] = []

  func bind(reactor: ConversationReactor) {
    input.sentMessages
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.messages }
      .bind(with: self) { $0.messages = $1 }
      .disposed(by: disposeBag)
  }
}
