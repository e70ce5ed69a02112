import Foundation

/// What the maker of the machine's processors calls them.
enum ProcessorModel {
  /// The model of this machine's processors; nil where the system does not tell.
  static var current: String? {
    #if os(Linux)
    let table = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    return table.flatMap { named(inTable: $0) }.flatMap { cleaned($0) }
    #elseif canImport(Darwin)
    return namedByDarwin.flatMap { cleaned($0) }
    #else
    return nil
    #endif
  }

  /// Finds the model in the text of Linux's table of processors.
  ///
  /// Processors of ARM have no name there, but the numbers of their maker and part.
  ///
  /// - Parameter table: The text, a block of lines `key : value` for each processor.
  /// - Returns: The model of the first processor; nil when it has none.
  static func named(inTable table: String) -> String? {
    var values: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2, values[parts[0]] == nil { values[parts[0]] = parts[1] }
    }
    if let name = values["model name"] { return name }
    guard let maker = values["CPU implementer"], let part = values["CPU part"] else { return nil }
    return "implementer \(maker), part \(part)"
  }

  /// Keeps of a name what can belong to a model.
  ///
  /// A virtual machine may have any name for its processors. Words with other characters than a model
  /// needs are left out, and those that look like the name of a host, with a point beside a letter, or are
  /// the name of this one.
  ///
  /// - Parameters:
  ///   - name: The name as the system tells it.
  ///   - host: What this machine is called.
  /// - Returns: At most 60 characters; nil when no word is left.
  static func cleaned(
    _ name: String,
    host: String = ProcessInfo.processInfo.hostName
  ) -> String? {
    let words = name.replacing("(R)", with: "").replacing("(TM)", with: "")
      .split(whereSeparator: \.isWhitespace)
      .filter { word in
        word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@.,-+/()".contains($0)) }
          && !word.contains(/[A-Za-z-]\.|\.[A-Za-z]/)
          && (word == "@" || !word.contains("@"))
          && word.lowercased() != host.lowercased()
      }
    let model = words.joined(separator: " ").prefix(60)
    return model.isEmpty ? nil : String(model)
  }
}
