import CSQLite
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a new database could not be written.
package struct DatabaseFailure: DiagnosticFact, Error, Hashable {
  /// SQLite's own number for what happened.
  package var result: Int32
  /// The system's number for what was behind it; 0 where nothing was.
  package var number: Int32
  /// What SQLite says of it.
  package var message: String

  /// What went wrong last on a connection, which there may be none of.
  init(_ result: Int32, on connection: OpaquePointer?) {
    self.result = result
    let number = unsafe connection.map { unsafe sqlite3_system_errno($0) } ?? 0
    switch result & 0xFF {
    // SQLite takes a full disk for a matter of its own.
    case SQLITE_FULL: self.number = ENOSPC
    // The number is lost where the failure came with the end of the transaction.
    case SQLITE_IOERR where number == 0: self.number = EIO
    default: self.number = number
    }
    let text = unsafe connection.flatMap { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(result)
    message = unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

extension DatabaseFailure {
  package var code: String { "cannot-write" }

  package var summary: String {
    guard number != 0, let words = unsafe strerror(number) else {
      return "cannot be written: \(message)"
    }
    return unsafe "cannot be written: \(String(cString: words))"
  }

  package var remedy: String? { nil }
}
