import FeedModel
import Foundation

extension HTTPResponse {
  /// The body as JSON of a shape.
  func json<Value: Decodable>(_ type: Value.Type) throws(FeedError) -> Value {
    if let media = headers["Content-Type"], ASCII.lowercased(media).hasPrefix("text/html") {
      throw .unreadable("it is a web page")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .unreadable(DecodingFault.phrase(error))
    }
  }
}
