import PairBench

/// What a soak came to, as JSON.
struct SoakReport: Codable {
  /// One subject.
  struct Subject: Codable {
    let name: String
    let isFlat: Bool

    /// What is not flat, in words.
    let faults: [String]
    let marks: [SoakMark]

    /// The graph objects that were alive after the subject was released, by type.
    let leftovers: [String]
  }

  /// The version of this shape.
  var schema = "diptych.soak/1"

  /// Where the figures come from.
  let machine: Machine

  /// How many intents each subject got.
  let intents: Int

  /// Where the random numbers began.
  let seed: UInt64

  /// Whether every subject is flat.
  let isFlat: Bool

  /// Every subject.
  let subjects: [Subject]

  /// Puts the runs of a soak together.
  init(_ soak: Soak, _ runs: [SoakRun]) {
    machine = .current
    intents = soak.intents
    seed = soak.seed
    isFlat = runs.allSatisfy(\.isFlat)
    subjects = runs.map {
      Subject(
        name: $0.subject,
        isFlat: $0.isFlat,
        faults: $0.faults,
        marks: $0.marks,
        leftovers: $0.leftovers
      )
    }
  }
}
