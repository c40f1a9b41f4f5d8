import CSQLite
import Foundation
import Testing

/// A database whose values are taken as texts.
@safe final class TextDatabase {
  private let connection: OpaquePointer

  /// - Parameter path: Nothing for one in memory.
  init(_ path: String = ":memory:") throws {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open(path, &opened)
    guard code == SQLITE_OK, let opened = unsafe opened else { throw CocoaError(.fileNoSuchFile) }
    unsafe connection = opened
  }

  deinit { _ = unsafe sqlite3_close(connection) }

  /// The rows that a statement gives.
  @discardableResult
  func rows(_ sql: String, _ arguments: [String?] = []) throws -> [[String?]] {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
    try #require(code == SQLITE_OK, "\(sql)")
    defer { _ = unsafe sqlite3_finalize(prepared) }
    // SQLITE_TRANSIENT: the text is copied.
    let copying = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (place, argument) in arguments.enumerated() {
      guard let argument else { continue }
      _ = unsafe sqlite3_bind_text(prepared, Int32(place + 1), argument, -1, copying)
    }
    var rows: [[String?]] = []
    while true {
      let code = unsafe sqlite3_step(prepared)
      guard code == SQLITE_ROW else {
        try #require(code == SQLITE_DONE, "\(sql)")
        return rows
      }
      let columns = unsafe sqlite3_column_count(prepared)
      rows.append(
        (0..<columns).map { column in
          unsafe sqlite3_column_text(prepared, column).map { unsafe String(cString: $0) }
        })
    }
  }
}
