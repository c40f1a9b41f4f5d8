import StatementModel

/// Finds what a person has most likely got wrong where the YAML parser says only what it expected.
///
/// The parser gives up where a mistake first matters, often a line below it. The hints are found by
/// looking at the lines themselves, and only where the mistake is plain.
struct SyntaxHints {
  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// What is wrong and where, instead of the parser's own words.
  ///
  /// - Parameters:
  ///   - problem: The parser's words.
  ///   - line: Where it gave up, from 1.
  ///   - scalarColumn: In Unicode scalars, from 1.
  ///   - opening: The line in which what was being read begins.
  func hint(
    _ problem: String, line: Int, scalarColumn: Int, opening: Int? = nil
  ) -> (fact: YAMLFact, location: SourceLocation)? {
    // Between brackets, what is missing is a bracket.
    if !problem.contains("did not find expected ','"),
      let hint = invisibleHint(in: [line - 1, line])
    {
      return hint
    }
    // It may give up behind the last line.
    if problem == "could not find expected ':'" {
      return colonHint(line, key: opening)
    }
    guard let offset = source.offset(line: line, scalarColumn: scalarColumn) else { return nil }
    switch problem {
    case "mapping values are not allowed in this context":
      return bracesHint(line, offset) ?? keyHint(line, offset)
    case "did not find expected key", "did not find expected '-' indicator":
      return quoteHint(offset) ?? indentationHint(line)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return quoteHint(offset) ?? expressionHint(offset)
        ?? bracketHint(line, offset, opening: opening)
    case "did not find expected comment or line break": return blockHint(offset)
    case "did not find expected node content": return indicatorHint(offset)
    case "found character that cannot start any token",
      "found a tab character that violates indentation":
      guard offset < source.bytes.count else { return nil }
      if source.bytes[offset] == 0x09 {
        return (.tabIndentation, source.location(ofByte: offset))
      }
      return blockHint(offset + 1)
    default: return nil
    }
  }

  // MARK: Lines

  /// A line that says something.
  struct Line {
    var number: Int
    /// Spaces before its first character.
    var indent: Int
    /// Spaces and dashes before its key or text.
    var contentColumn: Int
    /// Without its indentation and dashes.
    var content: Substring

    var hasDash: Bool { contentColumn > indent }

    /// The key, if the line begins with one.
    var key: Substring? {
      if content.hasSuffix(":") { return content.dropLast() }
      return content.firstRange(of: ": ").map { content[..<$0.lowerBound] }
    }
  }

  func line(_ number: Int) -> Line? {
    guard let text = source.line(number) else { return nil }
    let body = text.drop { $0 == " " }
    guard let first = body.first, first != "#" else { return nil }
    var content = body
    while content.hasPrefix("- ") { content = content.dropFirst(2).drop { $0 == " " } }
    let column = text.count - content.count
    while content.last?.isWhitespace == true { content.removeLast() }
    return Line(
      number: number, indent: text.count - body.count, contentColumn: column, content: content)
  }

  private func lineAbove(_ number: Int) -> Line? {
    for above in stride(from: number - 1, to: max(0, number - 50), by: -1) {
      if let line = line(above) { return line }
    }
    return nil
  }

  func place(_ line: Line) -> SourceLocation {
    SourceLocation(file: source.path, line: line.number, column: line.contentColumn + 1)
  }

  // MARK: Hints

  /// A colon where no key can be: the line above has none, or this line is too deep.
  private func keyHint(_ number: Int, _ offset: Int) -> (YAMLFact, SourceLocation)? {
    guard let here = line(number), let colon = here.content.firstIndex(of: ":"),
      let above = lineAbove(number)
    else { return nil }
    // A second colon of the line is one within a text.
    let column = here.content.distance(from: here.content.startIndex, to: colon)
    let place = source.location(ofByte: offset)
    guard place.column == here.contentColumn + column + 1 else { return nil }
    guard above.key == nil else {
      let isDeeper = here.indent > above.contentColumn && !here.hasDash
      return isDeeper ? indentation(here, like: above) : nil
    }
    guard let first = above.content.first, !"\"'[{|>".contains(first) else { return nil }
    if above.content.contains(":") {
      return (.colonWithoutSpace(String(above.content)), self.place(above))
    }
    return (.missingColon(String(above.content)), self.place(above))
  }

  /// A line that should be a key with its value, at the place or the last before it.
  ///
  /// - Parameter key: The line in which that begins which must be a key.
  private func colonHint(_ number: Int, key: Int?) -> (YAMLFact, SourceLocation)? {
    var here = line(number) ?? lineAbove(number)
    if let key, let line = line(key), !line.content.contains(":") { here = line }
    guard let line = here, !line.content.contains(":"), let first = line.content.first,
      !"\"'[{|>".contains(first)
    else { return nil }
    if let above = lineAbove(line.number), !line.hasDash, above.contentColumn == line.indent,
      above.content.last == ":", let key = above.key, line.content.contains(", ")
    {
      return (.valueBesideKey(String(line.content), key: String(key)), place(line))
    }
    return (.missingColon(String(line.content)), place(line))
  }

