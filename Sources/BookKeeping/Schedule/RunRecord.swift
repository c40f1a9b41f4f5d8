import Foundation
import StatementModel

/// The last `run` of a book, kept in `.daybook/run.json` for those who ask in the morning, and handed
/// to the programs that are told of it.
///
/// No lock is needed for it: a run that gave up because another held the book is told of too.
package struct RunRecord: Decodable, Sendable {
  /// How a run went, for programs.
  package enum Outcome: String, Codable, Sendable {
    /// It has not ended.
    case running
    case done
    /// Done, but something that it brought needs a person.
    case attention
    case failure
    /// Killed, or the machine went down.
    case stopped
  }

  /// What was wrong, in words.
  struct Message: Decodable, Sendable {
    var file: String?
    var line: Int?
    var column: Int?
    var severity: String
    var message: String
    var remedy: String?
  }

  package private(set) var begun: String
  /// Nothing while it runs, or where it was stopped.
  package private(set) var ended: String?
  /// The exit code.
  package private(set) var code: Int32?
  /// The run in one sentence.
  private(set) var summary: String?
  /// The record as programs get it: JSON, which ends with a line feed.
  package private(set) var text = ""

  private enum CodingKeys: CodingKey {
    case begun, ended, code, summary
  }

  /// What was wrong; none where the run was stopped.
  var messages: [Message] {
    struct Told: Decodable { var messages: [Message]? }
    return (try? JSONDecoder().decode(Told.self, from: Data(text.utf8)))?.messages ?? []
  }

  /// Notes that a run begins; failing to is no failure of the run.
  package static func begin(_ paths: BookPaths) -> RunRecord {
    var record = RunRecord(begun: Device.now(), ended: nil, code: nil)
    record.tell(paths, summary: "the run has not ended", details: [])
    record.write(paths)
    return record
  }

  private init(begun: String, ended: String?, code: Int32?) {
    (self.begun, self.ended, self.code) = (begun, ended, code)
  }

  /// Notes how it ended.
  ///
  /// - Parameters:
  ///   - summary: The run in one sentence.
  ///   - messages: What was wrong, as programs get it.
  ///   - details: What else programs are told.
  package mutating func end(
    _ paths: BookPaths, code: Int32, summary: String, messages: [JSONText],
    details: [(key: String, value: JSONText)]
  ) {
    ended = Device.now()
    self.code = code
    tell(paths, summary: summary, details: [("messages", .array(messages))] + details)
    write(paths)
  }

  /// Notes of a run that is over without having said so, that it was stopped.
  mutating func stop(_ paths: BookPaths) {
    tell(paths, summary: "the run was stopped before its end", details: [], isOver: true)
    write(paths)
  }

  /// One of a run that there was not, and that is noted nowhere.
  static func trial(_ paths: BookPaths) -> RunRecord {
    let now = Device.now()
    var record = RunRecord(begun: now, ended: now, code: 1)
    record.tell(paths, summary: "this is a trial: no run needs you", details: [])
    return record
  }

  /// What was noted last.
  static func last(of paths: BookPaths) -> RunRecord? {
    guard let bytes = try? FileAccess.read(path(paths)) else { return nil }
    return RunRecord(bytes)
  }

  private init?(_ bytes: [UInt8]) {
    guard let record = try? JSONDecoder().decode(RunRecord.self, from: Data(bytes)) else {
      return nil
    }
    self = record
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Puts in words for programs what is known.
  private mutating func tell(
    _ paths: BookPaths, summary: String, details: [(key: String, value: JSONText)],
    isOver: Bool = false
  ) {
    let outcome = isOver ? .stopped : outcome
    let json = JSONText.object(
      [
        ("version", .integer(1)), ("book", .string(paths.root)), ("begun", .string(begun)),
        ("ended", .optional(ended)), ("code", .optional(code.map(Int.init))),
        ("outcome", .string(outcome.rawValue)), ("summary", .string(summary)),
      ] + details)
    self.summary = summary
    text = "\(json.pretty)\n"
  }

  private func write(_ paths: BookPaths) {
    try? FileAccess.makeFolder(paths.derived)
    try? FileAccess.write(
      Array(text.utf8), to: Self.path(paths), isDurable: false, isShared: true)
  }

  /// By its exit code.
  package var outcome: Outcome {
    switch code {
    case nil: .running
    case 0: .done
    case 1: .attention
    default: .failure
    }
  }

  private static func path(_ paths: BookPaths) -> String { paths.derived + "/run.json" }
}
