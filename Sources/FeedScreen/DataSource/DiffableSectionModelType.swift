/// A section that can be compared row by row: it and its items have identities.
public protocol DiffableSectionModelType: SectionModelType, Identifiable
where Item: Identifiable & Equatable {
  /// How far two versions of one section are equal from both ends, where that is cheap to tell.
  ///
  /// - Parameter earlier: The section before.
  /// - Returns: The ends; nil when it is another section, when an identity may come twice, or when
  ///   only a comparison row by row can tell, which is the default.
  func equalEnds(with earlier: Self) -> EqualEnds?
}

extension DiffableSectionModelType {
  /// Nothing is told: the sections are compared row by row.
  public func equalEnds(with earlier: Self) -> EqualEnds? { nil }
}
