extension ObservableType {
  /// A stream that lives together with a resource.
  ///
  /// The resource is made for each subscription and disposed at the end or with the subscription.
  /// What a factory throws becomes the error of the stream.
  ///
  ///     using  1 2 |   (the resource is disposed here)
  ///
  ///     Observable.using({ FileHandleDisposable() }) { handle in lines(of: handle) }
  ///       .subscribe(onNext: { print($0) })
  ///       .disposed(by: bag)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { sink in
      var resource: Resource?
      do {
        let made = try resourceFactory()
        resource = made
        let source = try observableFactory(made)
        let stage = CreateStage(sink)
        sink.adopt(stage)
        stage.hold(made)
        source.connect(stage)
      } catch {
        sink.error(error)
        resource?.dispose()
      }
      return nil
    }
  }
}
