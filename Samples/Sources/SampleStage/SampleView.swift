/// The text view of a sample, bound to one of the styles: typed lines go in, drawn lines come out.
public protocol SampleView: AnyObject {
  /// Does what a typed line stands for.
  ///
  /// - Parameter line: What a person typed, without the line break.
  /// - Returns: Whether it stands for anything.
  func take(_ line: String) -> Bool

  /// Waits until the requests that are under way have been answered.
  ///
  /// A sample that asks nobody is at rest as soon as its clock is.
  func settle() async
}

extension SampleView {
  /// Waits for nothing.
  public func settle() async {}
}
