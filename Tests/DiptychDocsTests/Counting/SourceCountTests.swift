import DiptychDocs
import FeedContract
import Testing

@Suite struct SourceCountTests {
  @Test func `blank lines and comments are no lines of code`() {
    let count = counted(
      """
      import A  // what for

      /// Documentation.
      /* a block
         of two lines */
      let text = \"""
        // no comment
        \"""
      """
    )
    #expect(count.files == 1)
    #expect(count.lines == 4)
  }

  @Test func `each way that execution may go is a branch`() {
    #expect(counted("if a { b() }").branches == 1)
    #expect(counted("guard let a else { return }").branches == 1)
    #expect(counted("for a in b where c { d() }").branches == 1)
    #expect(counted("while a { b() }").branches == 1)
    #expect(counted("do { try a() } catch { b() }").branches == 1)
    #expect(counted("let a = b ?? c").branches == 1)
    #expect(counted("let a = b ? c : d").branches == 1)
    #expect(counted("switch a {\ncase .b, .c: d()\ncase .e: break\ndefault: f()\n}").branches == 2)
  }

  @Test func `what only looks like a branch is none`() {
    #expect(counted("enum A {\n  case b\n  case c(Int)\n}").branches == 0)
    #expect(counted("let a: B? = c?.d").branches == 0)
    #expect(counted("applied(page, for: request)").branches == 0)
    #expect(counted("let text = \"if a ?? b\"  // if").branches == 0)
    #expect(counted("if case .a = b { c() }").branches == 1)
    #expect(counted("switch a {\ncase .b:\n  if case .c = d { e() }\n}").branches == 2)
  }

  @Test func `stored variables outlive a call, others do not`() {
    let count = counted(
      """
      final class A {
        private var stored = 1
        @Pulse public internal(set) var wrapped: Int?
        var watched = 1 {
          didSet { other() }
        }
        let constant = 2
        let kept: BehaviorRelay<Int>
        let passing = PublishRelay<Int>()
        var computed: Int { stored }
        var computedLater: Int {
          var local = 1
          local += 1
          return local
        }
        func change(_ state: inout Int) {
          var local = [1, 2].map { $0 }
          local = []
        }
      }
      """
    )
    #expect(count.variables == 4)
  }

  @Test func `a name counts once, types anywhere and members after a dot`() {
    let words: Set<String> = ["Driver", "map", "accept", "never"]
    let count = counted(
      "let a: Driver<B> = b.map { c.accept($0) }.map(Driver.init)\nlet map = accept",
      vocabulary: words
    )
    #expect(count.names == ["Driver", "map", "accept"])
  }

  @Test func `a vocabulary has the names that are declared for others`() {
    let text = """
      public final class A<Element> {
        public static func make() {}
        @inlinable public var b: Int { 1 }
        func hidden() {}
        // public func no() {}
      }
      """
    var names = Vocabulary()
    names.add(text, isPublic: true)
    #expect(names.names == ["A", "make", "b"])
    var all = Vocabulary()
    all.add(text, isPublic: false)
    #expect(all.names == ["A", "make", "b", "hidden"])
  }

  @Test func `a run is counted as its first observer sees it`() throws {
    let trace = try Subject.traces("R ok1[a]»2 B M err2")[0]
    let count = RunCount(trace)
    #expect(count.requests == 2)
    #expect(count.emissions == 4)
    #expect(count.redundant == 0)
    #expect(count.announcements == 1)
  }

  private func counted(_ text: String, vocabulary: Set<String> = []) -> SourceCount {
    var count = SourceCount()
    count.add(text, vocabulary: vocabulary)
    return count
  }
}
