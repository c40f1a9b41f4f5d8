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
    // Nothing where what is shown is no longer so.
    var shown: Screen.Size?
    while !session.isEnded {
      let size = terminal.size
      if size != shown { terminal.show(session.screen(size), usesColor: console.colorsResults) }
      shown = size
      let keys: [Key]
      switch terminal.next() {
      case .end: return
      case .idle: keys = decoder.finish()
      case .bytes(let bytes): keys = decoder.keys(bytes)
      }
      for key in keys where !session.isEnded {
        shown = nil
        if key == .control("z") {
          terminal.suspend()
        } else if let request = session.press(key) {
          // In a large book it may take a moment.
          terminal.note("Saving…")
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
