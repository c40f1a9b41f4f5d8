import StatementModel

// What goes wrong with brackets, braces and quotes.
extension SyntaxHints {
  /// Several entries in one line without braces round them: `- match: casino, hidden: true`.
  func bracesHint(_ number: Int, _ offset: Int) -> (YAMLFact, SourceLocation)? {
    guard let here = line(number), let colon = here.content.firstRange(of: ": "),
      let value = here.content[colon.upperBound...].first, !"\"'[{|>&*".contains(value),
      let comma = here.content.firstRange(of: ", "), comma.lowerBound > colon.lowerBound
    else { return nil }
    let next = here.content[comma.upperBound...].prefix { $0.isLetter || $0 == "-" }
    guard !next.isEmpty, here.content[next.endIndex...].hasPrefix(": ") else { return nil }
    return (.entriesWithoutBraces(String(here.content)), place(here))
  }

  /// What is missing within or behind brackets and braces that begin in a line.
  func bracketHint(
    _ number: Int, _ offset: Int, opening: Int?
  ) -> (YAMLFact, SourceLocation)? {
    guard offset < source.bytes.count, let here = line(number) else { return nil }
    let first = source.lineStarts[number - 1]
    let before = source.bytes[first..<offset]
    let isColon = source.bytes[offset] == UInt8(ascii: ":")
    if let opening, opening < number {
      // A new item, or a key as the first word of its line: the brackets end above.
      let words = before.drop { $0 == 0x20 || $0 == 0x2D }
      let isKey = isColon && !words.contains { " ,[]{}\"'".utf8.contains($0) }
      guard here.hasDash && words.isEmpty || isKey else { return nil }
      return openBracket(opening)
    }
    guard isColon, before.contains(where: { "[{".utf8.contains($0) }) else { return nil }
    let word = before.reversed().prefix { !" ,[]{}\"'".utf8.contains($0) }.count
    guard word > 0, before.dropLast(word).last == 0x20 else { return nil }
    let start = offset - word
    let name = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    return (.missingComma(before: name), source.location(ofByte: start))
  }

  /// A regular expression with brackets or commas of its own in brackets or braces.
  ///
  /// - Parameter offset: Where the parser gave up, in the same line.
  func expressionHint(_ offset: Int) -> (YAMLFact, SourceLocation)? {
    let bytes = source.bytes
    guard offset < bytes.count else { return nil }
    let line = source.location(ofByte: offset).line ?? 1
    let own = Array("[]{},".utf8)
    var found: Int?
    for index in source.lineStarts[line - 1]..<offset where bytes[index] == UInt8(ascii: "/") {
      let before = bytes[source.lineStarts[line - 1]..<index].last { $0 != 0x20 }
      guard let before, "[{,:".utf8.contains(before) else { continue }
      // What has its end before anything that YAML takes for its own is whole.
      let text = bytes[(index + 1)...offset].prefix { !own.contains($0) }
      guard text.endIndex <= offset, text.last(where: { $0 != 0x20 }) != UInt8(ascii: "/") else {
        continue
      }
      found = index
    }
    return found.map { (.expressionInBrackets, source.location(ofByte: $0)) }
  }

  /// Texts in quotes with a comma between them and no brackets round them, or in brackets with none
  /// between them.
  ///
  /// - Parameter offset: Behind the first of them.
  func quotedListHint(_ offset: Int) -> (YAMLFact, SourceLocation)? {
    let bytes = source.bytes
    let line = source.location(ofByte: offset).line ?? 1
    let end = line < source.lineStarts.count ? source.lineStarts[line] : bytes.count
    let before = bytes[source.lineStarts[line - 1]..<offset]
    if bytes[offset] == UInt8(ascii: ","),
      let start = before.firstIndex(where: { $0 == 0x22 || $0 == 0x27 })
    {
      let text = String(
        decoding: bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      return (.listWithoutBrackets(text), source.location(ofByte: start))
    }
    let rest = bytes[offset..<end].drop { $0 == 0x20 }
    guard let mark = rest.first, "'\"".utf8.contains(mark) else { return nil }
    guard before.contains(where: { "[{".utf8.contains($0) }),
      let close = rest.dropFirst().firstIndex(of: mark)
    else { return nil }
    let name = String(decoding: bytes[(offset + 1)..<close], as: UTF8.self)
    return (.missingComma(before: name), source.location(ofByte: offset))
  }

  /// The last bracket or brace of a line that is not closed in it.
  private func openBracket(_ number: Int) -> (YAMLFact, SourceLocation)? {
    guard number >= 1, number < source.lineStarts.count else { return nil }
    var open: [Int] = []
    var quote: UInt8?
    for index in source.lineStarts[number - 1]..<source.lineStarts[number] {
      let byte = source.bytes[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // An apostrophe within a word begins nothing.
        let isWithin =
          index > 0 && source.bytes[index - 1] > 0x2F && source.bytes[index - 1] != 0x3A
        if !isWithin { quote = byte }
      } else if "[{".utf8.contains(byte) {
        open.append(index)
      } else if "]}".utf8.contains(byte) {
        _ = open.popLast()
      }
    }
    guard let place = open.last else { return nil }
    let character = Character(Unicode.Scalar(source.bytes[place]))
    return (.openBracket(character), source.location(ofByte: place))
  }

  /// The quote that began a text which ends in another line, where that is not what was meant.
  func openQuote(before offset: Int) -> (YAMLFact, SourceLocation)? {
    let mark = source.bytes[offset]
    let last = source.location(ofByte: offset).line ?? 1
    for number in stride(from: last, through: max(1, last - 50), by: -1) {
      let start = source.lineStarts[number - 1]
      let end =
        number == last
        ? offset + 1
        : number < source.lineStarts.count ? source.lineStarts[number] : source.bytes.count
      let marks = (start..<end).filter { source.bytes[$0] == mark }
      guard !marks.count.isMultiple(of: 2) else {
        if number == last { return nil }
        continue
      }
      if number < last, let place = marks.last {
        return (.openQuote(Character(Unicode.Scalar(mark))), source.location(ofByte: place))
      }
    }
    return nil
  }
}
