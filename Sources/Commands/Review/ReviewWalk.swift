#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Drives a session by a terminal: key by key, or line by line where it can do no more.
struct ReviewWalk {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Whether a person sits there.
  var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  private var isDumb: Bool {
    let name = Environment.value("TERM") ?? ""
    return name.isEmpty || name == "dumb"
  }

  func run(_ session: inout ReviewSession, _ store: inout some ReviewStore) {
    guard !isDumb, let terminal = RawTerminal() else { return runByLines(&session, &store) }
    var decoder = KeyDecoder()
    var shown: Screen?
    while !session.isEnded {
      let screen = session.screen(terminal.size)
      if screen != shown { terminal.show(screen, usesColor: console.colorsResults) }
      shown = screen
      let keys: [Key]
      switch terminal.next() {
      case .end: return
      case .idle: keys = decoder.finish()
      case .bytes(let bytes): keys = decoder.keys(bytes)
      }
      for key in keys where !session.isEnded {
        if key == .control("z") {
          terminal.suspend()
          shown = nil
        } else if let request = session.press(key) {
          perform(request, &session, &store)
        }
      }
    }
    terminal.leave()
  }

  private func runByLines(_ session: inout ReviewSession, _ store: inout some ReviewStore) {
    session.takesLines = true
    while !session.isEnded {
      // Of a dumb terminal the size says nothing; a page is no more than this.
      for line in session.screen(Screen.Size()).lines { console.print(line.text) }
      console.prompt("> ")
      guard let line = readLine() else { return }
      if let request = session.enter(line) { perform(request, &session, &store) }
    }
  }

  private func perform(
    _ request: ReviewRequest, _ session: inout ReviewSession, _ store: inout some ReviewStore
  ) {
    do throws(ReviewFailure) {
      session.finish(request, try store.perform(request))
    } catch {
      session.fail(error)
    }
  }
}
