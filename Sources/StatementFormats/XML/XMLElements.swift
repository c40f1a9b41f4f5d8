import CLibXML2
import StatementModel

/// An element of an XML document that is small enough to be held whole.
package struct XMLElement: Sendable {
  /// As written, with its prefix: `gnc:account`.
  package var name: String
  package var attributes: [String: String] = [:]
  /// The characters between its tags, without those of its children.
  package var text = ""
  package var children: [XMLElement] = []
  /// The line that its start tag ends in, from 1.
  package var line: Int
}

/// Why a document can't be read.
package struct XMLElementFault: Error, Sendable {
  /// In the XML parser's words.
  package var reason: String
  /// From 1; nothing where it is not known.
  package var line: Int?
}

/// Reads XML documents of other programs into elements.
///
/// No document type and hence no entity but XML's own five; nesting and the number of elements are
/// bounded.
package enum XMLElements {
  private static let deepest = 64
  private static let most = 2_000_000
  /// So far into a document a document type would stand.
  private static let head = 1 << 16

  /// The document's first element.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - skipping: Elements that are passed over with all that is in them, by their names.
  package static func read(
    _ bytes: [UInt8], skipping: Set<String> = []
  ) throws(XMLElementFault) -> XMLElement {
    guard Search.first("<!DOCTYPE", in: bytes.prefix(head)) == nil else {
      throw XMLElementFault(reason: "it has a document type declaration")
    }
    let parser = XMLElementParser(skipping: skipping, deepest: deepest, most: most)
    return try parser.read(bytes)
  }
}

/// Puts elements together from libxml2's events.
///
/// Safe: the parser's context lives for one call of `read`, and the callbacks, which come only while
/// that runs, reach the object through it.
@safe private final class XMLElementParser {
  private let skipping: Set<String>
  private let deepest: Int
  private var left: Int
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var fault: XMLElementFault?
  /// How deep within a skipped element the parser is.
  private var skipped = 0

  init(skipping: Set<String>, deepest: Int, most: Int) {
    self.skipping = skipping
    self.deepest = deepest
    left = most
  }

  func read(_ bytes: [UInt8]) throws(XMLElementFault) -> XMLElement {
    var handler = unsafe Self.handler()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      throw XMLElementFault(reason: "no memory")
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
      if code != 0 { fault = fault ?? XMLElementFault(reason: "XML fault \(code)") }
      start = end
    } while start < bytes.count && fault == nil
    if let fault { throw fault }
    guard let root else { throw XMLElementFault(reason: "it has no element") }
    return root
  }

  // MARK: Events

  private func begin(_ element: XMLElement) {
    left -= 1
    if skipped > 0 || skipping.contains(element.name) {
      skipped += 1
    } else if open.count >= deepest {
      fault = fault ?? XMLElementFault(reason: "elements are nested too deeply", line: element.line)
    } else if left >= 0 {
      open.append(element)
    } else {
      fault = fault ?? XMLElementFault(reason: "it has too many elements", line: element.line)
    }
  }

  private func end() {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard fault == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
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
    unsafe handler.endElementNs = { context, _, _, _ in
      unsafe XMLElementParser.parser(context)?.end()
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

  private static func parser(_ context: UnsafeMutableRawPointer?) -> XMLElementParser? {
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
    let space = unsafe prefix.map { unsafe String(cString: $0) + ":" } ?? ""
    var element = unsafe XMLElement(name: space + String(cString: name), line: Int(line))
    for index in 0..<count {
      guard let attributes = unsafe attributes, let key = unsafe attributes[5 * index],
        let start = unsafe attributes[5 * index + 3], let end = unsafe attributes[5 * index + 4],
        unsafe end >= start
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      unsafe element.attributes[String(cString: key)] = String(decoding: value, as: UTF8.self)
    }
    parser.begin(element)
  }

  private static func characters(
    _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) {
    guard count > 0, let parser = unsafe parser(context) else { return }
    let buffer = unsafe UnsafeBufferPointer(start: bytes, count: count)
    unsafe parser.append(String(decoding: buffer, as: UTF8.self))
  }
}
