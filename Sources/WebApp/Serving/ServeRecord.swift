import BookKeeping
import Foundation
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a book's folder says of the server that it has: `.daybook/serve`, for its owner alone.
struct ServeRecord: Codable, Equatable, Sendable {
  var pid: Int32
  var port: UInt16
  var token: String

  static func path(_ paths: BookPaths) -> String { paths.derived + "/serve" }

  /// The address that a browser is to open.
  var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// What the book's folder says, if anything.
  static func read(_ paths: BookPaths) -> ServeRecord? {
    FileManager.default.contents(atPath: path(paths)).flatMap {
      try? JSONDecoder().decode(ServeRecord.self, from: $0)
    }
  }

  /// The server that the book has, where it still answers.
  static func running(_ paths: BookPaths) -> ServeRecord? {
    guard let record = read(paths), kill(record.pid, 0) == 0 || errno == EPERM,
      let answer = HTTPProbe.get("/?token=\(record.token)", port: record.port),
      answer.contains("daybook_\(record.port)=\(record.token)")
    else { return nil }
    return record
  }

  /// Says it in the book's folder; that it can't be said is no reason not to serve.
  func write(_ paths: BookPaths) {
    let path = Self.path(paths)
    let new = "\(path).\(pid)"
    guard let bytes = try? JSONEncoder().encode(self) else { return }
    let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let isWritten = (try? file.write(contentsOf: bytes)) != nil
    if unsafe !isWritten || rename(new, path) != 0 { unsafe unlink(new) }
  }

  /// Takes it away, unless another server has said its own since.
  func remove(_ paths: BookPaths) {
    if Self.read(paths) == self { unsafe unlink(Self.path(paths)) }
  }
}
