import FeedOrigin
import NetworkPeers

/// What all clients are measured against: one page of 4 KB.
enum BenchServer {
  case nginx(Nginx)
  case origin(Origin)

  static let page = [UInt8](repeating: 0x20, count: 4_096)

  init() async throws {
    if let program = Program.nginx {
      let nginx = try await Nginx(program)
      try nginx.folder.write(BenchServer.page, to: "page.json")
      self = .nginx(nginx)
    } else {
      let origin = Origin(recording: false) { request in
        OriginResponse(body: BenchServer.page).steps(for: request)
      }
      try origin.start()
      self = .origin(origin)
    }
  }

  var name: String {
    switch self {
    case .nginx: "nginx"
    case .origin: "the built-in origin"
    }
  }

  var url: String {
    switch self {
    case .nginx(let nginx): "http://127.0.0.1:\(nginx.port)/page.json"
    case .origin(let origin): origin.url + "/page.json"
    }
  }
}
