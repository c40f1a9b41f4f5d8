import Foundation
import StatementModel

/// How the last notice went, kept in `.daybook/notice.json`: that nobody could be told must be found
/// by who looks.
struct NoticeRecord: Codable, Sendable {
  var at: String
  /// Nothing where all went well.
  var fault: String?

  static func last(of paths: BookPaths) -> NoticeRecord? {
    guard let bytes = try? FileAccess.read(path(paths)) else { return nil }
    return try? JSONDecoder().decode(NoticeRecord.self, from: Data(bytes))
  }

  /// Failing to is no failure of the notice.
  func write(_ paths: BookPaths) {
    let json = JSONText.object([("at", .string(at)), ("fault", .optional(fault))])
    try? FileAccess.write(
      Array("\(json.pretty)\n".utf8), to: Self.path(paths), isDurable: false, isShared: true)
  }

  private static func path(_ paths: BookPaths) -> String { paths.derived + "/notice.json" }
}
