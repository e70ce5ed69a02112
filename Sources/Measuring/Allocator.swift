import CAllocation

/// What the allocator of the process says.
public enum Allocator {
  /// How many bytes it has handed out and not taken back; on Linux those of the first thread's arena.
  public static var bytesInUse: Int { Int(diptych_memory_in_use()) }
}
