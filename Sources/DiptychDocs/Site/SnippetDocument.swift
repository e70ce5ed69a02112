/// A ``SnippetGraph`` with the keys of a symbol graph.
///
/// The keys are those that the snippet extractor of the DocC plug-in writes; DocC asks for every one
/// of them, also where there is nothing to say.
struct SnippetDocument: Encodable {
  struct Version: Encodable {
    var major = 0
    var minor = 1
    var patch = 0
  }

  struct Metadata: Encodable {
    var formatVersion = Version()
    var generator = "diptych"
  }

  struct Module: Encodable {
    let name: String
    var isVirtual = true
    var platform: [String: String] = [:]
  }

  struct Kind: Encodable {
    var identifier = "swift.snippet"
    var displayName = "Snippet"
  }

  struct Identifier: Encodable {
    let precise: String
    var interfaceLanguage = "swift"
  }

  struct Names: Encodable {
    let title: String
  }

  struct Code: Encodable {
    var language = "swift"
    var lines: [String] = []
    var slices: [String: [Int]] = [:]
    var chunks: [String] = []

    /// Lays the regions one below the other, each a half-open range of the lines.
    init(_ regions: [Excerpt]) {
      for region in regions {
        let first = lines.count
        lines += region.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init)
        slices[region.name] = [first, lines.count]
      }
    }
  }

  struct Symbol: Encodable {
    let kind = Kind()
    let identifier: Identifier
    let names: Names
    let pathComponents: [String]
    let accessLevel = "public"
    let snippet: Code
  }

  let metadata = Metadata()
  let module: Module
  let symbols: [Symbol]
  let relationships: [String] = []

  init(_ graph: SnippetGraph) {
    module = Module(name: graph.package)
    symbols = graph.snippets.map { snippet in
      Symbol(
        identifier: Identifier(precise: "$snippet__\(graph.package).\(snippet.name)"),
        names: Names(title: snippet.name),
        pathComponents: ["Snippets", snippet.name],
        snippet: Code(snippet.regions)
      )
    }
  }
}
