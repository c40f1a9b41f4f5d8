import StatementModel

/// OFX 1 (SGML), OFX 2 (XML), QFX, and their forerunner OFC.
enum OFXFormat: StatementFormat {
  static let name = "ofx"

  /// Whether the text names OFX in its header, or its first element is one that only OFX has.
  static func claims(_ head: FileHead) -> Bool {
    let header = OFXHeader.read(head.text)
    if header.namesOFX || isWrapped(head.text) { return true }
    let before = head.text[..<header.body]
    var reader = OFXMarkupReader(head.text, from: header.body)
    let first = reader.next(in: head.text.span)
    guard first.kind == .open else { return false }
    switch first.tag {
    case .ofx, .ofc: return before.count < 4096
    case _ where first.tag.isStructural:
      // A piece of OFX; without its root, only where nothing else stands above it.
      return header.isXML || before.allSatisfy { $0 <= 0x20 }
    default: return false
    }
  }

  /// Whether an element of something else stands around the root or above it.
  private static func isWrapped(_ text: [UInt8]) -> Bool {
    let start = text.prefix(4096)
    return start.first { $0 > 0x20 } == UInt8(ascii: "<")
      && Search.first("<OFX>", in: start) != nil
      && Search.first("<SIGNONMSGSRSV1>", in: start) != nil
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    // The header is ASCII in all encodings.
    let header = OFXHeader.read(Array(bytes.prefix(FileHead.size)))
    let declared = options.profile?.encoding ?? header.declaredEncoding
    var reading = OFXReading(
      TextDecoding.decode(bytes, declared: declared), options: options)
    return reading.file()
  }
}
