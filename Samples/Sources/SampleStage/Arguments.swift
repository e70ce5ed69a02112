/// What the command line asks of a sample.
struct Arguments: Equatable {
  /// What cannot be understood, in words.
  struct Misuse: Error, Equatable {
    let reason: String
  }

  var origin: String?
  var style: Style?
  var isScripted = false
  var wantsHelp = false

  init() {}

  init(_ words: [String]) throws(Misuse) {
    if !Set(words).isDisjoint(with: ["--help", "-h"]) {
      wantsHelp = true
      return
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--script":
        if isScripted { throw Misuse(reason: "--script stands twice") }
        isScripted = true
      case "--origin":
        guard let url = rest.popFirst() else { throw Misuse(reason: "--origin needs a URL") }
        if origin != nil { throw Misuse(reason: "--origin stands twice") }
        origin = url
      case "--style":
        guard let name = rest.popFirst(), let style = Style(rawValue: name) else {
          throw Misuse(reason: "--style needs transform or reactor")
        }
        if self.style != nil { throw Misuse(reason: "--style stands twice") }
        self.style = style
      default:
        throw Misuse(reason: "\"\(word)\" is not known")
      }
    }
  }
}
