import StatementModel

/// What can be left out of a text where it can't be parsed, so that the rest is read all the same.
///
/// A text that is salvaged has mistakes in any case: what is left of it serves to find the others.
package struct YAMLSalvage: Sendable {
  /// Sections that are lists: an item that can't be parsed is left out.
  var lists: Set<String>
  /// Sections that are mappings: an entry that can't be parsed keeps its key, with this for a value.
  var mappings: [String: String]

  /// - Parameters:
  ///   - lists: Sections whose items can be left out.
  ///   - mappings: Sections whose entries can, with what then stands for an entry's value.
  package init(lists: Set<String>, mappings: [String: String]) {
    self.lists = lists
    self.mappings = mappings
  }

  /// Lines that make up an item, an entry, or a section's key without its colon.
  struct Part: Hashable {
    var lines: ClosedRange<Int>
    /// What is to stand in the first of the lines instead; nothing is to stand in the others.
    var standIn: String
  }

  /// Where the lines of an item or entry begin, and what can stand for it.
  private struct Section {
    var name: String
    var isList: Bool
    /// Of the first item; tabs tell nothing.
    var indent: Int?
  }

  /// The part that each of the lines belongs to, told by the lines' indentation alone.
  ///
  /// What stands outside the sections belongs to none.
  func parts(at wanted: Set<Int>, in source: SourceText) -> [Int: Part] {
    var found: [Int: Part] = [:]
    var section: Section?
    var part: Part?
    func close(before line: Int) {
      guard var whole = part else { return }
      whole.lines = whole.lines.lowerBound...max(whole.lines.lowerBound, line - 1)
      for line in whole.lines where wanted.contains(line) { found[line] = whole }
      part = nil
    }
    for number in 1...source.lineStarts.count {
      guard let line = Line(source, number) else { continue }
      if line.indent == 0, !line.isDash {
        close(before: number)
        section = self.section(line)
        if section == nil, lists.contains(line.text) || mappings[line.text] != nil {
          part = Part(lines: number...number, standIn: "\(line.text):")
          close(before: number + 1)
          section = Section(name: line.text, isList: lists.contains(line.text))
        }
      } else if let known = section {
        if line.begins(in: known.isList, known.indent) {
          close(before: number)
          part = Part(lines: number...number, standIn: standIn(for: line, in: known))
        }
        if known.indent == nil, !line.hasTab { section?.indent = line.indent }
      }
    }
    close(before: source.lineStarts.count + 1)
    return found
  }

  /// The section whose key a line is, if its value follows in the lines below.
  private func section(_ line: Line) -> Section? {
    guard let key = line.key, line.hasNoValue else { return nil }
    if lists.contains(key) { return Section(name: key, isList: true) }
    return mappings[key].map { _ in Section(name: key, isList: false) }
  }

  private func standIn(for line: Line, in section: Section) -> String {
    guard !section.isList, let key = line.key, let value = mappings[section.name] else { return "" }
    let indent = line.hasTab ? section.indent ?? 2 : line.indent
    return String(repeating: " ", count: max(1, indent)) + key + ":" + value
  }
}

extension YAMLSalvage {
  /// A line that says something, as far as its parts tell where it belongs.
  private struct Line {
    /// Blanks before its first character.
    let indent: Int
    let hasTab: Bool
    let isDash: Bool
    /// What stands before the first colon with a blank or nothing behind it.
    let key: String?
    let hasNoValue: Bool
    /// Without blanks around it.
    let text: String

    /// Nothing for a line that is blank or a comment.
    init?(_ source: SourceText, _ number: Int) {
      let end =
        number < source.lineStarts.count ? source.lineStarts[number] : source.bytes.count
      let bytes = source.bytes[source.lineStarts[number - 1]..<end]
      let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x09 }
      var content = bytes[blanks.endIndex...]
      while let last = content.last, last <= 0x20 { content.removeLast() }
      guard let first = content.first, first != UInt8(ascii: "#") else { return nil }
      indent = blanks.count
      hasTab = blanks.contains(0x09)
      // What only looks like a space behind a dash is one to the eye.
      let blank = String(decoding: content.dropFirst().prefix(3), as: UTF8.self).unicodeScalars
        .first
      isDash =
        first == UInt8(ascii: "-")
        && blank.map { $0.value <= 0x20 || YAMLFact.isInvisible($0) } ?? true
      text = String(decoding: content, as: UTF8.self)
      // A key in quotes ends where they do.
      let isQuoted = "\"'".utf8.contains(first)
      let start =
        isQuoted
        ? content.dropFirst().firstIndex(of: first) ?? content.endIndex : content.startIndex
      let colon = content[start...].indices.first { index in
        content[index] == UInt8(ascii: ":")
          && (index + 1 == content.endIndex || content[index + 1] <= 0x20)
      }
      guard let colon, !"[{-".utf8.contains(first) else {
        (key, hasNoValue) = (nil, false)
        return
      }
      key = String(decoding: content[..<colon], as: UTF8.self)
      let value = content[(colon + 1)...].drop { $0 <= 0x20 }
      hasNoValue = value.isEmpty || value.first == UInt8(ascii: "#")
    }

    /// Whether an item of a list, or else an entry, begins here.
    func begins(in isList: Bool, _ known: Int?) -> Bool {
      let isOutside = hasTab || known.map { indent <= $0 } ?? true
      return isOutside && (!isList || isDash)
    }
  }
}

extension SourceText {
  /// The same text where a part's stand-in stands in its first line, and nothing in the others.
  func replacing(_ part: YAMLSalvage.Part) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count)
    let first = lineStarts[part.lines.lowerBound - 1]
    bytes.append(contentsOf: self.bytes[..<first])
    bytes.append(contentsOf: part.standIn.utf8)
    let last = min(part.lines.upperBound, lineStarts.count)
    let end = last < lineStarts.count ? lineStarts[last] : self.bytes.count
    bytes.append(contentsOf: self.bytes[first..<end].filter { $0 == 0x0A || $0 == 0x0D })
    bytes.append(contentsOf: self.bytes[end...])
    return SourceText(String(decoding: bytes, as: UTF8.self), path: path)
  }
}
