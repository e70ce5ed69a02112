public import Streams
public import TransformStyle

/// HomeFeed: one wish for each time that the list comes near its end, in a view model.
public final class NearEndViewModel: ViewModelType {
  /// What a list reports.
  public struct Input {
    let isNearEnd: Observable<Bool>

    /// Collects where each movement ended.
    public init(isNearEnd: Observable<Bool>) {
      self.isNearEnd = isNearEnd
    }
  }

  /// What is wanted.
  public struct Output {
    /// A wish for the following page.
    public let wishes: Signal<Void>
  }

  /// Creates a view model without a state.
  public init() {}

  // region: home.solutionTransform
  /// Makes wishes of movements.
  public func transform(input: Input) -> Output {
    Output(wishes: input.isNearEnd.risingEdges().asSignal(onErrorSignalWith: .never()))
  }
  // endregion: home.solutionTransform
}
