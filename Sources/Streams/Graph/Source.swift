/// An observable made from a function that does the attaching.
@usableFromInline package final class Source<Element>: Observable<Element> {
  private let start: (Sink<Element>) -> Observable<Element>?

  @usableFromInline package init(
    startsTrampoline: Bool = true,
    upstream: ObservableNode? = nil,
    _ start: @escaping (Sink<Element>) -> Observable<Element>?
  ) {
    self.start = start
    super.init(startsTrampoline: startsTrampoline, upstream: upstream)
  }

  @usableFromInline package override func attach(_ sink: Sink<Element>) -> Observable<Element>? {
    start(sink)
  }
}
