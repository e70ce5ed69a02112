import FeedOrigin
import Foundation
import Testing

/// Starts an origin, lets `body` talk to it, and stops it.
func serving<Result>(
  _ origin: Origin,
  _ body: (Origin) throws -> Result
) throws -> Result {
  try origin.start()
  defer { origin.stop() }
  return try body(origin)
}

/// One request on a connection of its own, with all that came back.
func exchange(
  _ origin: Origin,
  _ target: String,
  headers: [String] = []
) -> (bytes: [UInt8], ending: RawClient.Ending?) {
  guard let client = RawClient(port: origin.port) else {
    Issue.record("nobody listens on the port of the origin")
    return ([], nil)
  }
  client.get(target, headers: headers + ["Connection: close"])
  return client.receive()
}

/// One request on a connection of its own, answered as HTTP.
func response(
  _ origin: Origin,
  _ target: String,
  headers: [String] = []
) -> RawResponse {
  RawResponse(exchange(origin, target, headers: headers).bytes)
}

/// A JSON object.
func object(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}
