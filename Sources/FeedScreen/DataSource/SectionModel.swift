/// A section made of a title and items.
public struct SectionModel<Section, Item>: SectionModelType {
  /// The title, and the identity when it is hashable.
  public var model: Section

  /// The items.
  public var items: [Item]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - model: The title.
  ///   - items: The items.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// Creates a section with the title of another.
  ///
  /// - Parameters:
  ///   - original: The section whose title stays.
  ///   - items: The items.
  public init(original: SectionModel, items: [Item]) {
    self.init(model: original.model, items: items)
  }
}

extension SectionModel: Equatable where Section: Equatable, Item: Equatable {}
extension SectionModel: Hashable where Section: Hashable, Item: Hashable {}
extension SectionModel: Sendable where Section: Sendable, Item: Sendable {}

extension SectionModel: Identifiable where Section: Hashable {
  /// The title.
  public var id: Section { model }
}

extension SectionModel: DiffableSectionModelType
where Section: Hashable, Item: Identifiable & Equatable {}
