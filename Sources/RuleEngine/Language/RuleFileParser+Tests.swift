import StatementModel

/// Reads the `tests:` of a rules file.
///
///     test       = short form | long form
///     short form = mapping with one key that is no field: description: category
///     long form  = mapping with description: text, any of
///                    memo, amount, currency, direction, date, card, account-type, kind,
///                    bank-category, pending, tag
///                  and at least one of
///                    category, split, payee, tags, note, hidden, transfer, period
///     split      = mapping from category to amount, without signs
///     category   = path | Uncategorized
///
/// `payee:` and `note:` with nothing behind them expect that no rule sets them.
extension RuleFileParser {
  mutating func readTests(_ node: YAMLNode) {
    guard let items = items(of: node, section: "tests") else { return }
    for item in items where !sink.isFull {
      guard case .mapping(let entries, let location) = item else {
        reportItem(item, of: "tests")
        continue
      }
      let errors = sink.errorCount
      let test =
        entries.count == 1 && !TestField.names.contains(entries[0].key.text)
        ? shortTest(entries[0]) : longTest(entries, at: location)
      if let test, sink.errorCount == errors { tests.append(test) }
    }
  }

  private mutating func shortTest(_ entry: YAMLEntry) -> RuleTest? {
    guard let scalar = scalar(entry), let expectation = categoryExpectation(scalar, entry) else {
      return nil
    }
    return RuleTest(
      location: entry.key.location, facts: TransactionFacts(description: entry.key.text),
      expectations: [expectation])
  }

  private mutating func longTest(
    _ entries: [YAMLEntry], at location: SourceLocation
  ) -> RuleTest? {
    var test = RuleTest(
      location: location, facts: TransactionFacts(description: ""), expectations: [])
    var amount = TestAmount()
    for entry in entries {
      let key = entry.key.text
      if let field = TestExpectation(rawValue: key) {
        if let expectation = expectation(field, entry) { test.expectations.append(expectation) }
      } else if let field = TestFact(rawValue: key) {
        readFact(field, entry, into: &test.facts, &amount)
      } else {
        let suggestion = OtherWords.field(for: key, among: TestField.names, beside: entries)
        sink.error(
          .unknownField(key, of: "a test", suggestion: suggestion), at: entry.key.location)
      }
    }
    if !entries.contains(where: { $0.key.text == TestFact.description.rawValue }) {
      sink.error(.testWithoutDescription, at: location)
    }
    if !entries.contains(where: { TestExpectation(rawValue: $0.key.text) != nil }) {
      sink.error(.testWithoutExpectations, at: location)
    }
    settle(amount, into: &test.facts, at: location)
    return test
  }

  /// What a test says about its amount, in up to three fields.
  private struct TestAmount {
    var value: ExactDecimal?
    var currency: Currency?
    var direction: MoneyDirection?
  }

  /// Puts amount, currency and direction together; an amount without a sign takes the direction's.
  private mutating func settle(
    _ amount: TestAmount, into facts: inout TransactionFacts, at location: SourceLocation
  ) {
    guard var value = amount.value else {
      facts.direction = amount.direction
      return
    }
    switch amount.direction {
    case .out where !value.isNegative: value = -value
    case .in where value.isNegative:
      sink.error(.directionAgainstSign(amount: value.text()), at: location)
    default: break
    }
    facts.amount = Money(value, amount.currency ?? .none)
  }

