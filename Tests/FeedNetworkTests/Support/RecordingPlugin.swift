import FeedNetwork

/// A plugin that writes down everything it is told.
struct RecordingPlugin: Plugin {
  let name: String
  let events: Recorder<String>

  func began(_ call: Call) { events.record("\(name) began \(call.id)") }

  func prepare(_ request: HTTPRequest, for call: Call) async -> HTTPRequest {
    events.record("\(name) prepares \(call.id)")
    return request
  }

  func process(_ response: HTTPResponse, for call: Call) async -> HTTPResponse {
    events.record("\(name) processes \(call.id)")
    return response
  }

  func ended(_ call: Call, _ outcome: Result<HTTPResponse, NetworkError>) {
    switch outcome {
    case .success(let response): events.record("\(name) ended \(call.id): \(response.status)")
    case .failure(let error): events.record("\(name) ended \(call.id): \(error.reason)")
    }
  }
}
