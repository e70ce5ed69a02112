/// A section that can be compared row by row: it and its items have identities.
public protocol DiffableSectionModelType: SectionModelType, Identifiable
where Item: Identifiable & Equatable {
  /// How many rows were added at the end, when that is all that changed and is cheap to tell.
  ///
  /// - Parameter earlier: The section before.
  /// - Returns: The number of rows; nil when something else changed, or when only a comparison row
  ///   by row can tell, which is the default.
  func appendedCount(since earlier: Self) -> Int?
}

extension DiffableSectionModelType {
  /// Nothing is told: the sections are compared row by row.
  public func appendedCount(since earlier: Self) -> Int? { nil }
}
