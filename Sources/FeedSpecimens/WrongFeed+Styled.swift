extension WrongFeed {
  /// Mistakes that are easy to make in one of the two styles, each made in both: the pair itself,
  /// bound to its view in a wrong way.
  public static let styled: [WrongFeed] = [
    TransformSpecimen.eager, ReactorSpecimen.eager,
    TransformSpecimen.remembering, ReactorSpecimen.remembering,
    TransformSpecimen.redrawing, ReactorSpecimen.redrawing,
  ]
}
