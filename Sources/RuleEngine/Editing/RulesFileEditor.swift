import StatementModel

/// Puts rules, patterns and categories into the text of one rules file.
///
/// What it says is found by looking at the text beside the tree, which is no proof: each attempt
/// comes with what a reader must find afterwards, and counts only if that is found.
struct RulesFileEditor {
  /// Something that may be done, and what the file says once it is done.
  struct Attempt {
    var pieces: [RulesFileText.Piece]
    var expected: YAMLShape
  }

  let file: RulesFileText

  init(_ file: RulesFileText) { self.file = file }

  /// The text after the first attempt that comes out as expected.
  func text(_ attempts: [Attempt]) -> (text: String, pieces: [RulesFileText.Piece])? {
    for attempt in attempts {
      let text = file.text(with: attempt.pieces)
      let read = RulesFileText(text, path: file.source.path)
      if read.diagnostics.isEmpty, read.shape == attempt.expected { return (text, attempt.pieces) }
    }
    return nil
  }

  /// The items of `rules:`.
  var items: [YAMLNode] {
    if case .sequence(let items, _)? = file.section("rules")?.value { items } else { [] }
  }

  // MARK: A new rule

  /// Puts a rule before the item of that number, or behind all.
  func adding(_ rule: NewRule, at place: Int) -> [Attempt] {
    let writer = RuleWriter(file, items: items, near: place)
    let lines = writer.lines(of: rule)
    guard let section = file.section("rules") else {
      return appending(["rules:"] + lines, section: "rules", .sequence([rule.shape]))
    }
    guard let keyLine = section.key.location.line else { return [] }
    var shapes = YAMLShape(section.value).items
    shapes.insert(rule.shape, at: min(place, shapes.count))
    let expected = file.shape.replacing("rules", with: .sequence(shapes))
    switch section.value {
    case .scalar(let scalar):
      guard scalar.text.isEmpty else { return [] }
      let line = lastCommentLine(below: keyLine)
      return [Attempt(pieces: [file.piece(lines, after: line)], expected: expected)]
    case .mapping: return []
    case .sequence(_, let start):
      guard let offset = file.source.offset(of: start) else { return [] }
      if file.bytes[offset] == UInt8(ascii: "[") {
        return addingInBrackets(rule, at: place, from: offset, expected)
      }
      return adding(lines, at: place, expected)
    }
  }

  private func adding(_ lines: [String], at place: Int, _ expected: YAMLShape) -> [Attempt] {
    let blank = areSeparated ? [""] : []
    if place < items.count {
      guard let line = items[place].location.line else { return [] }
      let first = file.firstLine(withCommentsAbove: line)
      return [first, line].map { line in
        Attempt(pieces: [file.piece(lines + blank, before: line)], expected: expected)
      }
    }
    guard let line = items.last?.location.line else { return [] }
    let limit = nextSection(after: line)
    let ends = [
      file.lastLine(from: line, before: limit, column: file.indentation(line)),
      // Where the last item is a text of several lines, what looks like a comment may be none.
      (line..<max(line + 1, limit)).last { !file.isBlank($0) } ?? line,
    ]
    return ends.map { end in
      Attempt(pieces: [file.piece(blank + lines, after: end)], expected: expected)
    }
  }

  private func addingInBrackets(
    _ rule: NewRule, at place: Int, from start: Int, _ expected: YAMLShape
  ) -> [Attempt] {
    guard let list = FlowList(file.bytes, at: start) else { return [] }
    let text = RuleWriter.inBrackets(rule)
    let piece: RulesFileText.Piece
    if place < items.count {
      guard let offset = file.source.offset(of: items[place].location) else { return [] }
      piece = .init(offset: offset, text: text + ", ")
    } else {
      let comma = items.isEmpty ? "" : list.endsWithComma ? " " : ", "
      piece = .init(offset: list.contentEnd, text: comma + text)
    }
    return [Attempt(pieces: [piece], expected: expected)]
  }

  /// Whether a blank line stands before most items.
  private var areSeparated: Bool {
    let lines = items.dropFirst().compactMap(\.location.line)
    let separated = lines.count { line in
      let first = file.firstLine(withCommentsAbove: line)
      return first > 1 && file.isBlank(first - 1)
    }
    return separated * 2 > lines.count
  }

  // MARK: A new category

  /// Declares a category.
  func declaring(_ category: CategoryPath) -> [Attempt] { declaring(Category(path: category)) }

