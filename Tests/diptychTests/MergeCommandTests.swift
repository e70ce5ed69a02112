import FeedContract
import Testing

@testable import diptych

@MainActor
@Suite struct MergeCommandTests {
  @Test func `an endless file is refused`() async {
    let run = await CommandLineRun.of(["merge", "/dev/zero"])
    #expect(run.status == .wrongUsage)
    #expect(run.messages.contains("/dev/zero has more than 16777216 bytes and is no report."))
  }

  @Test func `a file may have just as many bytes as the limit`() async throws {
    let folder = try Folder()
    let part = await CommandLineRun.of(["explore", "Reference", "--depth", "1", "--json"])
    let limit = InputFile.Content.report.limit
    let padding = String(repeating: " ", count: limit - part.output.utf8.count)
    let file = try folder.write(part.output + padding, to: "long")
    let merged = await CommandLineRun.of(["merge", file])
    #expect(merged.messages.isEmpty)
    let longer = try folder.write(part.output + padding + " ", to: "longer")
    #expect(await CommandLineRun.of(["merge", longer]).status == .wrongUsage)
  }

  @Test func `what is no report is refused with what it is`() async throws {
    let folder = try Folder()
    let trace = await CommandLineRun.of(["trace", "Reference", "R", "--json"])
    for (file, message) in [
      (folder.path, " is a folder; name a report file in it."),
      (folder.path + "/none", "there is no file \"\(folder.path)/none\"."),
      (try folder.write("", to: "empty"), "/empty: The document cannot be read: it is not JSON."),
      (
        try folder.write(trace.output, to: "trace"),
        "/trace: The document is a diptych.trace/1, not a diptych.report/1."
      ),
    ] {
      let run = await CommandLineRun.of(["merge", file])
      #expect(run.status == .wrongUsage)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }
}
