/// What a drawing is laid out for; measures are units of the drawing.
enum DrawingLayout {
  /// A page on a wide screen.
  case wide

  /// A page on a phone: labels stand above their lanes.
  case narrow

  /// A document, whose column of text is narrower than a screen.
  case document

  /// The width, unless the steps need more.
  var width: Double {
    switch self {
    case .wide: 1180
    case .narrow: 360
    case .document: 940
    }
  }

  /// How much of it stands before the lanes.
  var left: Double {
    switch self {
    case .wide: 172
    case .narrow: 8
    case .document: 142
    }
  }

  /// How much of it stands after the lanes.
  var right: Double {
    switch self {
    case .wide: 22
    case .narrow: 8
    case .document: 14
    }
  }

  /// The least width of one step.
  var column: Double {
    switch self {
    case .wide: 78
    case .narrow: 34
    case .document: 72
    }
  }
}
