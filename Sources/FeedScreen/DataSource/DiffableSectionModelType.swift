/// A section that can be compared row by row: it and its items have identities.
public protocol DiffableSectionModelType: SectionModelType, Identifiable
where Item: Identifiable & Equatable {}
