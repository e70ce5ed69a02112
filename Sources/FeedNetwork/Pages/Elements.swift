/// A list of which the readable elements are kept and the others counted (rule 5.2).
struct Elements<Element: Decodable>: Decodable {
  private(set) var readable: [Element] = []
  private(set) var rejectedCount = 0

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      do {
        readable.append(try list.decode(Element.self))
      } catch {
        // A failed reading does not move on; reading nothing does.
        _ = try list.decode(Anything.self)
        rejectedCount += 1
      }
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

extension Elements: Sendable where Element: Sendable {}
