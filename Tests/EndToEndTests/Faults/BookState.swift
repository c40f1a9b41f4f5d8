import Foundation
import Testing

/// What a book comes to, whichever way it came there.
struct BookState: Equatable {
  /// Below `Reports/`.
  var reports: [String: Data]
  /// Below `Archive/`.
  var archive: [String: Data]
  /// The journal's entries without what may differ from one try to the next: times, and ids with
  /// their numbers.
  var journal: [String]
  /// Below `Rules/`.
  var rules: [String: Data]
  /// All transactions.
  var list: String

  init(of place: Place) throws {
    reports = try place.files(in: "Reports")
    archive = try place.files(in: "Archive")
    rules = try place.files(in: "Rules")
    list = try place.list()
    journal = try place.journalEntries()
  }
}

extension Place {
  /// All transactions, those that don't count too.
  func list() throws -> String { try output(of: Disturbance.list) }

  /// What a command says that must succeed.
  func output(of words: [String]) throws -> String {
    let answer = try Program.run(words, in: root, environment: environment())
    try #require(answer.code == 0, "\(words): \(answer.talk)")
    return answer.output
  }

  /// What the journals of all devices say, sorted, without times and without ids.
  func journalEntries() throws -> [String] {
    var entries: [String] = []
    for (name, bytes) in try files(in: "Journal") where name.hasSuffix(".ndjson") {
      for line in bytes.split(separator: 0x0A) {
        guard var entry = try JSONSerialization.jsonObject(with: line) as? [String: Any] else {
          continue
        }
        for key in ["id", "clock", "time", "command"] { entry[key] = nil }
        let plain = try JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys])
        entries.append(String(decoding: plain, as: UTF8.self))
      }
    }
    return entries.sorted()
  }
}
