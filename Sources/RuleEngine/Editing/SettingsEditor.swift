import StatementModel

/// Sets and removes single settings in the text of a YAML file, and leaves every other byte alone.
///
/// Places are found by looking at the text beside the tree, which is no proof: each attempt is read
/// again, and counts only if the file then says what it said before, but for the setting.
package struct SettingsEditor {
  private let file: RulesFileText
  private let hasMark: Bool

  /// - Parameter text: The file's text.
  package init(_ text: String) {
    file = RulesFileText(text, path: "")
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
  }

  /// Sets the value of a key of a section, or of a key of that.
  ///
  /// - Parameter path: Section and key, and perhaps a key within; all but the last but one may be
  ///   missing.
  /// - Returns: The new text, or nothing where the file is written so that it must be done by hand.
  package func setting(_ value: SettingValue, at path: [String]) -> String? {
    guard file.diagnostics.isEmpty, let key = path.last, path.count >= 2 else { return nil }
    let expected = file.shape.setting(path[...], to: value.shape)
    if let entry = entry(path[...], in: file.sections) {
      return proved(replacing(entry, with: value.written()), expected)
    }
    let line = YAMLWriter.scalar(key, in: .key) + ": " + value.written()
    let parent = Array(path.dropLast())
    guard let holder = entry(parent[...], in: file.sections) else {
      if parent.count > 1 { return setting(.mapping([.init(key, value)]), at: parent) }
      guard parent.count == 1, file.root == nil || !file.sections.isEmpty else { return nil }
      let last = (1...file.source.lineCount).last { !file.content($0).isEmpty }
      let isApart = last.map { $0 < file.source.lineCount - 1 || file.isBlank($0) } ?? true
      let lines = (isApart ? [] : [""]) + ["\(parent[0]):", "  " + line]
      return proved([file.text(with: [file.piece(atEnd: lines)])], expected)
    }
    let inside = YAMLWriter.scalar(key, in: .key) + ": " + value.written(isInside: true)
    return proved(adding(line, inside, to: holder), expected)
  }

  /// Removes a key of a section, or of a key of that.
  ///
  /// - Returns: The new text, or nothing where it must be done by hand.
  package func removing(_ path: [String]) -> String? {
    guard file.diagnostics.isEmpty, let entry = entry(path[...], in: file.sections) else {
      return nil
    }
    let texts = removing(entry, among: siblings(path))
    return proved(texts, file.shape.removing(path[...], leaving: .nothing))
      ?? proved(texts, file.shape.removing(path[...], leaving: .mapping([])))
  }

  /// The first text that a reader understands as expected.
  private func proved(_ texts: [String], _ expected: YAMLShape) -> String? {
    texts.first { text in
      let read = RulesFileText(text, path: "")
      return read.diagnostics.isEmpty && read.shape == expected
    }
  }

  private func entry(_ path: ArraySlice<String>, in entries: [YAMLEntry]) -> YAMLEntry? {
    guard let key = path.first, let found = entries.first(where: { $0.key.text == key }) else {
      return nil
    }
    if path.count == 1 { return found }
    guard case .mapping(let inner, _) = found.value else { return nil }
    return entry(path.dropFirst(), in: inner)
  }

  private func siblings(_ path: [String]) -> [YAMLEntry] {
    guard path.count > 1 else { return file.sections }
    guard case .mapping(let entries, _)? = entry(path.dropLast(), in: file.sections)?.value else {
      return []
    }
    return entries
  }

  private func text(_ range: Range<Int>, replacedBy new: String) -> String {
    var result: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
    result += file.bytes[..<range.lowerBound]
    result += Array(new.utf8)
    result += file.bytes[range.upperBound...]
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Replacing a value

  private func replacing(_ entry: YAMLEntry, with value: String) -> [String] {
    guard let colon = colon(behind: entry.key) else { return [] }
    if let range = valueRange(entry) { return [text(range, replacedBy: value)] }
    guard let range = blockRange(entry, colon) else { return [] }
    return [text(range, replacedBy: " " + value)]
  }

  /// The bytes of a value that stands in one piece.
  private func valueRange(_ entry: YAMLEntry) -> Range<Int>? {
    guard let start = file.source.offset(of: entry.value.location), start < file.bytes.count
    else { return nil }
    switch entry.value {
    case .scalar(let scalar):
      guard !scalar.text.isEmpty else { return nil }
      if scalar.isQuoted {
        guard file.bytes[start] == UInt8(ascii: "\"") || file.bytes[start] == UInt8(ascii: "'")
        else { return nil }
        return start..<(FlowList.closing(of: start, in: file.bytes) + 1)
      }
      let end = start + scalar.text.utf8.count
      guard end <= file.bytes.count, file.bytes[start..<end].elementsEqual(scalar.text.utf8)
      else { return nil }
      return start..<end
    case .sequence, .mapping:
      return FlowList(file.bytes, at: start).map { start..<($0.close + 1) }
    }
  }

  /// From behind the colon to the end of a value that stands on lines of its own, or is empty;
  /// nothing where comments would be lost.
  private func blockRange(_ entry: YAMLEntry, _ colon: Int) -> Range<Int>? {
    let line = file.source.location(ofByte: colon).line ?? 1
    if case .scalar(let scalar) = entry.value {
      return scalar.text.isEmpty ? colon..<colon : nil
    }
    guard let first = entry.value.location.line, first > line else { return nil }
    let last = file.lastLine(
      from: first, before: lineAfter(entry), column: file.indentation(line) + 1)
    let range = colon..<file.source.contentRange(ofLine: last).upperBound
    return file.bytes[range].contains(UInt8(ascii: "#")) ? nil : range
  }

  /// Behind the colon of a key.
  private func colon(behind key: YAMLScalar) -> Int? {
    guard let start = file.source.offset(of: key.location), start < file.bytes.count else {
      return nil
    }
    var index = start + key.text.utf8.count
    if key.isQuoted { index = FlowList.closing(of: start, in: file.bytes) + 1 }
    while index < file.bytes.count, file.bytes[index] == 0x20 { index += 1 }
    return index < file.bytes.count && file.bytes[index] == UInt8(ascii: ":") ? index + 1 : nil
  }

  /// The first line behind an entry that begins another one, or the line behind the last.
  private func lineAfter(_ entry: YAMLEntry) -> Int {
    let line = entry.key.location.line ?? 1
    let limit = file.sections.compactMap(\.key.location.line).filter { $0 > line }.min()
    let end = limit ?? file.source.lineCount + 1
    let own = file.indentation(line)
    let next = ((line + 1)..<max(line + 1, end)).first { number in
      !file.isBlank(number) && !file.isComment(number) && file.indentation(number) <= own
    }
    return next ?? end
  }

  // MARK: Adding an entry

  private func adding(_ line: String, _ inside: String, to holder: YAMLEntry) -> [String] {
    guard let keyLine = holder.key.location.line else { return [] }
    let blanks = file.indentation(keyLine) + 2
    switch holder.value {
    case .scalar(let scalar):
      guard scalar.text.isEmpty else { return [] }
      let last = RulesFileEditor(file).lastCommentLine(below: keyLine)
      let own = String(repeating: " ", count: blanks) + line
      return [last, keyLine].map { file.text(with: [file.piece([own], after: $0)]) }
    case .sequence: return []
    case .mapping(let entries, let start):
      if let offset = file.source.offset(of: start), let list = FlowList(file.bytes, at: offset) {
        let comma = entries.isEmpty ? "" : list.endsWithComma ? " " : ", "
        let text = comma + inside
        return [file.text(with: [.init(offset: list.contentEnd, text: text)])]
      }
      guard let last = entries.last, let lastLine = last.key.location.line else { return [] }
      let end = file.lastLine(
        from: lastLine, before: lineAfter(last), column: file.indentation(lastLine) + 1)
      let own = String(repeating: " ", count: file.indentation(lastLine)) + line
      return [file.text(with: [file.piece([own], after: end)])]
    }
  }

  // MARK: Removing an entry

  private func removing(_ entry: YAMLEntry, among siblings: [YAMLEntry]) -> [String] {
    guard let start = file.source.offset(of: entry.key.location),
      let place = siblings.firstIndex(where: { $0.key.location == entry.key.location }),
      let line = entry.key.location.line
    else { return [] }
    var texts: [String] = []
    // In braces: with the comma behind it, or with the one before it.
    if place + 1 < siblings.count,
      let next = file.source.offset(of: siblings[place + 1].key.location), next > start
    {
      texts.append(text(start..<next, replacedBy: ""))
    }
    if let range = valueRange(entry) {
      var from = start
      while from > 0, file.bytes[from - 1] <= 0x20 { from -= 1 }
      if from > 0, file.bytes[from - 1] == UInt8(ascii: ",") { from -= 1 }
      texts.append(text(from..<range.upperBound, replacedBy: ""))
    }
    guard file.indentation(line) == start - file.source.lineStart(line) else { return texts }
    let last = file.lastLine(
      from: line, before: lineAfter(entry), column: file.indentation(line) + 1)
    let range = file.source.lineStart(line)..<file.source.lineStart(last + 1)
    // On lines of its own an entry goes with them.
    return [text(range, replacedBy: "")]
  }
}

extension YAMLShape {
  /// The mapping with another value at a path; what is missing on the way is added.
  fileprivate func setting(_ path: ArraySlice<String>, to value: YAMLShape) -> YAMLShape {
    guard let key = path.first else { return value }
    let bytes = Array(key.utf8)
    var entries = entries
    if let place = entries.firstIndex(where: { $0.key == bytes }) {
      entries[place].value = entries[place].value.setting(path.dropFirst(), to: value)
    } else {
      entries.append(Entry(key, YAMLShape.nothing.setting(path.dropFirst(), to: value)))
    }
    return .mapping(entries)
  }

  /// The mapping without the entry at a path.
  ///
  /// - Parameter rest: What stands for a mapping that is left empty.
  fileprivate func removing(_ path: ArraySlice<String>, leaving rest: YAMLShape) -> YAMLShape {
    guard let key = path.first else { return self }
    let bytes = Array(key.utf8)
    var entries = entries
    if path.count == 1 {
      entries.removeAll { $0.key == bytes }
    } else if let place = entries.firstIndex(where: { $0.key == bytes }) {
      entries[place].value = entries[place].value.removing(path.dropFirst(), leaving: rest)
    }
    return entries.isEmpty && path.count == 1 ? rest : .mapping(entries)
  }
}
