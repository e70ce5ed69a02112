/// The action of a reactor that takes none: `typealias Action = NoAction`.
public typealias NoAction = Never
