import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command's words go: results on standard output, talk on standard error.
final class Console {
  enum Verbosity: Comparable {
    case quiet, normal, verbose
  }

  let verbosity: Verbosity
  /// Standard output itself.
  private let screen = ByteOutput(descriptor: STDOUT_FILENO)
  /// Where results go: standard output, or the pager in front of it.
  private var results: ByteOutput
  private var pager: Pager?
  private let talk = ByteOutput(descriptor: STDERR_FILENO)
  private let color: ColorChoice
  /// Whether the environment lets a terminal have colours.
  private let allowsColor: Bool
  private var showsProgress = false
  /// Warnings and errors that were told so far.
  private(set) var reported: [Diagnostic] = []
  /// Whether what is said goes to systemd's journal, which takes the weight of a line from its
  /// beginning.
  private let isJournaled = ByteOutput.isJournal(STDERR_FILENO)

  init(verbosity: Verbosity, color: ColorChoice = .auto) {
    self.verbosity = verbosity
    self.color = color
    results = screen
    let noColor = Environment.value("NO_COLOR") ?? ""
    allowsColor = noColor.isEmpty && Environment.value("TERM") != "dumb"
  }

  /// Whether results may carry colours.
  var colorsResults: Bool { hasColor(screen) }
  private var colorsTalk: Bool { hasColor(talk) }

  private func hasColor(_ output: ByteOutput) -> Bool {
    switch color {
    case .auto: allowsColor && output.isTerminal
    case .always: true
    case .never: false
    }
  }

  /// The width that results may take; nothing where no person reads them directly.
  var width: Int? { screen.terminalWidth }

  /// Has results go through a pager from now on, where a person sees them.
  func page() {
    guard pager == nil, screen.isTerminal, Environment.value("TERM") != "dumb" else { return }
    screen.flush()
    guard let started = Pager.start() else { return }
    pager = started
    results = started.output
  }

  /// Writes a line of the result as it is.
  func print(_ line: String) { results.write(line + "\n") }

  /// Writes a line of words of the result, broken where the terminal is too narrow for it.
  func print(words line: String) {
    print(width.map { WordWrap.wrapped(line, to: $0) } ?? line)
  }

  /// Writes a JSON document; one that is an object begins with the version of its form.
  func print(document: JSONText) { print(document.versioned.pretty) }

  /// Writes lines that a message may be made of, broken where the terminal is too narrow for them.
  func print(message: String) { print(Self.wrapped(message: message, to: width)) }

  /// Asks for a line: writes words that no line break follows, at once.
  func prompt(_ words: String) {
    results.write(words)
    results.flush()
  }

  /// Writes bytes of the result as they are.
  func write(_ bytes: [UInt8]) { results.write(bytes) }

  /// Whether what is written is still read by anybody.
  var isHeard: Bool { !results.isClosed }

  /// Says something besides the result, unless quiet was asked for.
  func say(_ line: String) {
    if verbosity >= .normal { tell(wrapped(line)) }
  }

  /// Says something that only `--verbose` wants to know.
  func mention(_ line: String) {
    if verbosity == .verbose { tell(wrapped(line)) }
  }

  /// Reports what is wrong; errors and warnings even when quiet was asked for.
  func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity > .note { reported.append(diagnostic) }
    guard diagnostic.severity > .note || verbosity >= .normal else { return }
    var text = Self.wrapped(message: diagnostic.description, to: talk.terminalWidth)
    if colorsTalk {
      let color =
        switch diagnostic.severity {
        case .error: "31"
        case .warning: "33"
        case .note: "36"
        }
      let word = diagnostic.severity.rawValue + ":"
      if let range = text.firstRange(of: word) {
        text.replaceSubrange(range, with: "\u{1B}[1;\(color)m\(word)\u{1B}[0m")
      }
    }
    tell(text, diagnostic.severity.journalLevel)
  }

  /// A message in lines that the terminal has room for.
  ///
  /// Excerpts stay as they are, since a mark stands below a place of them, and so does what is to be
  /// copied, which stands as deep as lines of a file.
  private static func wrapped(message: String, to width: Int?) -> String {
    guard let width else { return message }
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.hasPrefix("  |") || line.hasPrefix("    ")
          ? String(line) : WordWrap.wrapped(String(line), to: width)
      }
      .joined(separator: "\n")
  }

  /// The text in bold where results may carry colours.
  func bold(_ text: String) -> String {
    colorsResults ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Shows what is being done, on a terminal only; the next such line takes its place.
  func progress(_ line: String) {
    guard verbosity >= .normal, talk.isTerminal, allowsColor else { return }
    let room = max(10, (talk.terminalWidth ?? 80) - 1)
    talk.write("\r\u{1B}[K" + String(TerminalText.safe(line).prefix(room)))
    talk.flush()
    showsProgress = true
  }

  /// Takes the line of progress away.
  func endProgress() {
    guard showsProgress else { return }
    showsProgress = false
    talk.write("\r\u{1B}[K")
    talk.flush()
  }

  private func wrapped(_ line: String) -> String {
    talk.terminalWidth.map { WordWrap.wrapped(line, to: $0) } ?? line
  }

  private func tell(_ text: String, _ level: Int = JournalLevel.info) {
    endProgress()
    // What was printed before must not appear after.
    results.flush()
    talk.write((isJournaled ? JournalLevel.marked(text, level) : text) + "\n")
    talk.flush()
  }

  /// Writes out what waits.
  ///
  /// - Returns: Why results could not be written, if so.
  func finish() -> CommandFact? {
    results.flush()
    pager?.finish()
    talk.flush()
    return results.failure.map { .cannotWrite(reason: SystemError.words($0)) }
  }
}
