import FeedOrigin
import Foundation
import Testing

/// The gzip that compresses nothing.
struct GzipStoreTests {
  @Test func `a short text is one stored block`() {
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    let block: [UInt8] = [1, 9, 0, 0xF6, 0xFF] + Array("123456789".utf8)
    // CBF43926 is the checksum that every description of CRC-32 gives for these nine digits.
    let tail: [UInt8] = [0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0]
    #expect(GzipStore.compress(Array("123456789".utf8)) == head + block + tail)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `gzip itself reads it`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let compressed = GzipStore.compress(bytes)
    #expect(compressed.count == bytes.count + 18 + max(1, (count + 65_534) / 65_535) * 5)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("stored-\(UUID().uuidString).gz")
    try Data(compressed).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Array(read) == bytes)
  }
}
