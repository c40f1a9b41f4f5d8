import CLibXML2

/// One event of an XML document, with places in the parser's buffers.
struct XMLEvent {
  enum Kind { case start, end }

  var kind: Kind
  var tag: OFXTag
  /// For a start, the offset of a byte inside the start tag; for an end, of the byte after it.
  var offset: Int
  /// How far the collected characters reached when the event came.
  var characters: Int
}

/// libxml2's push parser: the only place where its handles live.
///
/// No document type, no entity but XML's own five, no network; anything else is an error, and an
/// error ends the parse. The object owns the parser's context from `init` to `deinit`, and is the
/// receiver of its callbacks, which come only while `feed` runs.
@safe final class XMLPushParser {
  /// What came since the events were last taken.
  private(set) var events: [XMLEvent] = []
  /// The character data since then, one element's after another's.
  private(set) var characters: [UInt8] = []
  /// Why the document is not well formed, once that is known.
  private(set) var fault: String?

  private let tags = OFXTagTable.shared
  private var context: xmlParserCtxtPtr?

  /// Initialises the library once; it asks for that before use from several threads.
  private static let libraryIsReady: Bool = {
    xmlInitParser()
    return true
  }()

  init() {
    guard Self.libraryIsReady else { return }
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { receiver, name, _, _, _, _, _, _, _ in
      unsafe XMLPushParser.receiver(receiver)?.note(.start, name)
    }
    unsafe handler.endElementNs = { receiver, name, _, _ in
      unsafe XMLPushParser.receiver(receiver)?.note(.end, name)
    }
    unsafe handler.characters = { receiver, bytes, count in
      unsafe XMLPushParser.receiver(receiver)?.append(bytes, Int(count))
    }
    unsafe handler.cdataBlock = { receiver, bytes, count in
      unsafe XMLPushParser.receiver(receiver)?.append(bytes, Int(count))
    }
    unsafe handler.internalSubset = { receiver, _, _, _ in
      unsafe XMLPushParser.receiver(receiver)?.stop("it has a document type declaration")
    }
    unsafe handler.serror = { receiver, error in
      guard let error = unsafe error else { return }
      let words = unsafe error.pointee.message.map { unsafe String(cString: $0) }
      unsafe XMLPushParser.receiver(receiver)?.fail(words ?? "unknown fault")
    }
    let receiver = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe context = xmlCreatePushParserCtxt(&handler, receiver, nil, 0, nil)
    if let context = unsafe context {
      let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      unsafe xmlCtxtUseOptions(context, CInt(truncatingIfNeeded: options))
      unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    } else {
      fault = "no memory"
    }
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
  }

  /// Parses the next bytes of the document, which are UTF-8.
  ///
  /// Afterwards events and characters are to be taken. False once the document is known not to be well formed.
  func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard fault == nil, let context = unsafe context else { return false }
    let code = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe xmlParseChunk(
        context, start, CInt(truncatingIfNeeded: buffer.count), isLast ? 1 : 0)
    }
    if code != 0, fault == nil { fault = "XML fault \(code)" }
    return fault == nil
  }

  /// Forgets the events taken, and the characters before `index`.
  func discard(charactersBefore index: Int) {
    events.removeAll(keepingCapacity: true)
    characters.removeSubrange(..<index)
  }

  // MARK: - Callbacks

  private static func receiver(_ pointer: UnsafeMutableRawPointer?) -> XMLPushParser? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<XMLPushParser>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func note(_ kind: XMLEvent.Kind, _ name: UnsafePointer<UInt8>?) {
    guard let name = unsafe name else { return }
    var packed = PackedName()
    var index = 0
    while index <= OFXTagTable.longestName {
      let byte = unsafe name[index]
      guard byte != 0 else { break }
      packed.append(byte)
      index += 1
    }
    let offset = unsafe xmlByteConsumed(context)
    events.append(
      XMLEvent(kind: kind, tag: tags[packed], offset: offset, characters: characters.count))
  }

  private func append(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    guard count > 0 else { return }
    unsafe characters.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }

  private func stop(_ reason: String) {
    fail(reason)
    unsafe xmlStopParser(context)
  }

  private func fail(_ reason: String) {
    guard fault == nil else { return }
    fault = String(reason.split(whereSeparator: \.isNewline).first ?? "")
  }
}
