/// What the streams themselves can fail with.
public enum RxError: Error {
  /// Something failed that has no better name.
  case unknown
  /// A disposed object was used. The object is named, not held: errors can leave its domain.
  case disposed(object: String)
  /// A counter left the range of its type.
  case overflow
  /// An argument was outside its documented range.
  case argumentOutOfRange
  /// A stream ended without the value that was asked of it.
  case noElements
  /// A stream gave a second value where one was allowed.
  case moreThanOneElement
  /// A value did not come in time.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// What happened, in a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
