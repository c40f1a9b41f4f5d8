import CLibXML2

/// Puts elements together from libxml2's events.
///
/// Safe: the parser's context lives for one call of `read`, and the callbacks, which come only while
/// that runs, reach the object through it.
@safe final class XMLElementParser {
  private static let deepest = 64
  /// Pages leave elements open; an end is looked for among all that are.
  static let deepestPage = 400
  /// So many elements may one hold that is given.
  private static let most = 2_000_000

  let choice: XMLElementChoice
  private let take: (XMLElement) -> Void
  private var left = most
  private var open: [XMLElement] = []
  var fault: XMLElementFault?
  /// How many elements of a page are open.
  var pageDepth = 0
  /// How deep within a skipped element the parser is.
  private var skipped = 0

  init(_ choice: XMLElementChoice, take: @escaping (XMLElement) -> Void) {
    self.choice = choice
    self.take = take
  }

  /// Reads a document; what is wrong with it.
  func read(_ bytes: [UInt8]) -> XMLElementFault? {
    var handler = unsafe Self.handler()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      return XMLElementFault(reason: "no memory")
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    // Else `&amp;` in an attribute stays a reference. No other entity is ever known: nothing keeps
    // declarations.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
    unsafe xmlCtxtUseOptions(context, CInt(truncatingIfNeeded: options))
    var start = 0
    repeat {
      let end = min(start + 1 << 20, bytes.count)
      let code = unsafe bytes[start..<end].withUnsafeBytes { buffer in
        unsafe xmlParseChunk(
          context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          CInt(truncatingIfNeeded: buffer.count), end == bytes.count ? 1 : 0)
      }
      // The code also tells of prefixes that nothing declares, which were let pass.
      if code != 0, unsafe context.pointee.wellFormed != 1 {
        fault = fault ?? XMLElementFault(reason: "XML fault \(code)")
      }
      start = end
    } while start < bytes.count && fault == nil
    return fault
  }

  // MARK: Events

  func begin(_ element: XMLElement) {
    if skipped > 0 || choice.skipping.contains(element.name) {
      skipped += 1
      return
    }
    if choice.breaking.contains(element.name) { append(" ") }
    guard choice.keeping.isEmpty || choice.keeping.contains(element.name) else { return }
    left -= 1
    if choice.opening.contains(element.name) {
      take(element)
    } else if open.count >= Self.deepest {
      fault = fault ?? XMLElementFault(reason: "elements are nested too deeply", line: element.line)
    } else if left >= 0 {
      open.append(element)
    } else {
      fault = fault ?? XMLElementFault(reason: "it has too many elements", line: element.line)
    }
  }

  func end(_ name: UnsafePointer<UInt8>?) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard fault == nil, let last = open.last else { return }
    if !choice.keeping.isEmpty, let name = unsafe name.map({ unsafe String(cString: $0) }) {
      if choice.breaking.contains(name) { append(" ") }
      // Others than the kept ones end within them.
      guard name == last.name else { return }
    }
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      left = Self.most
      take(element)
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func append(_ text: String) {
    if skipped == 0, !open.isEmpty { open[open.count - 1].text += text }
  }

  // MARK: Callbacks

  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      unsafe XMLElementParser.start(context, name, prefix, attributes, Int(count))
    }
    unsafe handler.endElementNs = { context, name, _, _ in
      unsafe XMLElementParser.parser(context)?.end(name)
    }
    unsafe handler.characters = { context, bytes, count in
      unsafe XMLElementParser.characters(context, bytes, Int(count))
    }
    unsafe handler.cdataBlock = { context, bytes, count in
      unsafe XMLElementParser.characters(context, bytes, Int(count))
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error,
        unsafe error.pointee.level.rawValue > XML_ERR_WARNING.rawValue,
        unsafe error.pointee.domain != CInt(XML_FROM_NAMESPACE.rawValue),
        let parser = unsafe XMLElementParser.parser(context)
      else { return }
      let words = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
      let first = words.split(whereSeparator: \.isNewline).first ?? "unknown fault"
      let line = unsafe Int(error.pointee.line)
      parser.fault = parser.fault ?? XMLElementFault(reason: String(first), line: line)
    }
    return unsafe handler
  }

  static func parser(_ context: UnsafeMutableRawPointer?) -> XMLElementParser? {
    guard
      let own = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
    else { return nil }
    return unsafe Unmanaged<XMLElementParser>.fromOpaque(own).takeUnretainedValue()
  }

  private static func start(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<UInt8>?,
    _ prefix: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ count: Int
  ) {
    guard let name = unsafe name, let parser = unsafe parser(context) else { return }
    let parserContext = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
    let line = unsafe parserContext?.pointee.input?.pointee.line ?? 0
    var element = unsafe XMLElement(name: String(cString: name), line: Int(line))
    if parser.choice.keeping.isEmpty, let prefix = unsafe prefix {
      element.name = unsafe String(cString: prefix) + ":" + element.name
    }
    for index in 0..<count {
      guard let attributes = unsafe attributes, let key = unsafe attributes[5 * index],
        let start = unsafe attributes[5 * index + 3], let end = unsafe attributes[5 * index + 4],
        unsafe end >= start
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      unsafe element.attributes.append(
        String(cString: key), String(decoding: value, as: UTF8.self))
    }
    parser.begin(element)
  }

  static func characters(
    _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) {
    guard count > 0, let parser = unsafe parser(context) else { return }
    let buffer = unsafe UnsafeBufferPointer(start: bytes, count: count)
    unsafe parser.append(String(decoding: buffer, as: UTF8.self))
  }
}
