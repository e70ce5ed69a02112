import CTrampoline

/// Chooses the scheduler on which drivers and signals deliver.
public enum SharingScheduler {
  /// The scheduler of the drivers made on this thread: that of the graph's own domain, unless a
  /// test put another in its place.
  public static func make() -> any SchedulerType {
    guard let installed = unsafe diptych_sharing_get() else { return DomainScheduler.instance }
    return unsafe installed.assumingMemoryBound(to: (any SchedulerType).self).pointee
  }

  /// Has the drivers that are made during an action deliver on a scheduler of the test's choice.
  public static func mock(
    scheduler: any SchedulerType,
    action: () throws -> Void
  ) rethrows {
    var scheduler = scheduler
    let outer = unsafe diptych_sharing_get()
    try unsafe withUnsafeMutablePointer(to: &scheduler) { pointer in
      unsafe diptych_sharing_set(pointer)
      defer { unsafe diptych_sharing_set(outer) }
      try action()
    }
  }
}
