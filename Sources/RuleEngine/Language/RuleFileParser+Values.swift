import StatementModel

// The forms of values: texts, lists of texts, flags, patterns.
extension RuleFileParser {
  /// A value that is one text.
  mutating func scalar(_ entry: YAMLEntry) -> YAMLScalar? {
    guard case .scalar(let scalar) = entry.value else {
      sink.error(
        .wrongShape(entry.key.text, expected: "a text", found: entry.value.kindName),
        at: entry.value.location)
      return nil
    }
    return isSaid(scalar, entry) ? scalar : nil
  }

  mutating func text(_ entry: YAMLEntry) -> String? { scalar(entry)?.text }

  mutating func flag(_ entry: YAMLEntry) -> Bool? {
    guard let scalar = scalar(entry) else { return nil }
    return word(scalar, field: entry.key.text, ["true": true, "false": false])
  }

  /// A value that is a text or a list of texts, with the items of lists that it names.
  mutating func scalars(_ entry: YAMLEntry) -> [YAMLScalar] {
    switch entry.value {
    case .scalar(let scalar):
      guard isSaid(scalar, entry) else { return [] }
      if let fact = scalar.lineMistake { sink.error(fact, at: scalar.location) }
      return listed(scalar)
    case .mapping:
      sink.error(
        .wrongShape(
          entry.key.text, expected: "a text or a list of texts", found: entry.value.kindName),
        at: entry.value.location)
      return []
    case .sequence(let items, _):
      if items.isEmpty { sink.error(.nothingSaid(entry.key.text), at: entry.key.location) }
      var scalars: [YAMLScalar] = []
      scalars.reserveCapacity(items.count)
      for item in items {
        guard case .scalar(let scalar) = item else {
          sink.error(
            .wrongItem(of: entry.key.text, expected: "a text", found: item.kindName),
            at: item.location)
          continue
        }
        guard scalar.saysSomething else {
          sink.error(.emptyItem(of: entry.key.text), at: scalar.location)
          continue
        }
        if let fact = scalar.lineMistake { sink.error(fact, at: scalar.location) }
        scalars.append(contentsOf: listed(scalar))
      }
      return scalars
    }
  }

  /// The items of the list that a text names; else the text itself.
  private mutating func listed(_ scalar: YAMLScalar) -> [YAMLScalar] {
    guard let name = NamedLists.name(in: scalar) else { return [scalar] }
    usedLists.insert(name)
    if let items = names.lists.items(of: name) { return items }
    sink.error(names.lists.unknown(name), at: scalar.location)
    return []
  }

  private mutating func isSaid(_ scalar: YAMLScalar, _ entry: YAMLEntry) -> Bool {
    if scalar.saysSomething { return true }
    sink.error(
      .nothingSaid(entry.key.text), at: scalar.text.isEmpty ? entry.key.location : scalar.location)
    return false
  }

  /// A value that is a tag or a list of tags.
  mutating func tags(_ entry: YAMLEntry) -> [String] {
    scalars(entry).compactMap { scalar in
      if TagName.isValid(scalar.text) { return scalar.text }
      sink.error(.badTag(scalar.text), at: scalar.location)
      return nil
    }
  }

  /// Reports a currency that no statement will name: surely misspelt, or only perhaps.
  mutating func check(_ currency: Currency, at location: SourceLocation) {
    switch currency.acquaintance {
    case .known: break
    case .misspelt(let meant):
      sink.error(.unknownCurrency(currency.code, suggestion: meant.code), at: location)
    case .unknown:
      sink.warning(.unknownCurrency(currency.code, suggestion: nil), at: location)
    }
  }

  /// The value that a word stands for.
  mutating func word<Value>(
    _ scalar: YAMLScalar, field: String, _ words: KeyValuePairs<String, Value>
  ) -> Value? {
    if let found = words.first(where: { $0.key == scalar.text }) { return found.value }
    sink.error(
      .unknownWord(scalar.text, field: field, known: words.map(\.key)), at: scalar.location)
    return nil
  }

  /// The value that a word stands for, among all cases of a type.
  mutating func word<Value: CaseIterable>(
    _ scalar: YAMLScalar, field: String, named name: (Value) -> String
  ) -> Value? {
    if let found = Value.allCases.first(where: { name($0) == scalar.text }) { return found }
    sink.error(
      .unknownWord(scalar.text, field: field, known: Value.allCases.map(name)),
      at: scalar.location)
    return nil
  }

