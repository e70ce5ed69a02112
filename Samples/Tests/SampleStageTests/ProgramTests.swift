import Foundation
import Testing

/// The samples as programs: how they end, for whoever calls them.
@Suite struct ProgramTests {
  @Test(arguments: ["PictureFeed", "HomeFeed", "GitHubSearch"])
  func `a script whose server is never reached ends with 69 and says what to do`(
    _ name: String
  ) throws {
    // Port 1 of the loopback address is nobody's.
    let run = try shell("./\(name) --script --style reactor --origin http://127.0.0.1:1")
    #expect(run.status == 69)
    #expect(run.output.hasPrefix("\(name): "))
    #expect(run.messages.hasPrefix("\(name): http://127.0.0.1:1 was never reached. "))
    #expect(
      run.messages.hasSuffix(
        "\nStart it, or check the address after --origin; "
          + "without --origin the sample's own answers.\n"
      )
    )
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["Counter --script", "Counter --help", "SampleFeatures", "SampleFeatures --help"]
  )
  func `output that cannot be written ends with 74`(_ words: String) throws {
    let run = try shell("./\(words) >/dev/full")
    #expect(run.status == 74)
    #expect(
      run.messages
        == "The output cannot be written. Make room where it goes, or send it somewhere else.\n"
    )
  }

  @Test func `output that is closed ends with 74`() throws {
    #expect(try shell("./Counter --script >&-").status == 74)
  }

  @Test(arguments: ["Counter --script", "SampleFeatures"])
  func `a pipe that is closed early is no complaint`(_ words: String) throws {
    // The pipe's reader is gone before the program writes.
    let run = try shell("exec 3> >(:); wait $!; ./\(words) >&3")
    #expect(run == Run(status: 74, output: "", messages: ""))
  }

  @Test func `a wrong word ends with 64`() throws {
    let run = try shell("./Counter faster")
    #expect(
      run
        == Run(
          status: 64,
          output: "",
          messages: "Counter: \"faster\" is not known.\nTry: Counter --help\n"
        )
    )
    #expect(try shell("./SampleFeatures faster").status == 64)
  }
}
