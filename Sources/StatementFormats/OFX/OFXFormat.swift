import StatementModel

/// OFX 1 (SGML), OFX 2 (XML), QFX, and their forerunner OFC.
enum OFXFormat: StatementFormat {
  static let name = "ofx"

  /// Whether the text names OFX in its header, or its first element is one that only OFX has.
  static func claims(_ head: FileHead) -> Bool {
    let header = OFXHeader.read(head.text)
    if header.namesOFX || isWrapped(head.text) { return true }
    let before = head.text[..<header.body]
    var reader = OFXMarkupReader(window: OFXWindow(whole: head.text), from: header.body)
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

  /// Whether an element of something else stands around the root or above it.
  private static func isWrapped(_ text: [UInt8]) -> Bool {
    let start = text.prefix(4096)
    return start.first { $0 > 0x20 } == UInt8(ascii: "<")
      && Search.first("<OFX>", in: start) != nil
      && Search.first("<SIGNONMSGSRSV1>", in: start) != nil
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let declared = declaredEncoding(in: bytes.prefix(FileHead.size), options)
    let decoded = TextDecoding.decode(bytes, declared: declared)
    var reading = OFXReading(DecodedInput(decoded), options: options, keepsRows: true)
    return reading.file()
  }

  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    try inspect(input, options: options, step: OFXWindow.usualStep)
  }

  /// - Parameter step: How many bytes of the text are taken in at a time.
  static func inspect(
    _ input: StatementInput, options: ReadingOptions, step: Int
  ) throws(StatementInput.Failure) -> StatementFile {
    let head = try input.bytes(at: 0, upTo: FileHead.size)
    let declared = declaredEncoding(in: head[...], options)
    let decoded = try DecodedInput(input, declared: declared, trustsHead: true)
    var reading = OFXReading(decoded, options: options, keepsRows: false, step: step)
    let file = reading.file()
    guard decoded.isTrusted, reading.isMisled else { return file }
    var again = OFXReading(
      try DecodedInput(input, declared: declared), options: options, keepsRows: false, step: step)
    return again.file()
  }

  /// The encoding that the profile names, else the header, which is ASCII in all of them.
  private static func declaredEncoding(
    in head: ArraySlice<UInt8>, _ options: ReadingOptions
  ) -> String? {
    options.profile?.encoding ?? OFXHeader.read(Array(head)).declaredEncoding
  }
}
