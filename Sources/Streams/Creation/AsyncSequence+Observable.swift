extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements as a stream, whose values come back to the actor on which it was made.
  ///
  /// The sequence is iterated anew for each subscription; disposing the subscription cancels that.
  /// - Parameter isolation: The actor on which the graph lives; the caller's, if nothing is said.
  /// - Returns: The stream.
  /// - Precondition: The graph lives on an actor, such as the main one.
  public func asObservable(
    isolation: isolated (any Actor)? = #isolation
  ) -> Observable<Element> {
    precondition(isolation != nil, "An asynchronous stream is made on an actor, where it returns.")
    return Observable.create { observer in
      let task = Task {
        _ = isolation
        do {
          var iterator = makeAsyncIterator()
          while let element = try await iterator.next(isolation: isolation) {
            if Task.isCancelled { return }
            observer.onNext(element)
          }
          if !Task.isCancelled { observer.onCompleted() }
        } catch {
          if !Task.isCancelled { observer.onError(error) }
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
