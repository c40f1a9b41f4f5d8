import BookKeeping
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A book in the browser: what `daybook serve` runs.
package final class BookServer {
  private let paths: BookPaths
  private let desk: BookDesk
  private let front: FrontFiles
  private let events: EventSource
  private var server: HTTPServer?
  private var record: ServeRecord?

  /// - Parameters:
  ///   - environment: What names this device in the journal.
  ///   - front: A folder to take the front's files from; nothing for those of the program.
  package init(_ paths: BookPaths, environment: [String: String], front: String?) {
    self.paths = paths
    desk = BookDesk(paths, environment: environment)
    self.front = FrontFiles(folder: front)
    events = EventSource(desk)
  }

  /// The address of a server that the book has already.
  package static func addressOfRunning(_ paths: BookPaths) -> String? {
    ServeRecord.running(paths)?.address
  }

  /// Reads the book and begins to serve it.
  ///
  /// - Parameter port: Nothing for the book's own port, or the next that is free.
  /// - Returns: The address to open.
  /// - Throws: `ServeFact` where a port is taken, and what keeps the book from being read.
  package func start(port: UInt16?) throws -> String {
    try desk.look { _ in }
    let token = AccessToken()
    for port in port.map({ [$0] }) ?? PortChoice.ports(of: paths.root) {
      let router = Router(
        gate: AccessGate(port: port, token: token), desk: desk, front: front, events: events)
      let server = HTTPServer(limit: { router.limit(of: $0) }, answer: { router.answer($0) })
      guard server.start(port: port) else { continue }
      let record = ServeRecord(pid: getpid(), port: port, token: token.text)
      record.write(paths)
      self.server = server
      self.record = record
      return record.address
    }
    throw ServeFact.portTaken(port)
  }

  /// Answers what is being asked, and ends.
  package func stop() {
    events.end()
    record?.remove(paths)
    server?.stop()
    server = nil
  }
}

/// What can keep a book from being served.
package enum ServeFact: DiagnosticFact, Error {
  /// The port that was asked for; nothing where all of the book's own are taken.
  case portTaken(UInt16?)
  case noFrontFolder(String)

  package var code: String {
    switch self {
    case .portTaken: "port-taken"
    case .noFrontFolder: "no-front-folder"
    }
  }

  package var summary: String {
    switch self {
    case .portTaken(let port?): "port \(port) is taken, or may not be used"
    case .portTaken: "no port of the book is free"
    case .noFrontFolder(let path): "there is no folder \"\(path)\""
    }
  }

  package var remedy: String? {
    switch self {
    case .portTaken(_?): "give another one, or leave --port out: then a free one is found"
    case .portTaken: "give one with --port"
    case .noFrontFolder: "name the folder that has served.js and page.css"
    }
  }
}
