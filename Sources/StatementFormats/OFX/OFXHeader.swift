/// What stands before the first element of an OFX file: version, encoding, and where the body
/// begins.
///
/// OFX 1 has nine `KEY:VALUE` lines (OFX 1.6, 2.2); OFX 2 an XML declaration and the processing
/// instruction `<?OFX …?>` (OFX 2.2, 2.2). Banks write both in many ways, and either above either
/// kind of body. So the header is not parsed but searched: whatever stands before the first
/// element is the header, and a key is found wherever it stands. Granted thereby:
///
/// 1. No header at all, or only some of its fields, in any order.
/// 2. Blank lines before the header, none after it, line ends of any kind or none: all fields
///    glued into one line (`OFXHEADER:100DATA:OFXSGMLVERSION:102`).
/// 3. Blanks around the colon; `=` for the colon; single quotes, or none, around an XML value.
/// 4. The `>` or the whole `?>` of a processing instruction missing.
/// 5. The header inside an XML comment.
/// 6. A header that lies: what the body is, is found from the body.
/// 7. Lines of something else above the header, such as a mail's or a web server's.
struct OFXHeader: Equatable {
  /// The version as declared, `102` or `211`; nothing where none is.
  var version: Int?
  /// The encoding as declared, in the file's own spelling: `1252`, `us-ascii`; nothing where none
  /// is or the word says nothing (`NONE`, or `USASCII`, which stands in files of every encoding).
  var declaredEncoding: String?
  /// Whether the header is that of XML: an XML declaration or `<?OFX …?>`.
  var isXML = false
  /// Whether a document type declaration stands above the body.
  var hasDocumentType = false
  /// Whether the header names OFX itself.
  var namesOFX = false
  /// The offset of the first element's `<`; the text's end where there is none.
  var body = 0

  /// How much of a header is searched for its keys; a real one has some hundred bytes.
  private static let searchedBytes = 4 << 10

  /// Reads the header of `text`, which may be decoded or not: every encoding that OFX names
  /// agrees with ASCII there.
  static func read(_ text: [UInt8]) -> OFXHeader {
    var header = OFXHeader()
    var declaration = 0..<0
    var commentsEnd = true
    var index = 0
    scan: while index < text.count {
      guard text[index] == UInt8(ascii: "<"), index + 1 < text.count else {
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "?"):
        let end = instructionEnd(text, from: index + 2)
        header.isXML = true
        if Search.hasPrefix(text, "<?xml", at: index) { declaration = index..<end }
        index = end
      case UInt8(ascii: "!"):
        if Search.hasPrefix(text, "<!--", at: index) {
          // Leniency 5: a comment is passed over, but searched for keys like any other text.
          let end = commentsEnd ? Search.commentEnd(text, from: index) : nil
          commentsEnd = end != nil
          index = end ?? index + 4
        } else {
          header.hasDocumentType = true
          index = Search.documentTypeEnd(text, from: index)
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        break scan
      default:
        index += 1
      }
    }
    header.body = index
    header.readKeys(text[..<min(index, searchedBytes)], declaration: declaration)
    if header.declaredEncoding == nil { header.readCodePage(text[index...].prefix(256)) }
    return header
  }

  /// The end of a processing instruction: after its `?>`, or where that is missing (leniency 4),
  /// after a lone `>` or before the next `<`.
  private static func instructionEnd(_ text: [UInt8], from start: Int) -> Int {
    var index = start
    while index < text.count {
      if text[index] == UInt8(ascii: ">") { return index + 1 }
      if text[index] == UInt8(ascii: "<") { return index }
      index += 1
    }
    return index
  }

  /// Finds the keys in what stands before the body.
  private mutating func readKeys(_ region: ArraySlice<UInt8>, declaration: Range<Int>) {
    let declared = declaration.clamped(to: region.startIndex..<region.endIndex)
    let fields = Array(region[..<declared.lowerBound]) + [0x20] + region[declared.upperBound...]
    namesOFX =
      Search.first("OFXHEADER", in: fields[...]) != nil
      || Search.first("OFXSGML", in: fields[...]) != nil
      || Search.first("<?OFX", in: fields[...]) != nil
    version = Self.value(of: "VERSION", in: fields).flatMap { Int($0) }
    let words = [
      Self.value(of: "ENCODING", in: Array(region[declared])),
      Self.value(of: "CHARSET", in: fields), Self.value(of: "ENCODING", in: fields),
    ]
    declaredEncoding = words.compactMap(\.self).first { word in
      !["NONE", "USASCII", "US-ASCII", "ASCII", ""].contains(word.uppercased())
    }
  }

  /// OFC has no header; its encoding stands in the element `CPAGE` at its beginning.
  private mutating func readCodePage(_ region: ArraySlice<UInt8>) {
    guard let found = Search.first("<CPAGE>", in: region) else { return }
    let word = region[(found + 7)...].prefix(while: Self.isValueByte)
    if !word.isEmpty { declaredEncoding = String(decoding: word, as: UTF8.self) }
  }

  private static let keys = [
    "OFXHEADER", "DATA", "VERSION", "SECURITY", "ENCODING", "CHARSET", "COMPRESSION",
    "OLDFILEUID", "NEWFILEUID",
  ]

  /// The value after a key and a colon or equals sign, cut where the next key begins without a
  /// break between (leniency 2).
  private static func value(of key: String, in fields: [UInt8]) -> String? {
    var from = fields.startIndex
    while let found = Search.first(key, in: fields[from...]) {
      from = found + key.utf8.count
      var index = from
      while index < fields.count, fields[index] == 0x20 { index += 1 }
      guard index < fields.count,
        fields[index] == UInt8(ascii: ":") || fields[index] == UInt8(ascii: "=")
      else { continue }
      index += 1
      while index < fields.count, [0x20, 0x22, 0x27].contains(fields[index]) { index += 1 }
      var end = index
      while end < fields.count, isValueByte(fields[end]) { end += 1 }
      let value = fields[index..<end]
      let cut = keys.compactMap { Search.first("\($0):", in: fields[index...].prefix(80)) }.min()
      let kept = value.prefix(upTo: max(index, min(end, cut ?? end)))
      return String(decoding: kept, as: UTF8.self)
    }
    return nil
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
