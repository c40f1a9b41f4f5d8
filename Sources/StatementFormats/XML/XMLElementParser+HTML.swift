import CLibXML2

/// Pages of the web, by libxml2's parser of HTML, which mends what it meets.
extension XMLElementParser {
  /// Reads a page; what makes it useless to go on.
  func readHTML(_ bytes: [UInt8]) -> XMLElementFault? {
    unsafe bytes.withUnsafeBytes { buffer -> XMLElementFault? in
      guard let size = CInt(exactly: buffer.count),
        let context = unsafe htmlCreateMemoryParserCtxt(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), size)
      else { return XMLElementFault(reason: "it is too large") }
      defer { unsafe htmlFreeParserCtxt(context) }
      unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
      let options =
        HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue | HTML_PARSE_NOERROR.rawValue
        | HTML_PARSE_NOWARNING.rawValue
      unsafe htmlCtxtUseOptions(context, CInt(truncatingIfNeeded: options))
      unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
      unsafe context.pointee.sax.pointee = Self.htmlHandler()
      unsafe htmlParseDocument(context)
      return fault
    }
  }

  private static func htmlHandler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.startElement = { context, name, attributes in
      unsafe XMLElementParser.startHTML(context, name, attributes)
    }
    unsafe handler.endElement = { context, name in
      guard let parser = unsafe XMLElementParser.parser(context) else { return }
      parser.pageDepth -= 1
      unsafe parser.end(name)
    }
    unsafe handler.characters = { context, bytes, count in
      unsafe XMLElementParser.characters(context, bytes, Int(count))
    }
    unsafe handler.ignorableWhitespace = { context, bytes, count in
      unsafe XMLElementParser.characters(context, bytes, Int(count))
    }
    return unsafe handler
  }

  /// Attributes come as names and values in turn, a missing value as none.
  private static func startHTML(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard let name = unsafe name, let parser = unsafe parser(context) else { return }
    var element = unsafe XMLElement(name: String(cString: name), line: 0)
    var index = 0
    while let attributes = unsafe attributes, let key = unsafe attributes[index] {
      if let value = unsafe attributes[index + 1] {
        unsafe element.attributes.append(String(cString: key), String(cString: value))
      }
      index += 2
    }
    parser.begin(element)
    parser.pageDepth += 1
    if parser.pageDepth > deepestPage {
      parser.fault = parser.fault ?? XMLElementFault(reason: "elements are nested too deeply")
    }
    if parser.fault != nil {
      unsafe xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
  }
}
