/// What an operator with inner streams does when one of them ends.
@usableFromInline
package protocol BranchOwner: AnyObject {
  /// Called when an inner stream has completed.
  func branchCompleted(_ branch: Link)

  /// Called when an inner stream has failed.
  func branchFailed(_ error: any Error)
}

/// The sink of an inner stream: values go straight to the operator's own sink.
@usableFromInline
package final class Branch<Element>: Sink<Element> {
  @usableFromInline let downstream: Sink<Element>
  private var owner: (any BranchOwner)?

  /// The place in the operator's set of branches.
  fileprivate var slot = 0

  @inlinable package convenience init(_ downstream: Sink<Element>, owner: any BranchOwner) {
    self.init(downstream, owner: owner) { sink, value in
      let branch = unsafe unsafeDowncast(sink, to: Branch.self)
      if !branch.isStopped { branch.downstream.next(value) }
    }
  }

  @usableFromInline package init(
    _ downstream: Sink<Element>,
    owner: any BranchOwner,
    receive: @escaping (Sink<Element>, Element) -> Void
  ) {
    self.downstream = downstream
    self.owner = owner
    super.init(receive)
  }

  package override func error(_ error: any Error) {
    let owner = owner.take()
    if stop() { owner?.branchFailed(error) }
  }

  package override func completed() {
    let owner = owner.take()
    if stop() { owner?.branchCompleted(self) }
  }

  package override func tearDown() {
    owner = nil
  }
}

/// The inner streams of one operator that have not ended.
@usableFromInline
package struct BranchSet<Element> {
  private var branches: ContiguousArray<Branch<Element>> = []

  @usableFromInline package init() {}

  @usableFromInline package var isEmpty: Bool { branches.isEmpty }

  @usableFromInline package var count: Int { branches.count }

  @usableFromInline package mutating func insert(_ branch: Branch<Element>) {
    branch.slot = branches.count
    branches.append(branch)
  }

  /// Removes a branch by putting the last one in its place.
  @usableFromInline package mutating func remove(_ branch: Link) {
    guard let slot = (branch as? Branch<Element>)?.slot, slot < branches.count,
      branches[slot] === branch
    else { return }
    branches.swapAt(slot, branches.count - 1)
    branches[slot].slot = slot
    branches.removeLast()
  }

  @usableFromInline package mutating func takeAll() -> ContiguousArray<Branch<Element>> {
    let all = branches
    branches = []
    return all
  }
}
