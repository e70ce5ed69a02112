/// The identity of one write: no two writes share one for as long as anybody remembers either.
///
/// It is compared by identity and has no content. A counter would not do, since two copies of a
/// value that are each written once would count alike.
final class TraceableRevision: Sendable {}
