/// A section as a data source takes it: some items, and the same section with others.
public protocol SectionModelType {
  /// What a row shows.
  associatedtype Item where Item == Items.Element

  /// The items in order; an array, or a list that is cheaper to keep.
  associatedtype Items: RandomAccessCollection where Items.Index == Int

  /// The items.
  var items: Items { get }

  /// Creates the section with other items.
  ///
  /// - Parameters:
  ///   - original: The section whose title and identity stay.
  ///   - items: The items it has instead.
  init(original: Self, items: Items)
}
