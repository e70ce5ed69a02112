import CTrampoline

/// Which graph objects were created on this thread during a piece of work and are still alive.
package final class Census {
  private var names: [ObjectIdentifier: (order: Int, name: String)] = [:]
  private var created = 0

  private init() {}

  /// Runs some work and returns the type names of the objects it left alive, oldest first.
  ///
  /// Censuses nest; the inner one alone counts what is created inside it.
  package static func survivors(of work: () throws -> Void) rethrows -> [String] {
    let census = Census()
    let outer = unsafe diptych_census_get()
    unsafe diptych_census_set(Unmanaged.passUnretained(census).toOpaque())
    defer { unsafe diptych_census_set(outer) }
    try work()
    return census.names.values.sorted { $0.order < $1.order }.map(\.name)
  }

  /// How many objects made during the work in progress are alive.
  package static var countInProgress: Int { current?.names.count ?? 0 }

  static func enter(_ object: GraphObject) {
    guard let census = current else { return }
    census.created += 1
    census.names[ObjectIdentifier(object)] = (census.created, "\(type(of: object))")
  }

  static func leave(_ object: GraphObject) {
    current?.names[ObjectIdentifier(object)] = nil
  }

  private static var current: Census? {
    guard let installed = unsafe diptych_census_get() else { return nil }
    return unsafe Unmanaged<Census>.fromOpaque(installed).takeUnretainedValue()
  }
}
