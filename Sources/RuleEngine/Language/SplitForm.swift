import StatementModel

// The form of `split:`.
//
//     split = mapping from category to share | list of mappings with one category each
//     share = "rest" | decimal "%" | [currency " "] decimal
//
// Where no share is the rest, percentages alone make up the whole.
extension RuleFileParser {
  /// The split that an entry says; nothing where it is not understood, which has been reported.
  mutating func split(_ entry: YAMLEntry) -> CategorySplit? {
    let errors = sink.errorCount
    let entries = splitEntries(entry.value, of: entry.key).compactMap { part in
      splitEntry(part)
    }
    guard sink.errorCount == errors else { return nil }
    if let fact = Self.mistake(in: entries) {
      sink.error(fact, at: entry.key.location)
      return nil
    }
    return CategorySplit(entries)
  }

  /// The single entries of both forms.
  private mutating func splitEntries(_ node: YAMLNode, of key: YAMLScalar) -> [YAMLEntry] {
    switch node {
    case .mapping(let entries, _): return entries
    case .sequence(let items, _):
      return items.flatMap { item -> [YAMLEntry] in
        if case .mapping(let entries, _) = item {
          guard let written = Self.writtenOut(entries) else { return entries }
          sink.error(.splitPartInKeys(written), at: item.location)
          return []
        }
        sink.error(
          .wrongItem(of: key.text, expected: "a category with its share", found: item.kindName),
          at: item.location)
        return []
      }
    case .scalar:
      sink.error(
        .wrongShape(key.text, expected: "categories with their shares", found: node.kindName),
        at: node.location)
      return []
    }
  }

  /// How a part is to be written that has a key `category`, as in other programs, and perhaps one
  /// for the share; nothing for parts that have none.
  private static func writtenOut(_ entries: [YAMLEntry]) -> String? {
    func text(_ entry: YAMLEntry) -> String? {
      if case .scalar(let scalar) = entry.value { return scalar.text }
      return nil
    }
    guard let category = entries.first(where: { $0.key.text.lowercased() == "category" }),
      let name = text(category), share(name) == nil
    else { return nil }
    let other = entries.first { $0.key.location != category.key.location }
    var value = other.flatMap(text) ?? "60%"
    switch other?.key.text.lowercased() {
    case "rest", "remainder": value = "rest"
    case "percent", "percentage": value += value.hasSuffix("%") ? "" : "%"
    default: break
    }
    return "\(name): \(share(value) == nil ? "60%" : value)"
  }

  private mutating func splitEntry(_ entry: YAMLEntry) -> CategorySplit.Entry? {
    let category = category(entry.key, orField: false)
    guard let scalar = scalar(entry) else { return nil }
    guard let share = Self.share(scalar.text) else {
      sink.error(
        .badValue(scalar.text, field: "share of a split", expected: TextForm.share.expected),
        at: scalar.location)
      return nil
    }
    if case .amount(_, let currency?) = share { check(currency, at: scalar.location) }
    return category.map { CategorySplit.Entry($0, share) }
  }

  private static func share(_ text: String) -> CategorySplit.Share? {
    if text == "rest" { return .rest }
    if text.hasSuffix("%") {
      let hundred = ExactDecimal(units: 100, scale: 0)
      guard let percent = plain(text.dropLast().drop { $0 == " " }), !percent.isZero,
        Int(percent.scale) <= CategorySplit.percentDecimals,
        let hundred, percent <= hundred
      else { return nil }
      return .percent(percent)
    }
    guard let space = text.firstIndex(of: " ") else {
      return plain(Substring(text)).flatMap { $0.isZero ? nil : .amount($0, nil) }
    }
    guard let currency = Currency(code: text[..<space]),
      let amount = plain(text[text.index(after: space)...]), !amount.isZero
    else { return nil }
    return .amount(amount, currency)
  }

  /// Digits with at most one mark, and no sign.
  private static func plain(_ text: Substring) -> ExactDecimal? {
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }) else { return nil }
    return ExactDecimal(text)
  }

  /// Why the shares can't make up a whole.
  private static func mistake(in entries: [CategorySplit.Entry]) -> RuleFact? {
    guard entries.count > 1 else { return .splitOfOne }
    var percents = DecimalSum()
    var rests = 0
    var amounts = 0
    for entry in entries {
      switch entry.share {
      case .amount: amounts += 1
      case .percent(let percent): percents.add(percent)
      case .rest: rests += 1
      }
    }
    guard rests <= 1 else { return .splitWithTwoRests }
    guard let sum = percents.exactDecimal, let hundred = ExactDecimal(units: 100, scale: 0) else {
      return .splitNotWhole("more than 100")
    }
    if sum > hundred { return .splitNotWhole(sum.text()) }
    if rests == 0, amounts > 0 { return .splitWithoutRest }
    if rests == 0, sum != hundred { return .splitNotWhole(sum.text()) }
    if rests == 1, sum == hundred { return .nothingLeftToSplit }
    return nil
  }
}
