/// Decides what the origin does with a request.
///
/// It is called on the connection's own thread.
public typealias OriginHandler = @Sendable (OriginRequest) -> [OriginStep]