  /// Declares a category with its details.
  ///
  /// - Parameter isOfRules: Whether the file is one of rules, where categories stand before them.
  func declaring(_ category: Category, isOfRules: Bool = true) -> [Attempt] {
    let details = CategoryDetails(category)
    let key = YAMLWriter.scalar(category.path.text, in: .key) + ":" + details.behindKey
    let entry = YAMLShape.Entry(category.path.text, details.shape)
    guard let section = file.section("categories") else {
      let lines = ["categories:", "  " + key]
      guard isOfRules, let rules = file.section("rules")?.key.location, let line = rules.line,
        rules.column == 1
      else { return appending(lines, section: "categories", .mapping([entry])) }
      let expected = file.shape.inserting(
        "categories", .mapping([entry]), before: "rules")
      return [Attempt(pieces: [file.piece(lines + [""], before: line)], expected: expected)]
    }
    let entries = YAMLShape(section.value).entries + [entry]
    let expected = file.shape.replacing("categories", with: .mapping(entries))
    switch section.value {
    case .scalar(let scalar):
      guard scalar.text.isEmpty, let line = section.key.location.line else { return [] }
      let piece = file.piece(["  " + key], after: lastCommentLine(below: line))
      return [Attempt(pieces: [piece], expected: expected)]
    case .sequence: return []
    case .mapping(let entries, let start):
      if let offset = file.source.offset(of: start), file.bytes[offset] == UInt8(ascii: "{") {
        guard let list = FlowList(file.bytes, at: offset) else { return [] }
        let comma = entries.isEmpty ? " " : list.endsWithComma ? " " : ", "
        let end = entries.isEmpty && list.close == offset + 1 ? " " : ""
        // A colon with nothing behind it needs a blank, before the comma as before the brace.
        let isBare = list.contentEnd > 0 && file.bytes[list.contentEnd - 1] == UInt8(ascii: ":")
        // Between braces nothing behind a colon must be said.
        return [details.isEmpty ? key + " {}" : key, key, key + " "].map { entry in
          let text = (isBare ? " " : "") + comma + entry + end
          return Attempt(pieces: [.init(offset: list.contentEnd, text: text)], expected: expected)
        }
      }
      guard let last = entries.last?.key.location, let line = last.line else { return [] }
      let blanks = file.indentation(line)
      let end = file.lastLine(from: line, before: nextSection(after: line), column: blanks)
      let text = String(repeating: " ", count: blanks) + key
      return [Attempt(pieces: [file.piece([text], after: end)], expected: expected)]
    }
  }

  // MARK: Places

  /// A section behind all that is there.
  func appending(
    _ lines: [String], section: String, _ value: YAMLShape
  ) -> [Attempt] {
    guard file.root == nil || !file.sections.isEmpty else { return [] }
    let entry = YAMLShape.Entry(section, value)
    let last = (1...file.source.lineCount).last { !file.content($0).isEmpty }
    let isApart = last.map { $0 < file.source.lineCount - 1 || file.isBlank($0) } ?? true
    return [
      Attempt(
        pieces: [file.piece(atEnd: (isApart ? [] : [""]) + lines)],
        expected: .mapping(file.shape.entries + [entry]))
    ]
  }

  /// The last of the comments below a key with nothing behind it that stand further right than it.
  func lastCommentLine(below key: Int) -> Int {
    var last = key
    for line in (key + 1)..<max(key + 1, nextSection(after: key)) where !file.isBlank(line) {
      guard file.isComment(line), file.indentation(line) > file.indentation(key) else { break }
      last = line
    }
    return last
  }

  /// The line of the next section's key, or the one behind the file's last.
  func nextSection(after line: Int) -> Int {
    file.sections.compactMap(\.key.location.line).filter { $0 > line }.min()
      ?? file.source.lineCount + 1
  }
}

extension YAMLShape {
  /// The mapping with another value for a key.
  func replacing(_ key: String, with value: YAMLShape) -> YAMLShape {
    let key = Array(key.utf8)
    return .mapping(
      entries.map { entry in
        var entry = entry
        if entry.key == key { entry.value = value }
        return entry
      })
  }

  /// The mapping with an entry more.
  func inserting(_ key: String, _ value: YAMLShape, before other: String) -> YAMLShape {
    var entries = entries
    let place = entries.firstIndex { $0.key == Array(other.utf8) } ?? entries.count
    entries.insert(Entry(key, value), at: place)
    return .mapping(entries)
  }
}
