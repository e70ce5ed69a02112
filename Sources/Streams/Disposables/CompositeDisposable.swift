/// Disposes a changing group of disposables together, in the order of insertion.
public final class CompositeDisposable: GraphObject, Cancelable {
  /// What removes a disposable from the group again.
  public struct DisposeKey {
    fileprivate let ticket: UInt64
  }

  private var members: [(ticket: UInt64, disposable: any Disposable)] = []
  private var nextTicket: UInt64 = 0

  /// Whether the group was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty group.
  public override init() {
    super.init()
  }

  /// Creates a group of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a group of three.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a group of four or more.
  public convenience init(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable,
    _ disposable4: any Disposable,
    _ disposables: any Disposable...
  ) {
    self.init(
      disposables: [disposable1, disposable2, disposable3, disposable4] + disposables
    )
  }

  /// Creates a group.
  public init(disposables: [any Disposable]) {
    super.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// How many disposables are in the group.
  public var count: Int { members.count }

  /// Puts a disposable into the group, or disposes it at once if the group was disposed.
  ///
  /// - Returns: The key that removes it, or nothing if it was disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextTicket += 1
    members.append((nextTicket, disposable))
    return DisposeKey(ticket: nextTicket)
  }

  /// Removes a disposable from the group and disposes it.
  ///
  /// - Complexity: O(n) in the size of the group.
  public func remove(for key: DisposeKey) {
    guard let index = members.firstIndex(where: { $0.ticket == key.ticket }) else { return }
    members.remove(at: index).disposable.dispose()
  }

  /// Disposes all members.
  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let members = members
    self.members = []
    for member in members { member.disposable.dispose() }
  }
}
