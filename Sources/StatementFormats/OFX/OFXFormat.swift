import StatementModel

/// OFX 1 (SGML), OFX 2 (XML), QFX, and their forerunner OFC.
enum OFXFormat: StatementFormat {
  static let name = "ofx"

  /// Whether the text names OFX in its header, or its first element is one that only OFX has.
  static func claims(_ head: FileHead) -> Bool {
    let header = OFXHeader.read(head.text)
    if header.namesOFX { return true }
    let before = head.text[..<header.body]
    var reader = OFXMarkupReader(text: head.text, from: header.body)
    let names = OFXTagTable.shared.slots
    let first = reader.next(in: head.text.span, names: names.span)
    guard first.kind == .open else { return false }
    switch first.tag {
    case .ofx, .ofc: return before.count < 4096
    case _ where first.tag.isStructural:
      // A piece of OFX; without its root, only where nothing else stands above it.
      return header.isXML || before.allSatisfy { $0 <= 0x20 }
    default: return false
    }
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    // The encoding is declared in the header, which is ASCII in all of them.
    let declared = OFXHeader.read(Array(bytes.prefix(64 << 10))).declaredEncoding
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding ?? declared)
    var reading = OFXReading(decoded: decoded, options: options)
    return reading.file()
  }
}
