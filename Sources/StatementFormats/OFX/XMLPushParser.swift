import CLibXML2

/// One event of an XML document, with places in the collector's buffers.
struct XMLEvent {
  enum Kind { case start, end }

  var kind: Kind
  var tag: OFXTag
  /// For a start, the offset of a byte inside the start tag; for an end, of the byte after it.
  var offset: Int
  /// How far the collected characters reached when the event came.
  var characters: Int
}

/// What the callbacks of one parse collect.
struct XMLCollector {
  /// What came since the events were last taken.
  fileprivate(set) var events: [XMLEvent] = []
  /// The character data since then, one element's after another's.
  fileprivate(set) var characters: [UInt8] = []
  /// Why the document is not well formed, once that is known.
  fileprivate(set) var fault: String?

  private let names = OFXTagTable.shared.slots

  fileprivate mutating func note(_ kind: XMLEvent.Kind, _ name: PackedName, at offset: Int) {
    let tag = OFXTagTable.find(name, in: names.span)
    events.append(
      XMLEvent(kind: kind, tag: tag, offset: offset, characters: characters.count))
  }

  fileprivate mutating func fail(_ reason: String) {
    guard fault == nil else { return }
    fault = String(reason.split(whereSeparator: \.isNewline).first ?? "")
  }
}

/// libxml2's push parser: the only place where its handles live.
///
/// No document type, no entity but XML's own five, no network; anything else is an error, and an
/// error ends the parse. The object owns both the parser's context and the collector that the
/// callbacks write to, from `init` to `deinit`; neither leaves it, and callbacks come only while
/// `feed` runs. That makes it safe to use.
@safe final class XMLPushParser {
  private let collector: UnsafeMutablePointer<XMLCollector>
  private var context: xmlParserCtxtPtr?

  /// What has been collected.
  var collected: XMLCollector { unsafe collector.pointee }

  /// Initialises the library once; it asks for that before use from several threads.
  private static let libraryIsReady: Bool = {
    xmlInitParser()
    return true
  }()

  init() {
    unsafe collector = .allocate(capacity: 1)
    unsafe collector.initialize(to: XMLCollector())
    guard Self.libraryIsReady else { return }
    var handler = unsafe Self.handler()
    unsafe context = xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil)
    guard let context = unsafe context else {
      unsafe collector.pointee.fail("no memory")
      return
    }
    // The callbacks' receiver is the context itself; what they collect into hangs on it.
    unsafe context.pointee._private = UnsafeMutableRawPointer(collector)
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    unsafe xmlCtxtUseOptions(context, CInt(truncatingIfNeeded: options))
    unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
    unsafe collector.deinitialize(count: 1)
    unsafe collector.deallocate()
  }

  /// Parses the next bytes of the document, which are UTF-8.
  ///
  /// Afterwards events and characters are to be taken. False once the document is known not to be
  /// well formed.
  func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard unsafe collector.pointee.fault == nil, let context = unsafe context else { return false }
    let code = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe xmlParseChunk(
        context, start, CInt(truncatingIfNeeded: buffer.count), isLast ? 1 : 0)
    }
    if code != 0 { unsafe collector.pointee.fail("XML fault \(code)") }
    return unsafe collector.pointee.fault == nil
  }

  /// Forgets the events taken, and the characters before `index`.
  func discard(charactersBefore index: Int) {
    unsafe collector.pointee.events.removeAll(keepingCapacity: true)
    unsafe collector.pointee.characters.removeSubrange(..<index)
  }

  // MARK: - Callbacks

  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { context, name, _, _, _, _, _, _, _ in
      unsafe XMLPushParser.note(.start, name, context)
    }
    unsafe handler.endElementNs = { context, name, _, _ in
      unsafe XMLPushParser.note(.end, name, context)
    }
    unsafe handler.characters = { context, bytes, count in
      unsafe XMLPushParser.append(bytes, Int(count), context)
    }
    unsafe handler.cdataBlock = { context, bytes, count in
      unsafe XMLPushParser.append(bytes, Int(count), context)
    }
    unsafe handler.internalSubset = { context, _, _, _ in
      unsafe XMLPushParser.collector(context)?.pointee.fail("it has a document type declaration")
      unsafe xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error, unsafe error.pointee.level.rawValue > XML_ERR_WARNING.rawValue
      else { return }
      let words = unsafe error.pointee.message.map { unsafe String(cString: $0) }
      unsafe XMLPushParser.collector(context)?.pointee.fail(words ?? "unknown fault")
    }
    return unsafe handler
  }

  private static func collector(
    _ context: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<XMLCollector>? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private?
      .assumingMemoryBound(to: XMLCollector.self)
  }

  private static func note(
    _ kind: XMLEvent.Kind, _ name: UnsafePointer<UInt8>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let name = unsafe name, let collector = unsafe collector(context) else { return }
    var packed = PackedName()
    var index = 0
    while index <= OFXTagTable.longestName {
      let byte = unsafe name[index]
      guard byte != 0 else { break }
      packed.append(byte)
      index += 1
    }
    let offset = unsafe xmlByteConsumed(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    unsafe collector.pointee.note(kind, packed, at: offset)
  }

  private static func append(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ context: UnsafeMutableRawPointer?
  ) {
    guard count > 0, let collector = unsafe collector(context) else { return }
    unsafe collector.pointee.characters.append(
      contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }
}