  /// A blank that is none to YAML where a line begins, or behind its dash or a colon.
  private func invisibleHint(in lines: Set<Int>) -> (YAMLFact, SourceLocation)? {
    for number in lines.sorted() {
      var isBeginning = true
      var isBehindColon = false
      for (index, scalar) in (source.line(number) ?? "").unicodeScalars.enumerated() {
        if isBeginning || isBehindColon, YAMLFact.isInvisible(scalar) {
          let place = source.location(line: number, scalarColumn: index + 1)
          return (.invisibleCharacter(scalar.value), place)
        }
        isBeginning = isBeginning && (scalar == " " || scalar == "-")
        isBehindColon = scalar == ":"
      }
    }
    return nil
  }

  /// `>` or `|` before the place, which YAML takes for the beginning of a text of several lines.
  private func blockHint(_ offset: Int) -> (YAMLFact, SourceLocation)? {
    var index = min(offset, source.bytes.count) - 1
    while index >= 0, source.bytes[index] != 0x0A, source.bytes[index] != 0x0D {
      if source.bytes[index] == UInt8(ascii: ">") || source.bytes[index] == UInt8(ascii: "|") {
        let indicator = Character(Unicode.Scalar(source.bytes[index]))
        return (.blockIndicator(indicator), source.location(ofByte: index))
      }
      index -= 1
    }
    return nil
  }

  /// A value that begins with a comma or a closing bracket.
  private func indicatorHint(_ offset: Int) -> (YAMLFact, SourceLocation)? {
    guard offset < source.bytes.count, ",]}".utf8.contains(source.bytes[offset]) else { return nil }
    let rest = source.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x23 }
    // Within brackets it may just be one too many.
    let line = source.location(ofByte: offset).line ?? 1
    let before = source.bytes[source.lineStarts[line - 1]..<offset]
    guard !before.contains(where: { "[{".utf8.contains($0) }),
      before.last(where: { $0 != 0x20 }).map({ $0 == 0x3A || $0 == 0x2D }) ?? false
    else { return nil }
    let end = rest.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? rest.startIndex
    let text = String(decoding: rest[...end], as: UTF8.self)
    let indicator = Character(Unicode.Scalar(source.bytes[offset]))
    return (.leadingIndicator(indicator, text: text), source.location(ofByte: offset))
  }

  /// A dash that stands under no other.
  private func dashHint(_ here: Line) -> (YAMLFact, SourceLocation)? {
    var other: Line?
    for above in stride(from: here.number - 1, through: max(1, here.number - 200), by: -1) {
      guard let line = line(above) else { continue }
      guard line.hasDash else {
        if line.indent < here.indent, other != nil { break }
        continue
      }
      if line.indent == here.indent { return nil }
      other = other ?? line
    }
    return other.map { other in
      let fact = YAMLFact.indentation(
        here.indent, fitting: other.indent, key: "-", line: other.number)
      return (fact, SourceLocation(file: source.path, line: here.number, column: here.indent + 1))
    }
  }

  /// A line that stands under no key and no dash.
  private func indentationHint(_ number: Int) -> (YAMLFact, SourceLocation)? {
    guard let here = line(number) else { return nil }
    if here.hasDash { return dashHint(here) }
    var fitting: [Line] = []
    var least = Int.max
    for above in stride(from: number - 1, through: max(1, number - 200), by: -1) {
      guard let line = line(above), line.indent < least || line.contentColumn < least else {
        continue
      }
      if line.key != nil, line.contentColumn < least { fitting.append(line) }
      least = min(least, line.indent)
      if least == 0 { break }
    }
    guard !fitting.contains(where: { $0.contentColumn == here.indent }),
      let nearest = fitting.min(by: {
        abs($0.contentColumn - here.indent) < abs($1.contentColumn - here.indent)
      })
    else { return nil }
    return indentation(here, like: nearest)
  }

  private func indentation(_ here: Line, like other: Line) -> (YAMLFact, SourceLocation) {
    let fact = YAMLFact.indentation(
      here.indent, fitting: other.contentColumn, key: String(other.key ?? ""), line: other.number)
    return (fact, place(here))
  }

  /// A quote that ended the text before its end.
  private func quoteHint(_ offset: Int) -> (YAMLFact, SourceLocation)? {
    let before = source.bytes[..<min(offset, source.bytes.count)].lastIndex { $0 != 0x20 }
    guard offset < source.bytes.count, let before, "'\"".utf8.contains(source.bytes[before]),
      source.bytes[offset] > 0x20
    else { return nil }
    if let open = openQuote(before: before) { return open }
    if let list = quotedListHint(offset) { return list }
    return (.textBehindQuote, source.location(ofByte: offset))
  }
}
