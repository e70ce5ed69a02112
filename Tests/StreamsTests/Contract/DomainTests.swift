import Foundation
import Streams
import StreamsTesting
import Testing

/// A graph of streams lives in one isolation domain, and the compiler says so.
struct DomainTests {
  @Test func `sharing a graph between isolation domains does not compile`() throws {
    let compiler = try #require(Compiler())
    let fixtures = try Compiler.fixtures(in: "Domains")
    #expect(fixtures.count == 6)
    for fixture in fixtures {
      let source = try String(contentsOf: fixture, encoding: .utf8)
      let firstLine = try #require(source.split(separator: "\n").first)
      let outcome = try compiler.compile(source, languageMode: "6")
      let name = fixture.lastPathComponent
      if firstLine == "// compiles" {
        #expect(outcome.succeeded, "\(name): \(outcome.messages)")
        continue
      }
      let expected = firstLine.dropFirst("// error: ".count)
      #expect(!outcome.succeeded, "\(name) compiles")
      #expect(outcome.messages.contains("error: "), "\(name): \(outcome.messages)")
      #expect(outcome.messages.contains(expected), "\(name): \(outcome.messages)")
    }
  }

  @Test func `code of the other library's shape compiles with only its imports changed`() throws {
    let compiler = try #require(Compiler())
    let fixtures = try Compiler.fixtures(in: "RxShaped")
    #expect(fixtures.count == 4)
    for fixture in fixtures {
      let source = try String(contentsOf: fixture, encoding: .utf8)
      #expect(source.contains("import RxSwift"))
      let changed =
        source
        .replacingOccurrences(of: "import RxSwift", with: "import Streams")
        .replacingOccurrences(of: "import RxRelay", with: "import Streams")
        .replacingOccurrences(of: "import RxCocoa", with: "import Streams")
        .replacingOccurrences(of: "import RxTest", with: "import StreamsTesting")
      for mode in ["5", "6"] {
        let outcome = try compiler.compile(changed, languageMode: mode)
        #expect(
          outcome.succeeded,
          "\(fixture.lastPathComponent) in mode \(mode): \(outcome.messages)"
        )
      }
    }
  }

  @Test func `graphs on many threads know nothing of each other`() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for number in 0..<16 {
        group.addTask {
          var sum = 0
          for _ in 0..<200 {
            Observable.merge(.of(1, 2, 3), .of(number)).flatMap { Observable.of($0, $0) }
              .subscribe(onNext: { sum += $0 }).dispose()
          }
          return sum
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(sums.sorted() == (0..<16).map { 200 * (12 + 2 * $0) })
  }
}
