/// Turns the characters of an element into its value; the same for both producers.
enum OFXText {
  /// Appends the bytes of `range`, which hold character data, with its entities resolved.
  static func appendResolved(_ text: [UInt8], _ range: Range<Int>, to out: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == UInt8(ascii: "&"),
        let entity = entity(text, at: index, before: range.upperBound)
      {
        append(entity.scalar, to: &out)
        index = entity.end
      } else {
        out.append(byte)
        index += 1
      }
    }
  }

  /// Makes a value of resolved character data that begins at `start` of `buffer`.
  ///
  /// Leniencies granted here:
  /// 1. Entities that are still there after resolving were escaped twice (`&amp;lt;`) and are
  ///    resolved again.
  /// 2. A bare `&`, and an entity that neither OFX nor HTML's common set knows, stays as it is.
  /// 3. Control characters are dropped; tabs and line breaks become one blank.
  /// 4. Blanks at both ends are dropped.
  static func tidy(_ buffer: inout [UInt8], from start: Int) {
    var needsWork = false
    var index = start
    while index < buffer.count {
      let byte = buffer[index]
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "&") {
        needsWork = true
        break
      }
      index += 1
    }
    if needsWork {
      var resolved: [UInt8] = []
      appendResolved(buffer, start..<buffer.count, to: &resolved)
      buffer.removeSubrange(start...)
      appendWithoutControls(resolved, to: &buffer, from: start)
    }
    while buffer.count > start, buffer[buffer.count - 1] == 0x20 { buffer.removeLast() }
    var leading = start
    while leading < buffer.count, buffer[leading] == 0x20 { leading += 1 }
    if leading > start { buffer.removeSubrange(start..<leading) }
  }

  private static func appendWithoutControls(
    _ bytes: [UInt8], to out: inout [UInt8], from start: Int
  ) {
    for byte in bytes {
      switch byte {
      case 0x09, 0x0A, 0x0D:
        if out.count > start, out[out.count - 1] != 0x20 { out.append(0x20) }
      case 0x20, 0x21..<0x7F, 0x80...: out.append(byte)
      default: break
      }
    }
  }

  /// The character that the entity at `index` stands for, and the entity's end.
  private static func entity(
    _ text: [UInt8], at index: Int, before limit: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    // The longest name known has six letters; a number has at most eight digits.
    var end = index + 1
    let last = min(limit, index + 12)
    while end < last, text[end] != UInt8(ascii: ";") { end += 1 }
    guard end < last, end > index + 1 else { return nil }
    let name = text[(index + 1)..<end]
    if name.first == UInt8(ascii: "#") {
      return number(name.dropFirst()).map { ($0, end + 1) }
    }
    return named[String(decoding: name, as: UTF8.self)].map { ($0, end + 1) }
  }

  /// The character of `65` or `x41`; nothing for a value that is no character.
  private static func number(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first.map(Search.lower) == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10), value != 0 else { return nil }
    return Unicode.Scalar(value)
  }

  /// The entities of OFX (OFX 1.6, 2.3) and XML, and those of HTML that banks mix in.
  ///
  /// A hard blank is a blank.
  private static let named: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "euro": "€",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "AMP": "&", "LT": "<", "GT": ">",
    ]
    for (first, names) in [(0xA1, symbols), (0xC0, letters)] {
      for (offset, name) in names.split(separator: " ").enumerated() {
        table[String(name)] = Unicode.Scalar(UInt32(first + offset))
      }
    }
    return table
  }()

  /// U+00A1 to U+00BF, by HTML's names.
  private static let symbols = """
    iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    """

  /// U+00C0 to U+00FF, by HTML's names.
  private static let letters = """
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute \
    Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc \
    Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide \
    oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static func append(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
    for byte in String(scalar).utf8 { out.append(byte) }
  }
}
