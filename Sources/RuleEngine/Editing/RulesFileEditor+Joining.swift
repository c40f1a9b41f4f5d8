import StatementModel

// Patterns that join those of a rule that is there.
extension RulesFileEditor {
  /// Puts patterns into the short form of the item of that number.
  func joining(_ patterns: [String], item: Int) -> [Attempt] {
    guard case .mapping(let entries, _) = items[item], entries.count == 1,
      let pieces = pieces(patterns, entries[0].value)
    else { return [] }
    var values = YAMLShape(entries[0].value)
    if case .sequence = values {} else { values = .sequence([values]) }
    let added = YAMLShape.sequence(values.items + patterns.map { .text($0) })
    var shapes = items.map { YAMLShape($0) }
    shapes[item] = .mapping([.init(entries[0].key.text, added)])
    let expected = file.shape.replacing("rules", with: .sequence(shapes))
    return [Attempt(pieces: pieces, expected: expected)]
  }

  private func pieces(_ patterns: [String], _ value: YAMLNode) -> [RulesFileText.Piece]? {
    guard let start = file.source.offset(of: value.location) else { return nil }
    switch value {
    case .mapping: return nil
    case .scalar(let scalar): return wrapping(scalar, from: start, patterns)
    case .sequence(let values, _):
      guard let last = values.last?.location.line else { return nil }
      guard file.bytes[start] == UInt8(ascii: "[") else { return below(last, patterns) }
      guard let list = FlowList(file.bytes, at: start) else { return nil }
      return within(list, from: start, values, patterns)
    }
  }

  /// Lines like that of the list's last item.
  private func below(_ line: Int, _ patterns: [String]) -> [RulesFileText.Piece]? {
    let content = file.content(line)
    let blanks = content.prefix { $0 == 0x20 }
    let rest = content.dropFirst(blanks.count)
    guard rest.first == UInt8(ascii: "-") else { return nil }
    let gap = rest.dropFirst().prefix { $0 == 0x20 }
    guard !gap.isEmpty else { return nil }
    let start = String(decoding: blanks, as: UTF8.self) + "-" + String(decoding: gap, as: UTF8.self)
    return [file.piece(patterns.map { start + YAMLWriter.scalar($0, in: .block) }, after: line)]
  }

  /// A single pattern becomes a list in brackets.
  private func wrapping(
    _ scalar: YAMLScalar, from start: Int, _ patterns: [String]
  ) -> [RulesFileText.Piece]? {
    guard let line = scalar.location.line else { return nil }
    let end = file.source.contentRange(ofLine: line).upperBound
    var rest = file.bytes[start..<end]
    if scalar.isQuoted {
      let quote = rest.first
      guard let close = rest.dropFirst().lastIndex(where: { $0 == quote }) else { return nil }
      rest = rest[...close]
    } else {
      let comment = rest.indices.dropFirst().first { index in
        rest[index] == UInt8(ascii: "#") && rest[index - 1] <= 0x20
      }
      rest = rest[..<(comment ?? rest.endIndex)]
      while let last = rest.last, last <= 0x20 { rest.removeLast() }
    }
    let added = patterns.map { ", " + YAMLWriter.scalar($0, in: .flow) }.joined()
    return [.init(offset: start, text: "["), .init(offset: rest.endIndex, text: added + "]")]
  }

  /// Behind the last item of a list in brackets, on a line of its own where the others are.
  private func within(
    _ list: FlowList, from start: Int, _ values: [YAMLNode], _ patterns: [String]
  ) -> [RulesFileText.Piece]? {
    let texts = patterns.map { YAMLWriter.scalar($0, in: .flow) }
    let lines = values.compactMap(\.location.line)
    guard let first = lines.first, let firstPlace = file.source.offset(of: values[0].location)
    else { return nil }
    let openLine = file.source.location(ofByte: start).line ?? 0
    let lastLine = file.source.location(ofByte: list.contentEnd - 1).line ?? 0
    let lineEnd = file.source.contentRange(ofLine: lastLine).upperBound
    let comma = list.endsWithComma ? "" : ","
    if first > openLine, Set(lines).count == lines.count {
      let start = file.lineBreak + blanks(ofLine: lastLine)
      // A comment behind the last item stays with it.
      let isClosedHere = list.close < lineEnd
      let added =
        texts.map { start + $0 }.joined(separator: ",") + (list.endsWithComma ? "," : "")
      if isClosedHere { return [.init(offset: list.contentEnd, text: comma + added)] }
      if list.contentEnd == lineEnd || comma.isEmpty {
        return [.init(offset: lineEnd, text: comma + added)]
      }
      return [.init(offset: list.contentEnd, text: comma), .init(offset: lineEnd, text: added)]
    }
    let lineStart = file.source.lineStart(lastLine)
    let indentation =
      lastLine > openLine ? blanks(ofLine: lastLine) : blanks(upTo: firstPlace, from: openLine)
    var width = columns(lineStart..<list.contentEnd)
    let tail = columns(list.contentEnd..<lineEnd)
    var added = comma
    for (index, text) in texts.enumerated() {
      if index > 0 {
        added += ","
        width += 1
      }
      if width + 2 + text.count + tail > RuleWriter.lineWidth, width > indentation.count {
        added += file.lineBreak + indentation + text
        width = indentation.count + text.count
      } else {
        added += " " + text
        width += 1 + text.count
      }
    }
    return [.init(offset: list.contentEnd, text: added)]
  }

  private func blanks(ofLine line: Int) -> String {
    String(repeating: " ", count: file.indentation(line))
  }

  private func blanks(upTo offset: Int, from line: Int) -> String {
    String(repeating: " ", count: columns(file.source.lineStart(line)..<offset))
  }

  private func columns(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : String(decoding: file.bytes[range], as: UTF8.self).count
  }
}
