extension ObservableType {
  /// A stream written by a function, which is called for each subscription.
  ///
  /// What the function sends after an end or after disposal is dropped. What it returns is
  /// disposed when the stream ends or is disposed.
  ///
  ///     create  1 2 |
  ///
  ///     Observable<Int>.create { observer in
  ///       observer.onNext(1)
  ///       return Disposables.create() }
  @inlinable public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Source { sink in
      let stage = CreateStage(sink)
      sink.adopt(stage)
      stage.hold(subscribe(AnyObserver(sink: stage)))
      return nil
    }
  }
}

@usableFromInline
final class CreateStage<Element>: Pipe<Element, Element> {
  private var resource: (any Disposable)?

  @inlinable init(_ downstream: Sink<Element>) {
    super.init(downstream) { sink, value in
      unsafe unsafeDowncast(sink, to: CreateStage.self).forward(value)
    }
  }

  @usableFromInline func hold(_ disposable: any Disposable) {
    if isStopped {
      disposable.dispose()
    } else {
      resource = disposable
    }
  }

  override func tearDown() {
    let resource = resource.take()
    resource?.dispose()
  }
}
