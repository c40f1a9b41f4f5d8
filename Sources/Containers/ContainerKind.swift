/// The kinds of files that hold statements inside: told by their content alone.
package enum ContainerKind: Sendable {
  /// One compressed file.
  case gzip
  /// Several files.
  case zip

  /// How many bytes of a file tell its kind.
  package static let headSize = 8

  /// The kind of a file that begins so; nothing for everything else.
  package static func of(_ head: some Collection<UInt8>) -> ContainerKind? {
    if head.starts(with: [0x1F, 0x8B, 0x08]) { return .gzip }
    let isZip = zipMarks.contains { head.starts(with: $0) }
    return isZip ? .zip : nil
  }

  /// A member's header, the end of a directory without members, and a part of a split archive.
  private static let zipMarks: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x50, 0x4B, 0x07, 0x08],
  ]
}

/// What a member is that is no statement.
enum MemberKind {
  /// An archive within the archive, by its kind.
  case archive(String)
  /// A document that holds no statement that could be read, by its kind.
  case document(String)

  /// How many bytes of a content tell its kind.
  static let headSize = 512

  /// Nothing where the content may be a statement.
  static func of(_ bytes: [UInt8]) -> MemberKind? {
    if let kind = ContainerKind.of(bytes.prefix(8)) {
      return .archive(kind == .gzip ? "gzip" : "ZIP")
    }
    for (name, mark) in archives where bytes.starts(with: mark) { return .archive(name) }
    if bytes.dropFirst(257).starts(with: Array("ustar".utf8)) { return .archive("tar") }
    for (name, mark) in documents where bytes.starts(with: mark) { return .document(name) }
    // HEIC photographs and their like name their kind behind four bytes.
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return .document("an image or film") }
    return nil
  }

  private static let archives: [(String, [UInt8])] = [
    ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ("RAR", Array("Rar!".utf8)),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
    ("bzip2", Array("BZh".utf8)),
    ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD]),
  ]

  private static let documents: [(String, [UInt8])] = [
    ("a PDF document", Array("%PDF-".utf8)),
    ("an image", [0x89, 0x50, 0x4E, 0x47]),
    ("an image", [0xFF, 0xD8, 0xFF]),
    ("an image", Array("GIF8".utf8)),
    ("an image", Array("RIFF".utf8)),
    ("a rich text document", Array("{\\rtf".utf8)),
  ]
}
