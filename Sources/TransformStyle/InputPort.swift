public import Streams

/// Where an input of a view model enters, so that `transform` may be called again.
///
/// A view that is bound twice calls `transform` twice, mostly with the same button behind both
/// inputs. If each call subscribed its own work to its own input, one tap would make two requests.
/// A port has one input at a time; the work is subscribed to the port, once.
///
/// ```swift
/// final class ListViewModel: ViewModelType {
///   private let refresh = InputPort<Void>()
///   private let pages: Driver<[Row]>
///
///   init(service: Service) {
///     pages = refresh.flatMapLatest { service.rows() }
///       .asDriver(onErrorJustReturn: [])
///   }
///
///   func transform(input: Input) -> Output {
///     refresh.connect(input.refresh)
///     return Output(rows: pages)
///   }
/// }
/// ```
public final class InputPort<Element>: ObservableType {
  private let relay = PublishRelay<Element>()
  private let connection = SerialDisposable()

  /// Creates a port without an input.
  public init() {}

  /// Lets an input enter in the place of the one before, which is not heard any more.
  ///
  /// Its completion leaves the port as it is; so does an error, which an input should not have.
  ///
  /// - Parameter input: What comes in from the view.
  public func connect<Source: ObservableConvertibleType>(_ input: Source)
  where Source.Element == Element {
    connection.disposable = Disposables.create()
    connection.disposable = input.asObservable().subscribe(onNext: { [relay] in relay.accept($0) })
  }

  /// Hears the input no more.
  public func disconnect() {
    connection.disposable = Disposables.create()
  }

  /// Subscribes an observer to what comes in from now on.
  ///
  /// - Parameter observer: What is given the values.
  /// - Returns: What ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    relay.subscribe(observer)
  }

  /// What comes in, whichever input it is from.
  public func asObservable() -> Observable<Element> { relay.asObservable() }

  deinit {
    connection.dispose()
  }
}
