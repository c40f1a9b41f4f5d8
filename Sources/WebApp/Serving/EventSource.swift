import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells pages of changes of the book, by server-sent events.
final class EventSource: Sendable {
  private let desk: BookDesk
  private let isEnding = Atomic<Bool>(false)

  /// How often the book's files are looked at, in microseconds.
  private static let step: UInt32 = 200_000
  /// After so many looks without a change a comment is sent, which shows who went away.
  private static let quiet = 75

  init(_ desk: BookDesk) { self.desk = desk }

  /// Lets all streams end.
  func end() { isEnding.store(true, ordering: .relaxed) }

  /// A stream of events: at once the generation of now, then each other one.
  func stream() -> HTTPResponse {
    let told = Mutex<String?>(nil)
    return HTTPResponse(
      200, type: "text/event-stream; charset=utf-8",
      .stream { [self] in
        told.withLock { told in
          guard let before = told else {
            let generation = desk.generation
            told = generation
            return Self.event("hello", generation)
          }
          for _ in 0..<Self.quiet {
            if isEnding.load(ordering: .relaxed) { return nil }
            let generation = desk.generation
            if generation != before {
              told = generation
              return Self.event("changed", generation)
            }
            usleep(Self.step)
          }
          return Array(": still here\n\n".utf8)
        }
      })
  }

  private static func event(_ name: String, _ generation: String) -> [UInt8] {
    Array("event: \(name)\ndata: {\"generation\":\"\(generation)\"}\n\n".utf8)
  }
}
