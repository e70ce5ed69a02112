import Testing

@testable import diptych

struct ProcessorModelTests {
  @Test func `the first processor of the table has the model`() {
    let table = """
      processor\t: 0
      model\t\t: 85
      model name\t: Intel(R) Xeon(R) Processor @ 2.00GHz

      processor\t: 1
      model name\t: another
      """

    #expect(ProcessorModel.named(inTable: table) == "Intel(R) Xeon(R) Processor @ 2.00GHz")
  }

  @Test func `without a name there are the numbers of maker and part, or nothing`() {
    let table = "processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n"

    #expect(ProcessorModel.named(inTable: table) == "implementer 0x41, part 0xd0c")
    #expect(ProcessorModel.named(inTable: "processor\t: 0\nCPU part\t: 0xd0c") == nil)
    #expect(ProcessorModel.named(inTable: "") == nil)
  }

  @Test(arguments: [
    ("Intel(R) Xeon(R) Processor @ 2.00GHz", "Intel Xeon Processor @ 2.00GHz"),
    ("  AMD   Ryzen 7 5800X 8-Core\tProcessor ", "AMD Ryzen 7 5800X 8-Core Processor"),
    ("Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz", "Intel Core i7-8650U CPU @ 1.90GHz"),
    ("Xeon on builder.example.org", "Xeon on"),
    ("Xeon of someone@somewhere", "Xeon of"),
    ("Xeon of Tower-7", "Xeon of"),
    ("Xeon \u{1B}[31mred \u{202E}turned", "Xeon"),
    (String(repeating: "x", count: 80), String(repeating: "x", count: 60)),
  ])
  func `a model keeps what a model needs, and nothing that could name a host`(
    name: String,
    cleaned: String
  ) {
    #expect(ProcessorModel.cleaned(name, host: "tower-7") == cleaned)
  }

  @Test func `no word left is no model`() {
    #expect(ProcessorModel.cleaned("\u{1B}[31m builder.example.org", host: "") == nil)
  }

  @Test func `the machine is described with its memory, and with a model where there is one`() {
    func machine(_ model: String?) -> Machine {
      Machine(
        processors: 2,
        model: model,
        architecture: "arm64",
        memory: 24_105,
        system: "a system",
        swift: "6.2",
        build: "release"
      )
    }

    #expect(
      machine("Xeon @ 2.00GHz").description
        == "2 processors (Xeon @ 2.00GHz), arm64, 23.5 GiB of memory, a system, Swift 6.2, "
        + "release build"
    )
    #expect(machine(nil).description.hasPrefix("2 processors, arm64, 23.5 GiB"))
    #expect(Machine.current.memory > 0)
  }
}
