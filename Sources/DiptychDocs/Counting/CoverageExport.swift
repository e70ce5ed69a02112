/// What `llvm-cov export` prints, as far as it is read here.
struct CoverageExport: Decodable {
  /// One export.
  struct Export: Decodable {
    let files: [File]
  }

  /// One file and where its counts change.
  struct File: Decodable {
    let filename: String
    let segments: [Segment]
  }

  /// A place from which on a count holds, until the next place.
  struct Segment: Decodable {
    let line: Int
    let column: Int

    /// Whether what begins here is counted and ran.
    let ran: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      column = try values.decode(Int.self)
      let count = try values.decode(Int.self)
      let hasCount = try values.decode(Bool.self)
      _ = try values.decode(Bool.self)
      let isGap = try values.decode(Bool.self)
      ran = hasCount && count > 0 && !isGap
    }

    /// Whether the place is not after another one.
    func stands(atOrBefore otherLine: Int, _ otherColumn: Int) -> Bool {
      (line, column) <= (otherLine, otherColumn)
    }
  }

  let data: [Export]
}