  private mutating func readFact(
    _ field: TestFact, _ entry: YAMLEntry, into facts: inout TransactionFacts,
    _ amount: inout TestAmount
  ) {
    if field == .tag {
      facts.tags = tags(entry)
      return
    }
    guard let scalar = scalar(entry) else { return }
    switch field {
    case .description: facts.description = scalar.text
    case .memo: facts.memo = scalar.text
    case .amount:
      amount.value = ExactDecimal(scalar.text)
      if amount.value == nil {
        reportBad(scalar, "amount", expected: TextForm.signedAmount.expected)
      }
    case .currency:
      amount.currency = Currency(code: scalar.text)
      if let currency = amount.currency {
        check(currency, at: scalar.location)
      } else {
        reportBad(scalar, "currency", expected: TextForm.currency.expected)
      }
    case .direction: amount.direction = word(scalar, field: "direction", named: \.rawValue)
    case .date:
      facts.date = CalendarDate(iso: scalar.text)
      if facts.date == nil { reportBad(scalar, "date", expected: TextForm.day.expected) }
    case .card: facts.card = CardID(scalar.text)
    case .accountType:
      facts.accountType = word(scalar, field: "account-type", named: \.name)
    case .kind: facts.kind = word(scalar, field: "kind", named: \.name)
    case .bankCategory:
      facts.bankCategory = scalar.text
      if scalar.text.utf8.count == 4 { facts.merchantCategoryCode = Int(scalar.text) }
    case .pending: facts.isPending = flag(entry)
    case .tag: break
    }
  }

  private mutating func reportBad(_ scalar: YAMLScalar, _ field: String, expected: String) {
    sink.error(.badValue(scalar.text, field: field, expected: expected), at: scalar.location)
  }

  private mutating func expectation(
    _ field: TestExpectation, _ entry: YAMLEntry
  ) -> RuleExpectation? {
    let value: RuleExpectation.Value?
    switch field {
    case .category:
      guard let scalar = scalar(entry) else { return nil }
      return categoryExpectation(scalar, entry)
    case .payee: value = isNothing(entry) ? .payee(nil) : text(entry).map { .payee($0) }
    case .note: value = isNothing(entry) ? .note(nil) : text(entry).map { .note($0) }
    case .period: value = isNothing(entry) ? .period(nil) : text(entry).map { .period($0) }
    case .split: value = splitAmounts(entry).map { .split($0) }
    case .hidden: value = flag(entry).map { .hidden($0) }
    case .transfer: value = flag(entry).map { .transfer($0) }
    case .tags:
      if case .sequence(let items, _) = entry.value, items.isEmpty {
        value = .tags([])
      } else {
        value = .tags(tags(entry))
      }
    }
    return value.map { RuleExpectation(value: $0, location: entry.key.location) }
  }

  private mutating func splitAmounts(_ entry: YAMLEntry) -> [SplitAmount]? {
    guard case .mapping(let parts, _) = entry.value, !parts.isEmpty else {
      sink.error(
        .wrongShape(
          "split", expected: "categories with their amounts", found: entry.value.kindName),
        at: entry.value.location)
      return nil
    }
    let amounts = parts.compactMap { part -> SplitAmount? in
      let category = category(part.key, orField: false)
      guard let scalar = scalar(part) else { return nil }
      guard let amount = ExactDecimal(scalar.text), !amount.isNegative else {
        reportBad(scalar, "amount of a part", expected: TextForm.partAmount.expected)
        return nil
      }
      return category.map { SplitAmount(category: $0, amount: amount) }
    }
    return amounts.count == parts.count ? amounts : nil
  }

  private func isNothing(_ entry: YAMLEntry) -> Bool {
    if case .scalar(let scalar) = entry.value { return scalar.isNull }
    return false
  }

  private mutating func categoryExpectation(
    _ scalar: YAMLScalar, _ entry: YAMLEntry
  ) -> RuleExpectation? {
    if scalar.text == CategoryDeclarations.uncategorized {
      return RuleExpectation(value: .category(nil), location: entry.key.location)
    }
    if KnownNames.isUncategorized(scalar.text), !names.categories.contains(scalar.text) {
      sink.error(
        .unknownCategory(scalar.text, suggestion: CategoryDeclarations.uncategorized),
        at: scalar.location)
      return nil
    }
    return category(scalar, orField: false).map {
      RuleExpectation(value: .category($0), location: entry.key.location)
    }
  }
}
