import CCurses
import Dispatch
import Foundation

/// A real terminal, taken through ncurses: grids are shown, keys and signals come in as events.
///
/// The terminal is given back by ``close()``, when the process calls `exit`, and before it ends by
/// a signal. There is one terminal, so there should be one of these at a time.
@MainActor
public final class LiveTerminal {
  /// What happens: keys, sizes, signals; one reader.
  public let events: AsyncStream<TerminalEvent>

  /// How large the terminal is.
  public private(set) var size: GridSize

  /// Whether colours are shown.
  public let hasColour: Bool

  /// The signal that asks the process to end, known before its event has its turn; nil for none.
  public private(set) var interrupt: Int32?

  private let isUnicode: Bool
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var sources: [any DispatchSourceProtocol] = []
  private var timer: (any DispatchSourceTimer)?
  private var isOpen = true

  /// Takes the terminal.
  ///
  /// - Parameter hasColour: Whether colours may be shown; they are when the terminal has them.
  /// - Throws: ``TerminalError`` when there is none or its kind is unknown.
  public init(hasColour: Bool) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    isUnicode = diptych_choose_locale() == 1
    guard diptych_open() == 1 else {
      throw .unknownKind(ProcessInfo.processInfo.environment["TERM"] ?? "")
    }
    self.hasColour = hasColour && diptych_use_colours() == 1
    size = Self.measuredSize()
    (events, continuation) = AsyncStream.makeStream()
    listen()
  }

  /// Shows a picture; what lies outside of the terminal is clipped.
  ///
  /// - Parameter grid: The picture.
  public func show(_ grid: CellGrid) {
    guard isOpen else { return }
    var grid = grid
    if grid.size.columns > size.columns {
      // Half of a cluster at the edge would be wrapped.
      var clipped = CellGrid(size: size)
      clipped.put(grid, row: 0, column: 0)
      grid = clipped
    }
    diptych_erase()
    for row in 0..<min(grid.size.rows, size.rows) { show(row, of: grid) }
    diptych_show()
  }

  /// Sends ``TerminalEvent/woken`` later; a newer wish replaces the older.
  ///
  /// - Parameter duration: How much later; nil for not at all.
  public func wake(after duration: Duration?) {
    timer?.cancel()
    timer = nil
    guard isOpen, let duration else { return }
    let milliseconds = Int(duration / .milliseconds(1)) + 1
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(milliseconds))
    timer.setEventHandler { [unowned self] in continuation.yield(.woken) }
    timer.resume()
    self.timer = timer
  }

  /// Gives the terminal back; a second time does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    timer?.cancel()
    for source in sources { source.cancel() }
    for signal in Self.signals { diptych_reset(signal) }
    continuation.finish()
    diptych_restore()
  }

  /// Gives the terminal back and ends the process by a signal, so that its caller sees which.
  ///
  /// - Parameter signal: The signal.
  public func endProcess(by signal: Int32) {
    close()
    diptych_end_by(signal)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP]

  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    keys.setEventHandler { [unowned self] in readKeys() }
    sources.append(keys)
    listenToSignals()
    for source in sources { source.resume() }
  }

  /// Signals go through a pipe: none is lost from here on, whenever it comes.
  private func listenToSignals() {
    var readEnd: Int32 = -1
    var writeEnd: Int32 = -1
    guard unsafe diptych_make_pipe(&readEnd, &writeEnd) == 1 else { return }
    let descriptors = [readEnd, writeEnd]
    for signal in Self.signals { diptych_listen(signal, writeEnd) }
    let source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
    source.setEventHandler { [unowned self] in
      var number: UInt8 = 0
      while unsafe read(descriptors[0], &number, 1) == 1 { received(Int32(number)) }
    }
    source.setCancelHandler {
      for descriptor in descriptors { Foundation.close(descriptor) }
    }
    sources.append(source)
  }

  private func received(_ signal: Int32) {
    guard isOpen else { return }
    if signal == SIGTSTP { diptych_stop() }
    // Who was stopped has not been told of sizes meanwhile.
    guard signal == SIGWINCH || signal == SIGTSTP else {
      interrupt = signal
      continuation.yield(.interrupted(signal: signal))
      return
    }
    size = Self.measuredSize()
    diptych_resize(Int32(size.rows), Int32(size.columns))
    diptych_repaint()
    continuation.yield(.resized(size))
  }

  private func readKeys() {
    guard isOpen else { return }
    var code: UInt32 = 0
    while true {
      let kind = unsafe diptych_read_key(&code)
      let key: TerminalKey?
      if kind == diptych_kind_function_key() {
        key = TerminalKey(functionKey: code)
      } else if kind == diptych_kind_character() {
        key = TerminalKey(scalar: code)
      } else {
        return
      }
      if let key { continuation.yield(.key(key)) }
    }
  }

  /// Writes one row; after a cluster that terminals may measure differently, the place is set anew.
  private func show(_ row: Int, of grid: CellGrid) {
    for column in 0..<grid.size.columns {
      let cell = grid[row, column]
      var text = " "
      switch cell.content {
      case .continuation: continue
      case .blank: if cell.style == .plain { continue }
      case .cluster(let character):
        text = TerminalGlyph.text(for: character, isUnicode: isUnicode)
      }
      diptych_set_attributes(attributes(of: cell.style))
      unsafe diptych_write(Int32(row), Int32(column), text, Int32(text.utf8.count))
    }
  }

  private func attributes(of style: CellStyle) -> Int32 {
    var attributes: Int32 = 0
    if style.isStrong { attributes |= diptych_bold() }
    if style.isFaint { attributes |= diptych_dim() }
    if style.isInverse { attributes |= diptych_reverse() }
    if hasColour { attributes |= diptych_colour_pair(Int32(style.colour.rawValue)) }
    return attributes
  }

  private static func measuredSize() -> GridSize {
    var size = winsize()
    let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    guard result == 0, size.ws_row > 0, size.ws_col > 0 else {
      return GridSize(columns: 80, rows: 24)
    }
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
