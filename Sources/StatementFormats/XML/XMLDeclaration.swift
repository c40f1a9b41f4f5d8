/// The line `<?xml version="1.0" encoding="…"?>` at the beginning of a document.
enum XMLDeclaration {
  /// The encoding that it names, in the file's own spelling; nothing where it names none.
  ///
  /// Read from bytes that are not decoded yet: all encodings that a declaration can be read in
  /// without knowing them agree with ASCII there.
  static func encoding(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(512)
    guard let start = Search.first("<?xml", in: head),
      let end = head[start...].firstIndex(of: UInt8(ascii: ">")),
      let word = Search.first("encoding", in: head[start..<end])
    else { return nil }
    let rest = head[(word + 8)..<end].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
  }
}
