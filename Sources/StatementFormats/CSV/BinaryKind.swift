/// Contents that are no text.
enum BinaryKind {
  /// What the bytes are, if they are no text.
  static func find(_ bytes: [UInt8]) -> FormatFact? {
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      return Search.first(encryptedStream, in: bytes[...]) == nil
        ? .oldSpreadsheet : .protectedWorkbook
    }
    for (kind, magic) in kinds where bytes.starts(with: magic) { return .binary(kind: kind) }
    if UTF16Decoding.orderByZeros(bytes) != nil || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return nil
    }
    let head = bytes.prefix(8192)
    let controls = head.count {
      $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1A && $0 != 0x1B
    }
    return controls * 50 > head.count ? .binary(kind: "binary data") : nil
  }

  /// How a container of the old spreadsheets names an XLSX that is encrypted, in UTF-16.
  private static let encryptedStream = "E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e"

  private static let kinds: [(String, [UInt8])] = [
    ("a spreadsheet that is not read or an archive (ZIP, ODS)", [0x50, 0x4B, 0x03, 0x04]),
    ("a PDF document", [0x25, 0x50, 0x44, 0x46, 0x2D]),
    ("compressed (gzip)", [0x1F, 0x8B]),
    ("an image (PNG)", [0x89, 0x50, 0x4E, 0x47]),
    ("an image (JPEG)", [0xFF, 0xD8, 0xFF]),
    ("an SQLite database", Array("SQLite format 3".utf8)),
    ("rich text (RTF)", Array("{\\rtf".utf8)),
  ]
}
