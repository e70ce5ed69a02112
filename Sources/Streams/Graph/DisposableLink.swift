/// A link to something that is not part of the graph: a timer, a task, what a `create` returned.
@usableFromInline
package final class DisposableLink: Link {
  private var held: (any Disposable)?

  @usableFromInline package override init() {
    super.init()
  }

  /// Takes what to dispose with the link in the place of what was held before, which is kept from
  /// nothing; on a stopped link it is disposed at once.
  @usableFromInline package func hold(_ disposable: any Disposable) {
    if isStopped {
      disposable.dispose()
    } else {
      held = disposable
    }
  }

  @usableFromInline package override func tearDown() {
    let held = held.take()
    held?.dispose()
  }
}
