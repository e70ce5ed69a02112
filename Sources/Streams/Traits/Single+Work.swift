extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of what an asynchronous function returns, started for each subscription.
  ///
  /// The function runs wherever it likes; what it returns comes back to the actor on which the
  /// single was made, and only there is it sent. Disposing the subscription cancels the task.
  /// - Parameters:
  ///   - detached: Whether the task inherits nothing from where it is started.
  ///   - priority: The priority of the task.
  ///   - isolation: The actor on which the graph lives; the caller's, if nothing is said.
  ///   - work: The function.
  /// - Returns: The single.
  /// - Precondition: The graph lives on an actor, such as the main one.
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    isolation: isolated (any Actor)? = #isolation,
    work: @Sendable @escaping () async throws -> Element
  ) -> Single<Element> where Element: Sendable {
    precondition(isolation != nil, "An asynchronous single is made on an actor, where it returns.")
    return Single.create { observer in
      let task = Task(priority: priority) {
        _ = isolation
        let result = await outcome(of: work, detached: detached, priority: priority)
        if !Task.isCancelled { observer(result) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}

/// What the function returns or throws, found out away from the actor of the graph.
@concurrent
private func outcome<Element: Sendable>(
  of work: @Sendable @escaping () async throws -> Element,
  detached: Bool,
  priority: TaskPriority?
) async -> SingleEvent<Element> {
  do {
    if !detached { return .success(try await work()) }
    let task = Task.detached(priority: priority) { try await work() }
    return try await withTaskCancellationHandler {
      .success(try await task.value)
    } onCancel: {
      task.cancel()
    }
  } catch {
    return .failure(error)
  }
}
