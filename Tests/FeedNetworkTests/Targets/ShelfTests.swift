import FeedNetwork
import Streams
import Testing

/// The example of the documents: a shelf of books behind an API.
@MainActor
struct ShelfTests {
  // region: target
  enum Shelf: Target {
    case books(category: String, page: Int)
    case lend(id: String, to: String)

    var baseURL: String { "https://shelf.example/api" }

    var path: [String] {
      switch self {
      case .books(let category, _): ["books", category]
      case .lend(let id, _): ["books", id, "loans"]
      }
    }

    var query: [QueryItem] {
      if case .books(_, let page) = self { [QueryItem("page", String(page))] } else { [] }
    }

    var method: HTTPMethod { if case .lend = self { .post } else { .get } }

    var body: RequestBody {
      if case .lend(_, let reader) = self { .json(["reader": reader]) } else { .none }
    }
  }
  // endregion: target

  struct Book: Decodable, Equatable, Sendable {
    let title: String

    enum CodingKeys: String, CodingKey {
      case title = "title"
    }
  }

  private func makeProvider(over transport: any Transport) -> Provider {
    // region: provider
    let shelf = WebOrigin(scheme: "https", host: "shelf.example")
    return Provider(
      CachingTransport(SharingTransport(transport)),
      plugins: [
        LogPlugin { print($0) },
        BearerPlugin(token: "t0", origins: [shelf]) { "t1" },
      ],
      retry: RetryPolicy(attempts: 3)
    )
    // endregion: provider
  }

  @Test func `the same call as an async function and as a single`() async throws {
    let transport = StubTransport { request, _ in
      request.headers["Authorization"] == "Bearer t1" ? .text(#"[{"title":"a"}]"#) : .status(401)
    }
    let provider = makeProvider(over: transport)
    let bag = DisposeBag()
    var shown: [[Book]] = []

    // region: async
    let books = try await provider.value([Book].self, of: Shelf.books(category: "new", page: 1))
    // endregion: async
    shown.append(books)
    await withCheckedContinuation { continuation in
      // region: single
      provider.request([Book].self, of: Shelf.books(category: "new", page: 1))
        .subscribe(
          onSuccess: { shown.append($0) },
          onFailure: { print($0) },
          onDisposed: { continuation.resume() }
        )
        .disposed(by: bag)
      // endregion: single
    }

    #expect(shown == [[Book(title: "a")], [Book(title: "a")]])
    #expect(transport.requests.map(\.url) == Array(repeating: transport.requests[0].url, count: 3))
    #expect(transport.requests[0].url == "https://shelf.example/api/books/new?page=1")
  }

  @Test func `lending sends JSON once`() async throws {
    let transport = StubTransport([.status(503)])

    // region: error
    do {
      _ = try await makeProvider(over: transport).response(of: Shelf.lend(id: "7", to: "ann"))
    } catch {
      print(error.request, error.reason, error.attempts, error.retryInstant ?? "any time")
    }
    // endregion: error

    #expect(transport.requests.count == 1)
    #expect(transport.requests.first?.body == Array(#"{"reader":"ann"}"#.utf8))
  }
}
