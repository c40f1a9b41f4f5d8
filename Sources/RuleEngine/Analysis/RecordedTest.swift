import StatementModel

/// A test made from a transaction, as it will stand in a file.
package struct RecordedTest: Sendable {
  /// What the test says of the transaction.
  package var facts: TransactionFacts
  /// What the rules make of it.
  package var decision: RuleDecision

  /// The value of a field.
  private enum Value {
    case text(String)
    /// A number, a date or a word of the language, which never needs quotes.
    case word(String)
    case list([String])
    /// Categories with amounts.
    case parts([(String, String)])
  }

  private typealias Field = (key: String, value: Value)

  /// Whether the short form says it: a description and its category, where the description looks
  /// like no field.
  private var isShort: Bool {
    knownFields.count == 1 && expectedFields.map(\.key) == [RuleField.category.rawValue]
      && !TestField.names.contains(facts.description)
  }

  /// The test on one line, as an item of `tests:` behind its `- `.
  package var text: String {
    if isShort, case .text(let category)? = expectedFields.first?.value {
      return YAMLWriter.scalar(facts.description, in: .key) + ": "
        + YAMLWriter.scalar(category, in: .block)
    }
    let fields = (knownFields + expectedFields).map { field in
      switch field.value {
      case .text(let text): "\(field.key): \(YAMLWriter.scalar(text, in: .flow))"
      case .word(let word): "\(field.key): \(word)"
      case .list(let texts): "\(field.key): \(YAMLWriter.flowList(texts))"
      case .parts(let parts):
        "\(field.key): { "
          + parts.map { "\(YAMLWriter.scalar($0, in: .key)): \($1)" }.joined(separator: ", ") + " }"
      }
    }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  /// What a reader of the file must find.
  var shape: YAMLShape {
    if isShort, case .text(let category)? = expectedFields.first?.value {
      return .mapping([.init(facts.description, .text(category))])
    }
    return .mapping(
      (knownFields + expectedFields).map { field in
        switch field.value {
        case .text(let text), .word(let text): .init(field.key, .text(text))
        case .list(let texts): .init(field.key, .sequence(texts.map { .text($0) }))
        case .parts(let parts):
          .init(field.key, .mapping(parts.map { .init($0, .text($1)) }))
        }
      })
  }

  // MARK: Fields

  private var knownFields: [Field] {
    var fields: [Field] = [("description", .text(facts.description))]
    func add(_ key: String, _ text: String?) {
      if let text { fields.append((key, .text(text))) }
    }
    func add(_ key: String, word: String?) {
      if let word { fields.append((key, .word(word))) }
    }
    if let amount = facts.amount {
      // A fraction of an amount without a currency is written as money is.
      let plain = amount.amount.text(minimumDecimals: amount.amount.scale > 0 ? 2 : 0)
      add("amount", word: amount.currency == .none ? plain : amount.plainText)
      if amount.currency != .none { add("currency", word: amount.currency.code) }
    } else {
      add("direction", word: facts.direction?.rawValue)
    }
    add("date", word: facts.date?.description)
    add("card", facts.card?.text)
    add("account-type", word: facts.accountType?.name)
    add("kind", word: facts.kind?.name)
    add("bank-category", facts.merchantCategoryCode.map(Self.code) ?? facts.bankCategory)
    add("memo", facts.memo)
    add("pending", word: facts.isPending.map { "\($0)" })
    if !facts.tags.isEmpty { fields.append(("tag", .list(facts.tags))) }
    return fields
  }

  private var expectedFields: [Field] {
    var fields: [Field] = []
    func add(_ field: RuleField, _ text: String?) {
      if let text { fields.append((field.rawValue, .text(text))) }
    }
    add(.category, decision.category?.value.text)
    if let split = decision.split?.value, let parts = facts.amount.flatMap({ split.parts(of: $0) })
    {
      let amounts = parts.map { part in
        let size = part.amount.amount.magnitude
        return (part.category.text, size.text(minimumDecimals: size.scale > 0 ? 2 : 0))
      }
      fields.append((RuleField.split.rawValue, .parts(amounts)))
    }
    add(.payee, decision.payee?.value)
    if !decision.tags.isEmpty {
      fields.append((RuleField.tags.rawValue, .list(decision.tags.map(\.value))))
    }
    add(.note, decision.note?.value)
    for (field, flag) in [(RuleField.hidden, decision.hidden), (.transfer, decision.transfer)] {
      if let flag { fields.append((field.rawValue, .word("\(flag.value)"))) }
    }
    add(.period, decision.period?.value)
    return fields
  }

  /// A merchant category code in its four digits.
  private static func code(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
