/// Something that went wrong inside a reactor, with what is needed to find out why.
public enum ReactorFailure<Action> {
  /// The mutations of an action ended with an error; those sent before it stay.
  case mutation(error: any Error, action: Action)

  /// A transform ended, with an error or by completing; the reactor keeps its state for good.
  case ended(stage: ReactorStage, error: (any Error)?)

  /// An action came after a transform had ended and was ignored.
  case ignored(action: Action)
}
