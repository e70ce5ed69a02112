import FeedModel
import FeedNetwork
import FeedOrigin
import Testing

/// Seeded mutation of everything that the network writes and this module reads.
///
/// `DIPTYCH_FUZZ_ROUNDS=1000000` makes the runs longer.
struct FuzzTests {
  @Test func `links written in any form are read back`() throws {
    var mutator = Mutator(seed: 1)
    for _ in 0..<Mutator.rounds {
      let links = (0..<mutator.number(1...4)).map { number in
        ("http://a/\(number)?b=c,d;e", ["next", "prev", "last x", "Next"][mutator.number(0...3)])
      }
      var text = ""
      for (target, relation) in links {
        let blank = mutator.choose(["", " ", "\t", "  "]) ?? ""
        let quote = relation.contains(" ") ? "\"" : mutator.choose(["", "\""]) ?? ""
        let title = mutator.choose(["", ";title=\"<,;\\\">\"", ";x", ";"]) ?? ""
        let name = mutator.choose(["rel", "REL", "Rel"]) ?? ""
        text += "<\(target)>\(blank)\(title);\(blank)\(name)\(blank)=\(quote)\(relation)\(quote)"
        text += mutator.choose([",", ", ", " ,, "]) ?? ""
      }

      let read = try LinkHeader([text]).links

      #expect(read.map(\.target) == links.map(\.0), "\(text)")
      #expect(read.map { $0.relations.joined(separator: " ") } == links.map(\.1), "\(text)")
    }
  }

  @Test func `spoilt links are read, or refused, and end`() {
    var mutator = Mutator(seed: 2)
    let good = "<http://a/b?c=1,2;3>; title=\"x \\\" y\"; rel=\"prev next\", </d>; REL=last"
    for _ in 0..<Mutator.rounds {
      let text = mutator.spoil(good)
      guard let links = try? LinkHeader([text]).links else { continue }
      for link in links { #expect(text.contains(link.target)) }
    }
  }

  @Test func `a spoilt Retry-After is an instant within a year, or none`() {
    var mutator = Mutator(seed: 3)
    let now = Duration.seconds(1_000_000)
    for _ in 0..<Mutator.rounds {
      let good = mutator.choose([
        "120", "Sun, 06 Nov 1994 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      ])
      guard let instant = RetryAfter.instant(mutator.spoil(good ?? ""), now: now) else { continue }
      #expect((1_000_000...(1_000_000 + 366 * 86_400)).contains(instant))
    }
  }

  @Test(arguments: EnvelopeKind.allCases)
  func `a spoilt page is a page or an error`(kind: EnvelopeKind) async throws {
    let origin = Origin.feed(kind: kind)
    try origin.start()
    let envelope = kind.envelope(at: origin.url)
    let request = PageRequest(operation: .firstLoad, topic: .all, key: .first, pageSize: 4)
    let good = try await Provider(CurlTransport()).response(of: envelope.target(for: request))
    var mutator = Mutator(seed: 4)
    var pages = 0
    var errors = 0
    for _ in 0..<Mutator.rounds {
      var spoilt = good
      spoilt.body = mutator.spoil(good.body)
      do throws(FeedError) {
        let page = try envelope.page(from: spoilt, for: request)
        #expect(page.items.allSatisfy { !$0.id.isEmpty })
        pages += 1
      } catch {
        guard case .unreadable = error else { throw error }
        errors += 1
      }
    }
    #expect(pages > 0)
    #expect(errors > 0)
  }

  @Test func `a spoilt redirect never carries a secret to another origin`() async throws {
    // Everything goes through a proxy of the test, so that no name is looked up.
    let start = "http://start.test/"
    let rounds = min(Mutator.rounds, 100_000) / 2
    var mutator = Mutator(seed: 6)
    let locations = (0..<rounds).map { _ in
      mutator.spoil(
        Array((mutator.choose(["http://other.test:8/e?a=b", "//start.test/f"]) ?? "").utf8)
      )
    }
    let told = Recorder<String>()
    let proxy = Origin(recording: false) { request in
      // A host is the same in any case.
      let isAtStart = WebOrigin(url: request.target) == WebOrigin(url: start)
      if !isAtStart {
        told.record("\(request.header("Authorization") ?? "nothing") at \(request.target)")
      }
      let number = isAtStart ? Int(request.target.dropFirst(start.count)) : nil
      guard let number, locations.indices.contains(number) else {
        return OriginResponse().steps(for: request)
      }
      let head = Array("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ".utf8)
      return [.send(head + locations[number] + Array("\r\n\r\n".utf8))]
    }
    try proxy.start()
    let transport = CurlTransport(TransportOptions(proxy: proxy.url))

    for number in 0..<rounds {
      let request = HTTPRequest(
        .get,
        "\(start)\(number)",
        headers: ["Authorization": "secret"],
        limits: Limits(connect: .milliseconds(50), stall: .milliseconds(200), redirects: 1)
      )
      _ = try? await transport.send(request)
    }

    #expect(told.elements.count > rounds / 4)
    #expect(told.elements.filter { !$0.hasPrefix("nothing") } == [])
  }
}
