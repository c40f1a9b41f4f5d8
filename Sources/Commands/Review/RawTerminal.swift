#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal while a program takes its keys one by one and owns its screen.
///
/// It is as before as soon as the value is gone. Signals that would end the process are held back
/// and looked for between keys, so that no way out leaves the terminal raw, and none breaks off the
/// saving of a step.
final class RawTerminal {
  /// What happened next.
  enum Event {
    case bytes([UInt8])
    /// Nothing for a short while.
    case idle
    /// The terminal is gone.
    case end
  }

  private static let held = [SIGINT, SIGTERM, SIGHUP, SIGTSTP]
  /// Milliseconds between two looks for signals.
  private static let patience: Int32 = 200

  private let input: Int32
  private let output: ByteOutput
  private let before: termios
  private var isRaw = false

  /// Nothing where the descriptors are no terminal.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    var settings = termios()
    guard isatty(output) == 1, unsafe tcgetattr(input, &settings) == 0 else { return nil }
    self.input = input
    self.output = ByteOutput(descriptor: output)
    before = settings
    enter()
  }

  deinit { leave() }

  /// The screen's size by what the terminal says.
  var size: Screen.Size {
    var window = winsize()
    guard unsafe ioctl(input, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Screen.Size() }
    return Screen.Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  private func enter() {
    Self.hold(SIG_BLOCK)
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    unsafe tcsetattr(input, TCSADRAIN, &raw)
    isRaw = true
    // The other screen, so that what stood there comes back.
    output.write("\u{1B}[?1049h")
    output.flush()
  }

  /// Makes the terminal what it was.
  func leave() {
    guard isRaw else { return }
    isRaw = false
    output.write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    output.flush()
    var settings = before
    unsafe tcsetattr(input, TCSADRAIN, &settings)
    Self.hold(SIG_UNBLOCK)
  }

  /// Stops the process as ctrl-Z does, and takes the terminal again when it goes on.
  func suspend() {
    leave()
    raise(SIGSTOP)
    enter()
  }

  /// Waits for bytes, not for long; signals that came meanwhile take their effect.
  func next() -> Event {
    if let number = Self.pending() { obey(number) }
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wait, 1, Self.patience) > 0 else { return .idle }
    var block = [UInt8](repeating: 0, count: 1024)
    let count = unsafe block.withUnsafeMutableBytes { bytes in
      unsafe read(input, bytes.baseAddress, bytes.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return .idle }
    return count > 0 ? .bytes(Array(block[..<count])) : .end
  }

  private func obey(_ number: Int32) {
    guard number != SIGTSTP else { return suspend() }
    leave()
    // It is held back no more: now it ends the process.
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Draws a whole screen.
  func show(_ screen: Screen, usesColor: Bool) {
    var text = "\u{1B}[?25l\u{1B}[H"
    for line in screen.lines.prefix(max(1, screen.size.rows)).enumerated() {
      if line.offset > 0 { text += "\r\n" }
      text += Self.painted(line.element, usesColor) + "\u{1B}[K"
    }
    text += "\u{1B}[J"
    if let cursor = screen.cursor, cursor.row < screen.size.rows {
      text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    output.write(text)
    output.flush()
  }

  private static func painted(_ line: Screen.Line, _ usesColor: Bool) -> String {
    guard usesColor else { return line.text }
    switch line.style {
    case .plain: return line.text
    case .strong: return "\u{1B}[1m\(line.text)\u{1B}[0m"
    case .faint: return "\u{1B}[2m\(line.text)\u{1B}[0m"
    case .chosen: return "\u{1B}[7m\(line.text)\u{1B}[0m"
    }
  }

  // MARK: Signals

  private static func hold(_ how: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in held { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(how, &set, nil)
  }

  /// A signal that was held back, taken off the list.
  private static func pending() -> Int32? {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return nil }
    for number in held where unsafe sigismember(&waiting, number) == 1 {
      var one = sigset_t()
      unsafe sigemptyset(&one)
      unsafe sigaddset(&one, number)
      var taken: Int32 = 0
      return unsafe sigwait(&one, &taken) == 0 ? taken : nil
    }
    return nil
  }
}
