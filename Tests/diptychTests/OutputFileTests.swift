import Foundation
import Testing

@testable import diptych

struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "diptych-plot-\(UUID().uuidString)").path(percentEncoded: false)

  @Test func `a drawing of the lists is written, and the figures are printed too`() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/costs.svg"

    let run = await CommandLineRun.of(["bench", "screen", "--quick", "--svg", path])

    #expect(run.status == .held)
    #expect(run.output.contains("draw a frame, 10000"))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    for label in ["find an appended page", "draw a frame", "CollectionDifference", "plain loop"] {
      #expect(svg.contains(label), "\(label)")
    }
  }

  @Test func `a file that cannot be written is refused before anything is measured`() async {
    let run = await CommandLineRun.of(["bench", "items", "--svg", "\(folder)/no/costs.svg"])

    #expect(run.status == .outputNotWritable)
    #expect(run.output == "")
    #expect(run.messages.contains("its folder does not exist."), "\(run.messages)")
  }

  @Test func `a folder is no file, and a failed write says so and leaves what was there`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/costs.svg/inner",
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = OutputFile(what: "the drawing", path: "\(folder)/costs.svg")
    let place = "the drawing cannot be written to \"\(folder)/costs.svg\": "

    #expect {
      try file.check()
    } throws: {
      "\($0)" == place + "it is a folder."
    }
    #expect {
      try file.write("<svg/>")
    } throws: {
      "\($0)" == place + "writing it failed."
    }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/costs.svg/inner"))
    try OutputFile(what: "the drawing", path: "\(folder)/other.svg").check()
  }

  @Test func `a link is followed, and what is no file is not replaced`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("old".utf8).write(to: URL(filePath: "\(folder)/target"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link",
      withDestinationPath: "\(folder)/target"
    )
    try OutputFile(what: "the drawing", path: "\(folder)/link").write("new")
    #expect(try String(contentsOfFile: "\(folder)/target", encoding: .utf8) == "new")
    let kind = try FileManager.default.attributesOfItem(atPath: "\(folder)/link")[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)

    let made = unsafe mkfifo("\(folder)/pipe", 0o600)
    #expect(made == 0)
    let reader = unsafe open("\(folder)/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile(what: "the drawing", path: "\(folder)/pipe").write("through")
    let pipe = try FileManager.default.attributesOfItem(atPath: "\(folder)/pipe")[.type]
    #expect(pipe as? FileAttributeType != .typeRegular)
  }
}
