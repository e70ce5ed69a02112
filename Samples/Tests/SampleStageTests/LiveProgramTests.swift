import Foundation
import Testing

/// A sample in a real terminal: keys in, screen out.
@Suite(.enabled(if: isTmuxThere, "tmux is not installed: no sample is driven in a real terminal"))
struct LiveProgramTests {
  /// Starts a program in a terminal of its own, performs steps there, and says what is shown at last.
  ///
  /// - Parameters:
  ///   - program: The command, typed into a shell whose prompt is `ready>`.
  ///   - steps: Commands of tmux, and `see` with a text that the screen has to show before the next.
  /// - Returns: The screen that showed what was to be seen last.
  /// - Throws: The last screen, when something was not to be seen.
  private func play(_ program: String, _ steps: [String]) throws -> String {
    let name = "diptych-sample-\(UUID().uuidString)"
    let run = try shell(
      """
      terminal() { tmux -L \(name) -f /dev/null -u "$@"; }
      see() {
        for ((turn = 0; turn < 400; turn++)); do
          if terminal capture-pane -p | grep -qF -- "$1"; then return; fi
          sleep 0.025
        done
        echo "\\"$1\\" is missing on this screen:"
        terminal capture-pane -p
        exit 1
      }
      trap 'terminal kill-server' EXIT
      terminal new-session -d -x 80 -y 14 "env LANG=C.UTF-8 PS1='ready> ' bash --norc --noprofile"
      terminal send-keys "clear; \(program)" Enter
      \(steps.map { $0.hasPrefix("see ") ? $0 : "terminal \($0)" }.joined(separator: "\n"))
      terminal capture-pane -p
      """
    )
    try #require(run.status == 0, "\(run.output)\(run.messages)")
    return run.output
  }

  @Test func `both styles stand side by side and take what is typed`() throws {
    let screen = try play(
      "./Counter",
      ["see 'label    0'", "send-keys + Enter", "see increased!", "see 'spinner  off'"]
    )
    let lines = screen.split(separator: "\n")
    #expect(lines[0].hasSuffix(" both alike"))
    #expect(
      lines[1].split(separator: "│").map { $0.split(separator: " ") } == [
        ["transform"], ["reactor"],
      ]
    )
    #expect(lines[2].components(separatedBy: "label    1").count == 3)
    #expect(lines[4].components(separatedBy: "alert    increased!").count == 3)
  }

  @Test func `a style that is named stands alone, in whatever size`() throws {
    let screen = try play(
      "./Counter --style reactor",
      ["see 'label    0'", "resize-window -x 40 -y 10", "send-keys - Enter", "see 'label    -1'"]
    )
    #expect(screen.hasPrefix("Counter: steps that take half a second…\nreactor\nlabel    -1\n"))
    #expect(!screen.contains("transform"))
  }

  @Test func `a line of any length is taken at once`() throws {
    let line = String(repeating: "x", count: 2000)
    let screen = try play(
      "./Counter",
      ["see 'label    0'", "send-keys \(line) Enter", "see 'Nothing happens.'"]
    )
    #expect(screen.hasSuffix("\n>\n"))
  }

  @Test func `a size that changed while the program was stopped is noticed`() throws {
    let screen = try play(
      "./Counter",
      [
        "see 'label    0'", "send-keys C-z", "see Stopped", "resize-window -x 40 -y 10",
        "send-keys 'clear; fg' Enter", "see 'label    0'", "send-keys 'typed'", "see '> typed'",
      ]
    )
    #expect(screen.split(separator: "\n").count == 10)
    #expect(screen.hasSuffix("\n> typed\n"))
  }

  @Test func `whoever leaves has the terminal back`() throws {
    for (keys, status) in [("q Enter", 0), ("C-c", 130)] {
      let screen = try play(
        "./Counter",
        [
          "see 'label    0'", "send-keys \(keys)", "see 'ready>'",
          "send-keys 'echo status=$?; stty -a | grep -o \" icanon\"' Enter", "see ' icanon'",
        ]
      )
      #expect(screen.contains("status=\(status)\n"))
    }
  }

  @Test func `a terminal that cannot place text is served line by line`() throws {
    let screen = try play(
      "TERM=dumb ./Counter",
      [
        "see '  label    0'", "send-keys + Enter", "see '  alert    increased!'",
        "send-keys q Enter", "see 'ready>'",
      ]
    )
    #expect(
      screen.hasSuffix(
        """

        +
          spinner  on
          label    1
          alert    increased!
          spinner  off
        q
        ready>

        """
      )
    )
    let interrupted = try play(
      "TERM=dumb ./Counter",
      [
        "see '  label    0'", "send-keys C-c", "see 'ready>'", "send-keys 'echo status=$?' Enter",
        "see status=1",
      ]
    )
    #expect(interrupted.contains("status=130\n"))
  }
}

private let isTmuxThere = (try? shell("tmux -V"))?.status == 0
