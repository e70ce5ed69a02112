import FeedModel
import Foundation

extension HTTPResponse {
  /// The body as JSON of a shape.
  func json<Value: Decodable>(_ type: Value.Type) throws(FeedError) -> Value {
    if let media = headers["Content-Type"], ASCII.lowercased(media).hasPrefix("text/html") {
      throw .unreadable("it is a web page")
    }
    // RFC 8259, 8.1, whatever charset is claimed. Foundation's decoder makes such texts empty.
    guard String(validating: body, as: UTF8.self) != nil else {
      throw .unreadable("it is not UTF-8")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .unreadable(DecodingFault.phrase(error))
    }
  }
}
