import FeedModel
import FeedNetwork
import Foundation

/// A page as a server sends it, and three ways to read it.
struct EncodedPage {
  private let envelope = PagesEnvelope(baseURL: "http://127.0.0.1")
  private let request: PageRequest
  private let response: HTTPResponse
  private let data: Data
  private let rows: Int

  init(rows: Int) {
    let items = (0..<rows).map { number in
      """
      {"id":"row-\(number)","title":"The title of row number \(number), 福利","author":"someone",\
      "image":"https://pictures.example/rows/\(number).jpeg","category":"all","stars":\(number)}
      """
    }
    let text = """
      {"page":1,"size":\(rows),"total":\(rows * 2),"items":[\(items.joined(separator: ","))]}
      """
    self.rows = rows
    request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: rows)
    response = HTTPResponse(headers: HTTPHeaders(), body: Array(text.utf8))
    data = Data(text.utf8)
  }

  /// Makes sure that every way reads every row.
  func check() throws {
    guard read()?.items.count == rows, readWithDecoder()?.items.count == rows,
      ((readWithSerialization() as? [String: Any])?["items"] as? [Any])?.count == rows
    else { throw NetworkBenchError.unreadablePage }
  }

  /// As the feed's network layer does it: the text checked, bad elements left out, a page made.
  func read() -> Page? { try? envelope.page(from: response, for: request) }

  /// With Foundation's decoder, which refuses the page when one element is bad.
  func readWithDecoder() -> Body? { try? JSONDecoder().decode(Body.self, from: data) }

  /// With Foundation's older reader, which leaves it to the caller to look at every value.
  func readWithSerialization() -> Any? { try? JSONSerialization.jsonObject(with: data) }

  /// The page's shape, with the fields that a row has.
  struct Body: Decodable {
    let total: Int
    let items: [Entry]
  }

  struct Entry: Decodable {
    let id: String
    let title: String
    let author: String
    let image: String
  }
}
