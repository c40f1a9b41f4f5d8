import StatementModel

// Where scalars and entries lie among the bytes of a text, found by looking at the text beside the
// tree. That is no proof: what is built on it is read again.
extension RulesFileText {
  /// The whole text, its mark included, with ranges of it replaced.
  func text(replacing pieces: [(range: Range<Int>, text: String)]) -> String {
    let sorted = pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var done = 0
    for piece in sorted where piece.range.lowerBound >= done {
      result += bytes[done..<piece.range.lowerBound]
      result += Array(piece.text.utf8)
      done = piece.range.upperBound
    }
    result += bytes[done...]
    let whole = text(with: [])
    let mark = whole.utf8.count > bytes.count ? "\u{FEFF}" : ""
    return mark + String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a scalar, its quotes included; nothing for one of several lines.
  func range(of scalar: YAMLScalar) -> Range<Int>? {
    guard let start = source.offset(of: scalar.location), start < bytes.count else { return nil }
    let quote = bytes[start]
    guard scalar.isQuoted, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let end = start + scalar.text.utf8.count
      guard !scalar.isQuoted, end <= bytes.count,
        bytes[start..<end].elementsEqual(scalar.text.utf8)
      else { return nil }
      return start..<end
    }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): index += 2
      case quote:
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          return start..<(index + 1)
        }
        index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// A text written as a scalar is written that stands there: in the same quotes, or without.
  func scalar(_ text: String, like scalar: YAMLScalar, at start: Int) -> String {
    let plain = YAMLWriter.scalar(text, in: .key)
    guard scalar.isQuoted else {
      // A sign that has a meaning between brackets needs quotes there.
      return text.utf8.contains { ",[]{}".utf8.contains($0) }
        ? YAMLWriter.scalar(text, in: .flow) : plain
    }
    guard bytes[start] == UInt8(ascii: "'") else {
      let isBare = !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      return plain.hasPrefix("\"") || !isBare ? plain : "\"\(text)\""
    }
    return "'\(text.replacing("'", with: "''"))'"
  }

  /// The bytes of an entry of a mapping: its lines, or what stands of it between braces, with the
  /// comma that parts it from the next.
  func range(
    ofEntry place: Int, of entries: [YAMLEntry], isInBraces: Bool
  ) -> Range<Int>? {
    let entry = entries[place]
    guard let start = source.offset(of: entry.key.location), let line = entry.key.location.line
    else { return nil }
    guard isInBraces else {
      let next = place + 1 < entries.count ? entries[place + 1].key.location.line : nil
      let limit = next ?? endOfSection(after: line)
      let last = lastLine(from: line, before: limit, column: indentation(line) + 1)
      guard content(line).prefix(start - source.lineStart(line)).allSatisfy({ $0 == 0x20 }) else {
        return nil
      }
      return source.lineStart(line)..<source.lineStart(last + 1)
    }
    guard let end = end(of: entry) else { return nil }
    if place + 1 < entries.count {
      return source.offset(of: entries[place + 1].key.location).map { start..<$0 }
    }
    guard place > 0 else { return start..<end }
    return self.end(of: entries[place - 1]).map { $0..<end }
  }

  /// Where an entry ends that begins and ends between braces.
  private func end(of entry: YAMLEntry) -> Int? {
    switch entry.value {
    case .scalar(let scalar) where scalar.isNull && scalar.text.isEmpty:
      guard let key = range(of: entry.key) else { return nil }
      let colon = bytes[key.upperBound...].firstIndex { $0 != 0x20 }
      return colon.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 + 1 : $0 }
    case .scalar(let scalar): return range(of: scalar)?.upperBound
    case .sequence(_, let start), .mapping(_, let start):
      return source.offset(of: start).flatMap { FlowList(bytes, at: $0) }.map { $0.close + 1 }
    }
  }

  private func endOfSection(after line: Int) -> Int {
    sections.compactMap(\.key.location.line).filter { $0 > line }.min() ?? source.lineCount + 1
  }

  // MARK: Details of a declaration

  /// Puts a detail to a declaration that does not say it.
  func adding(
    _ member: (key: String, value: String), to entry: YAMLEntry
  ) -> (range: Range<Int>, text: String)? {
    let text = CategoryDetails.text(member)
    switch entry.value {
    case .scalar(let scalar) where scalar.isNull:
      guard !scalar.text.isEmpty else {
        guard let key = range(of: entry.key),
          let colon = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return (colon + 1..<colon + 1, " { \(text) }")
      }
      return range(of: scalar).map { ($0, "{ \(text) }") }
    case .mapping(let details, let start):
      guard let offset = source.offset(of: start) else { return nil }
      if bytes[offset] == UInt8(ascii: "{") {
        let comma = details.isEmpty ? " " : ","
        return (offset + 1..<offset + 1, " \(text)\(comma)")
      }
      guard let line = details.first?.key.location.line else { return nil }
      let blanks = String(repeating: " ", count: indentation(line))
      let begin = source.lineStart(line)
      return (begin..<begin, blanks + text + lineBreak)
    case .scalar, .sequence: return nil
    }
  }

  /// Gives a detail of a declaration another value.
  func setting(
    _ key: String, to value: String, of entry: YAMLEntry
  ) -> (range: Range<Int>, text: String)? {
    guard case .mapping(let details, _) = entry.value,
      let detail = details.first(where: { $0.key.text == key }),
      case .scalar(let scalar) = detail.value, let range = range(of: scalar)
    else { return nil }
    let text =
      scalar.isQuoted
      ? self.scalar(value, like: scalar, at: range.lowerBound)
      : YAMLWriter.scalar(value, in: .flow)
    return (range, text)
  }

  /// Takes a detail out of a declaration.
  func removing(_ key: String, of entry: YAMLEntry) -> (range: Range<Int>, text: String)? {
    guard case .mapping(let details, let start) = entry.value,
      let place = details.firstIndex(where: { $0.key.text == key }),
      let offset = source.offset(of: start)
    else { return nil }
    if bytes[offset] == UInt8(ascii: "{") {
      return range(ofEntry: place, of: details, isInBraces: true).map { ($0, "") }
    }
    guard let line = details[place].key.location.line else { return nil }
    return (source.lineStart(line)..<source.lineStart(line + 1), "")
  }
}
