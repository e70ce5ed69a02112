extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the values of all streams that the source sends, as they come.
  @inlinable public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}

extension ObservableType {
  /// Sends the values of several streams as they come.
  ///
  /// The streams are subscribed in order. Completes when all have; the first error ends all.
  ///
  ///     a      1     3   |
  ///     b        2     4   |
  ///     merge  1 2   3 4   |
  ///
  ///     Observable.merge(refreshes, retries)
  ///       .subscribe(onNext: { load() })
  ///       .disposed(by: bag)
  @inlinable public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Sends the values of the streams of an array as they come.
  @inlinable public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Source { sink in
      let stage = MergeStage(sink)
      sink.adopt(stage)
      stage.start(sources)
      return nil
    }
  }

  /// Sends the values of the streams of a collection as they come.
  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }
}

@usableFromInline
final class MergeStage<Element>: Link, BranchOwner {
  @usableFromInline let downstream: Sink<Element>
  @safe @exclusivity(unchecked) @usableFromInline var branches = BranchSet<Element>()
  @usableFromInline var isStarting = true

  @inlinable init(_ downstream: Sink<Element>) {
    self.downstream = downstream
    super.init()
  }

  @usableFromInline func start(_ sources: [Observable<Element>]) {
    for source in sources {
      if isStopped { break }
      let branch = Branch(downstream, owner: self)
      branches.insert(branch)
      source.connect(branch)
    }
    isStarting = false
    finishIfDone()
  }

  @usableFromInline func branchCompleted(_ branch: Link) {
    branches.remove(branch)
    finishIfDone()
  }

  @usableFromInline func branchFailed(_ error: any Error) {
    guard stop() else { return }
    downstream.error(error)
    tearDown()
  }

  override func tearDown() {
    for branch in branches.takeAll() { branch.dispose() }
  }

  @usableFromInline func finishIfDone() {
    if !isStarting, branches.isEmpty, stop() { downstream.completed() }
  }
}