  /// The patterns of a value.
  mutating func patternUses(_ entry: YAMLEntry) -> [PatternUse] {
    let scalars = scalars(entry)
    var uses: [PatternUse] = []
    uses.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isFlowItem, !scalar.isQuoted, scalars.count > 1, scalar.text.count <= 3,
        scalar.text.first != "/", scalar.text.last != "/"
      {
        sink.warning(.shortFlowItem(scalar.text), at: scalar.location)
      }
      if let (mark, items) = scalar.partsOfNothing {
        sink.warning(
          .markInPattern(scalar.text, mark: mark, items: items), at: scalar.location)
      }
      do throws(PatternParser.Mistake) {
        let id = try patterns.id(of: scalar.text)
        uses.append(PatternUse(id: id, text: scalar.text, location: scalar.location))
      } catch {
        sink.error(
          Self.fact(of: error, scalar.text, isQuoted: scalar.isQuoted),
          at: place(of: error, in: scalar))
      }
    }
    return uses
  }

  /// Where a regular expression can't be read, if its text stands there as it is.
  private func place(of mistake: PatternParser.Mistake, in scalar: YAMLScalar) -> SourceLocation {
    guard case .badRegex(_, let offset) = mistake, let column = scalar.location.column,
      let line = sink.text(of: scalar.location)?.excerpt(at: scalar.location)
    else { return scalar.location }
    let rest = line.dropFirst(column - 1)
    let start = rest.first == "/" ? 0 : 1
    guard rest.dropFirst(start).hasPrefix(scalar.text) else { return scalar.location }
    var place = scalar.location
    place.column = column + start + Self.character(offset, of: scalar.text) - 1
    return place
  }

  static func fact(
    of mistake: PatternParser.Mistake, _ text: String, isQuoted: Bool = true
  ) -> RuleFact {
    switch mistake {
    case .empty, .emptyRegex: .emptyPattern
    case .nothingLeft: .nothingLeftOfPattern(text)
    case .openRegex: .openRegex(text, isQuoted: isQuoted)
    case .regexFlags(let flags): .regexFlags(text, flags: flags)
    case .badRegex(let message, let offset):
      .badRegex(text, message: "\(message), at its character \(character(offset, of: text))")
    }
  }

  /// The number of the character of `/…/` before which PCRE2 stopped; it counts bytes, and those
  /// between the slashes.
  private static func character(_ offset: Int, of text: String) -> Int {
    String(decoding: text.utf8.prefix(offset + 1), as: UTF8.self).count
  }
}

extension YAMLScalar {
  /// Why a text that stands in several lines can't be one of several texts: each line was meant to
  /// be one, or nobody can tell.
  ///
  /// A regular expression may say that line breaks do not count in it.
  var lineMistake: RuleFact? {
    guard lines.count > 1, !isExtendedExpression else { return nil }
    let text = lines.prefix(3).joined(separator: " ")
    return .severalLines(
      lines.count > 3 ? "\(text) …" : text, lines: lines, isFlowItem: isFlowItem)
  }

  /// What looks like several patterns and is one, with the mark that parts nothing.
  ///
  /// Quotes say that it belongs to the name.
  fileprivate var partsOfNothing: (mark: String, items: [String])? {
    // Of thousands of patterns next to none has any of their letters.
    guard !isQuoted,
      text.utf8.contains(where: { $0 == 0x2C || $0 == 0x3B || $0 == 0x7C || $0 == 0x4F }),
      lines.isEmpty, !text.hasPrefix("/")
    else { return nil }
    for mark in [",", ";", "|", " OR "] {
      // A comma within a word may be one of a name or a number, and capitals may be a bank's.
      let isPlain =
        switch mark {
        case ",": text.contains(", ")
        case " OR ": text.contains(mark) && text.contains(where: \.isLowercase)
        default: text.contains(mark)
        }
      guard isPlain else { continue }
      let items = text.split(separator: mark).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let words = items.filter { !$0.isEmpty }
      if words.count > 1 { return (mark.filter { $0 != " " }, words) }
    }
    return nil
  }

  private var isExtendedExpression: Bool {
    guard text.hasPrefix("/(?"), text.hasSuffix("/") else { return false }
    return text.dropFirst(3).prefix { $0.isLetter }.contains("x")
  }
}

/// The distinct patterns of all files, each with its number.
struct PatternTable {
  private(set) var patterns: [Pattern] = []
  private var numbers: [Pattern: Int] = [:]
  /// Spellings seen before.
  private var spellings: [String: Int] = [:]

  mutating func id(of text: String) throws(PatternParser.Mistake) -> Int {
    if let known = spellings[text] { return known }
    let pattern = try PatternParser.parse(text)
    let id = numbers[pattern] ?? patterns.count
    if id == patterns.count {
      patterns.append(pattern)
      numbers[pattern] = id
    }
    spellings[text] = id
    return id
  }

  /// What is wrong with a place for a group: that there is no `match`, or that one of its patterns
  /// has no such group.
  func lack(of group: String, in uses: [PatternUse]) -> RuleFact? {
    guard !uses.isEmpty else { return .placeWithoutMatch(group) }
    for use in uses {
      guard case .regex(let expression) = patterns[use.id] else {
        return .noSuchGroup(group, pattern: use.text, isRegex: false)
      }
      // It was compiled before, when it was read.
      guard let regex = try? CompiledRegex(expression), regex.number(ofGroup: group) != nil else {
        return .noSuchGroup(group, pattern: use.text, isRegex: true)
      }
    }
    return nil
  }
}
