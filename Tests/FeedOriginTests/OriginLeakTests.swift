import FeedOrigin
import Glibc
import Testing

/// What a thousand requests leave behind.
///
/// Each test counts in a process of its own.
struct OriginLeakTests {
  @Test func `a thousand requests leave no thread and no descriptor`() async {
    await #expect(processExitsWith: .success) {
      OriginLeakTests.run(requests: 10)
      let threads = OriginLeakTests.count("/proc/self/task")
      let descriptors = OriginLeakTests.count("/proc/self/fd")
      OriginLeakTests.run(requests: 1_000)
      // A detached thread has said that it is done a moment before the system forgets it.
      for _ in 0..<100_000 where OriginLeakTests.count("/proc/self/task") > threads {
        sched_yield()
      }
      guard OriginLeakTests.count("/proc/self/task") <= threads else { exit(1) }
      guard OriginLeakTests.count("/proc/self/fd") == descriptors else { exit(2) }
    }
  }

  private static func run(requests: Int) {
    let origin = Origin { request in
      request.ordinal.isMultiple(of: 7) ? [.reset] : OriginResponse(body: [1, 2, 3]).steps
    }
    guard (try? origin.start()) != nil else { exit(3) }
    for index in 0..<requests {
      guard let client = RawClient(port: origin.port) else { exit(4) }
      if index.isMultiple(of: 5) { origin.hold(index + 1) }
      client.get("/")
      if index.isMultiple(of: 5) {
        origin.awaitArrival(of: index + 1)
        origin.release(index + 1)
      }
      _ = client.receive(limit: 10)
    }
    origin.stop()
  }

  private static func count(_ directory: String) -> Int {
    guard let handle = unsafe opendir(directory) else { exit(5) }
    defer { unsafe closedir(handle) }
    var count = 0
    while unsafe readdir(handle) != nil { count += 1 }
    return count
  }
}
