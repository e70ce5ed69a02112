import Testing

@Suite struct TwoStylesDocumentTests {
  private static let sources = [
    "Tests/ReactorStyleTests/WordsReactor.swift",
    "Tests/ReactorStyleTests/WordsReactorTests.swift",
    "Tests/TransformStyleTests/WordsViewModel.swift",
    "Tests/TransformStyleTests/WordsViewModelTests.swift",
  ]

  @Test func `every quotation is what the source says`() throws {
    let quotations = try Quotation.all(in: Repository.text(at: "Docs/TwoStyles.md"))
    #expect(quotations.count > 18)
    for quotation in quotations {
      let region = try Repository.region(quotation.region, at: quotation.path)
      #expect(quotation.code == region, "\(quotation.path)#\(quotation.region)")
    }
  }

  @Test func `every region is quoted`() throws {
    let quoted = try Quotation.all(in: Repository.text(at: "Docs/TwoStyles.md"))
      .map { "\($0.path)#\($0.region)" }
    let regions = try Self.sources.flatMap { path in
      try Repository.text(at: path).matches(of: /\/\/ region: (\S+)/).map { "\(path)#\($0.1)" }
    }
    #expect(Set(regions) == Set(quoted))
    #expect(regions.count == quoted.count)
  }

  @Test func `what one style shows the other shows too, but for mutations and reduce`() throws {
    let names = try ["Transform", "Reactor"].map { style in
      try Set(
        Self.sources.filter { $0.contains("\(style)Style") }.flatMap { path in
          try Repository.text(at: path).matches(of: /\/\/ region: (\S+)/).map { String($0.1) }
        }
      )
    }
    #expect(names[1].subtracting(names[0]) == ["mutation", "reduce"])
    #expect(names[0].isSubset(of: names[1]))
  }
}

/// A piece of code in a document, with the comment before it that names where it comes from.
private struct Quotation {
  let path: String
  let region: String
  let code: String

  static func all(in document: String) -> [Quotation] {
    document.matches(of: /<!-- begin quote: (\S+) (\S+) -->\n```swift\n((?:.|\n)*?)\n```/).map {
      Quotation(path: String($0.1), region: String($0.2), code: String($0.3))
    }
  }
}
