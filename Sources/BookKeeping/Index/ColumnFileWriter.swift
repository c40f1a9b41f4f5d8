import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file of columns: eight bytes that say what it is, then sections.
///
/// A section is its length in bytes, its checksum, its bytes, and zeros up to a multiple of eight; all
/// numbers as the machine has them, since no index leaves its machine. The file stands under a
/// temporary name until it is finished.
struct ColumnFileWriter: ~Copyable {
  /// What each such file begins with.
  static let mark = Array("daybook\n".utf8)
  /// Sections up to this size are gathered and written together.
  private static let gathered = 1 << 16

  private let file: Int32
  private let temporary: String
  /// What failures name.
  private let path: String
  private var waiting: [UInt8] = ColumnFileWriter.mark
  /// Over the checksums of all sections.
  private(set) var sum = Checksum()

  /// - Parameter path: A path in the folder where the file will be.
  init(at path: String) throws(FileError) {
    temporary = Temporaries.path(for: path)
    self.path = path
    file = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(action: .create, path: path, number: errno) }
  }

  deinit {
    close(file)
    // Nothing stands there any more if it was finished.
    unsafe unlink(temporary)
  }

  mutating func add<Element: BitwiseCopyable>(_ column: [Element]) throws(FileError) {
    let bytes = unsafe column.span.bytes
    var own = Checksum()
    own.add(bytes)
    sum.add(own.value)
    waiting.append(word: UInt64(bytes.byteCount))
    waiting.append(word: own.value)
    let file = file
    let path = path
    if bytes.byteCount < Self.gathered {
      unsafe bytes.withUnsafeBytes { unsafe waiting.append(contentsOf: $0) }
    } else {
      try flush()
      try unsafe bytes.withUnsafeBytes { (bytes) throws(FileError) in
        try unsafe FileAccess.writeAll(bytes, to: file, path)
      }
    }
    waiting.append(contentsOf: repeatElement(0, count: -bytes.byteCount & 7))
    if waiting.count >= Self.gathered { try flush() }
  }

  /// Adds texts: where each ends, and the bytes of all.
  mutating func add(texts: [String]) throws(FileError) {
    var ends: [Int] = []
    ends.reserveCapacity(texts.count)
    var bytes: [UInt8] = []
    for text in texts {
      bytes.append(contentsOf: text.utf8)
      ends.append(bytes.count)
    }
    try add(ends)
    try add(bytes)
  }

  private mutating func flush() throws(FileError) {
    try FileAccess.writeAll(waiting, to: file, path)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Puts the file in its place.
  consuming func finish(as path: String) throws(FileError) {
    try flush()
    try FileAccess.replace(path, by: temporary)
  }
}

extension [UInt8] {
  /// Adds a number as the machine has it.
  fileprivate mutating func append(word: UInt64) {
    unsafe Swift.withUnsafeBytes(of: word) { unsafe append(contentsOf: $0) }
  }
}
