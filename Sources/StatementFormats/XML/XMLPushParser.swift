import CLibXML2

/// libxml2's push parser: the only place where its handles live.
///
/// No document type, no entity but XML's own five, no network; anything else is an error, and an
/// error ends the parse. The object owns both the parser's context and the collector that the
/// callbacks write to, from `init` to `deinit`; neither leaves it, and callbacks come only while
/// `feed` runs. That makes it safe to use.
///
/// It knows no format: elements come with their packed names, and whoever feeds it looks them up.
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

  /// - Parameters:
  ///   - attribute: The attribute whose values are kept with the events; no other is seen.
  ///   - toleratesNamespaces: Whether a prefix that nothing declares is let pass, as a reader can
  ///     that goes by local names.
  init(watching attribute: StaticString? = nil, toleratesNamespaces: Bool = false) {
    unsafe collector = .allocate(capacity: 1)
    unsafe collector.initialize(
      to: XMLCollector(toleratesNamespaces: toleratesNamespaces, watched: attribute))
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

  /// How many bytes are parsed before what they gave is taken.
  private static let pieceBytes = 32 << 10

  /// Parses a text piece by piece, so that what is collected stays small.
  ///
  /// - Parameters:
  ///   - text: UTF-8; the document begins at `start`.
  ///   - take: Takes the events of a piece and tells how many of the characters are done with;
  ///     nothing to stop.
  /// - Returns: Why the document is not well formed, where it is not.
  func parse<Failure>(
    _ text: [UInt8], from start: Int, take: (XMLCollector) throws(Failure) -> Int?
  ) throws(Failure) -> XMLFault? {
    var position = start
    while true {
      var end = min(position + Self.pieceBytes, text.count)
      while end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
      let isLast = end == text.count
      let isSound = feed(text[position..<end], isLast: isLast)
      guard let done = try take(collected) else { return nil }
      guard isSound else { return unsafe collector.pointee.fault ?? XMLFault(reason: "") }
      guard !isLast else { return nil }
      unsafe collector.pointee.discard(charactersBefore: done)
      position = end
    }
  }

  /// Parses the next bytes; false once the document is known not to be well formed.
  private func feed(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard unsafe collector.pointee.fault == nil, let context = unsafe context else { return false }
    let code = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe xmlParseChunk(
        context, start, CInt(truncatingIfNeeded: buffer.count), isLast ? 1 : 0)
    }
    // The code also tells of faults that were let pass; then the document is still well formed.
    let isSound = unsafe context.pointee.wellFormed == 1
    if code != 0, unsafe !(collector.pointee.toleratesNamespaces && isSound) {
      unsafe collector.pointee.fail("XML fault \(code)")
    }
    return unsafe collector.pointee.fault == nil
  }
}

// MARK: - Callbacks

extension XMLPushParser {
  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { context, name, _, space, _, _, count, _, attributes in
      unsafe XMLPushParser.start(name, space, attributes, Int(count), context)
    }
    unsafe handler.endElementNs = { context, name, _, _ in
      unsafe XMLPushParser.end(name, context)
    }
    unsafe handler.characters = { context, bytes, count in
      unsafe XMLPushParser.append(bytes, Int(count), context)
    }
    unsafe handler.cdataBlock = { context, bytes, count in
      unsafe XMLPushParser.append(bytes, Int(count), context)
    }
    unsafe handler.internalSubset = { context, _, _, _ in
      let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
      let line = unsafe parser?.pointee.input?.pointee.line ?? 0
      unsafe XMLPushParser.collector(context)?.pointee.fail(
        "it has a document type declaration", line: Int(line))
      unsafe xmlStopParser(parser)
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error else { return }
      unsafe XMLPushParser.fail(error.pointee, context)
    }
    return unsafe handler
  }

  private static func collector(
    _ context: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<XMLCollector>? {
    unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private?
      .assumingMemoryBound(to: XMLCollector.self)
  }

  private static func start(
    _ name: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ count: Int,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let name = unsafe name, let collector = unsafe collector(context) else { return }
    if unsafe !collector.pointee.hasRoot {
      let space = unsafe namespace.map { unsafe String(cString: $0) }
      unsafe collector.pointee.noteRoot(String(cString: name), namespace: space)
    }
    if count > 0, let attributes = unsafe attributes,
      let watched = unsafe collector.pointee.watched,
      let value = unsafe value(of: watched, in: attributes, count)
    {
      unsafe collector.pointee.append(attribute: value)
    }
    unsafe note(.start, name, context, collector)
  }

  private static func end(
    _ name: UnsafePointer<UInt8>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let name = unsafe name, let collector = unsafe collector(context) else { return }
    unsafe note(.end, name, context, collector)
  }

  private static func note(
    _ kind: XMLEvent.Kind, _ name: UnsafePointer<UInt8>, _ context: UnsafeMutableRawPointer?,
    _ collector: UnsafeMutablePointer<XMLCollector>
  ) {
    var packed = PackedName()
    var index = 0
    while index <= PackedName.longest {
      let byte = unsafe name[index]
      guard byte != 0 else { break }
      packed.append(byte)
      index += 1
    }
    let offset = unsafe xmlByteConsumed(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    unsafe collector.pointee.note(kind, packed, at: offset)
  }

  /// An attribute's value; libxml2 gives each attribute in five pointers: local name, prefix,
  /// namespace, and the value's beginning and end.
  private static func value(
    of watched: StaticString, in attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>,
    _ count: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    for index in 0..<count {
      guard let name = unsafe attributes[5 * index],
        let start = unsafe attributes[5 * index + 3], let end = unsafe attributes[5 * index + 4],
        unsafe end >= start, unsafe isName(name, watched)
      else { continue }
      return unsafe UnsafeBufferPointer(start: start, count: end - start)
    }
    return nil
  }

  private static func isName(_ name: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      for index in 0..<letters.count where unsafe name[index] != letters[index] { return false }
      return unsafe name[letters.count] == 0
    }
  }

  private static func append(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ context: UnsafeMutableRawPointer?
  ) {
    guard count > 0, let collector = unsafe collector(context) else { return }
    unsafe collector.pointee.append(
      characters: UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func fail(_ error: xmlError, _ context: UnsafeMutableRawPointer?) {
    guard unsafe error.level.rawValue > XML_ERR_WARNING.rawValue,
      let collector = unsafe collector(context)
    else { return }
    let isOfNamespaces = unsafe error.domain == CInt(XML_FROM_NAMESPACE.rawValue)
    if isOfNamespaces, unsafe collector.pointee.toleratesNamespaces { return }
    let words = unsafe error.message.map { unsafe String(cString: $0) }
    unsafe collector.pointee.fail(
      words ?? "unknown fault", line: Int(error.line), column: Int(error.int2))
  }
}
