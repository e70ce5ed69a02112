/// The name of ``ReactorView`` up to ReactorKit 3.
public typealias View = ReactorView

/// The short name of ``DeferredReactorView``, to go with ``View``.
public typealias DeferredView = DeferredReactorView

/// The name of ``DeferredReactorView`` up to ReactorKit 3.
public typealias StoryboardView = DeferredReactorView
