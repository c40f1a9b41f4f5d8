import StatementModel

/// A key of a test that says something of its transaction.
enum TestFact: String, SettingKey {
  case description, memo, amount, currency, direction, date, card
  case accountType = "account-type"
  case kind
  case bankCategory = "bank-category"
  case pending, tag

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .description:
      (.text, "The description as the bank writes it.", ["SQ *BLUE BOTTLE OAKLAND"])
    case .memo: (.text, "The row's further text.", [])
    case .amount:
      (
        .formed(.signedAmount),
        "The amount; negative is money that went. Without a sign, direction tells.", ["-12.50"]
      )
    case .currency: (.formed(.currency), "The amount's currency.", ["EUR"])
    case .direction:
      (
        .words(MoneyDirection.allCases.map(\.rawValue), anyCase: false),
        "Whether money came or went.", ["out"]
      )
    case .date: (.formed(.day), "The day.", ["2026-03-09"])
    case .card: (.card, "The card, by its id.", ["visa-gold"])
    case .accountType:
      (
        .words(AccountType.allCases.map(\.name), anyCase: false),
        "The kind of account that the card is.", ["checking"]
      )
    case .kind:
      (
        .words(TransactionKind.allCases.map(\.name), anyCase: false),
        "What the statement says the row is.", ["refund"]
      )
    case .bankCategory:
      (.text, "The issuer's own category, or a merchant category code of four digits.", ["5411"])
    case .pending: (.flag, "Whether the bank has not booked the row yet.", ["true"])
    case .tag:
      (.oneOrMore(.formed(.tag), takesLists: true), "Tags that were set by hand.", ["trip"])
    }
  }
}

/// A key of a test that says what the rules should make of its transaction.
enum TestExpectation: String, SettingKey {
  case category, split, payee, tags, note, hidden, transfer, period

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .category:
      (.category(orNone: true), "The category, or Uncategorized.", ["Food/Coffee"])
    case .split:
      (
        .named(.categoryPath, .formed(.partAmount), isOptional: false),
        "The categories with the amounts of their parts, without signs.",
        ["{ Food: 60.00, Home: 40.01 }"]
      )
    case .payee:
      (.optional(.text), "The clean name; nothing behind it expects none.", ["ACME Property"])
    case .tags:
      (
        .either(.oneOrMore(.formed(.tag), takesLists: true), .list(.formed(.tag))),
        "All tags, in any order; [] expects none.", ["[fixed]"]
      )
    case .note: (.optional(.text), "The note; nothing behind it expects none.", [])
    case .hidden: (.flag, "Whether it is left out of spending.", ["true"])
    case .transfer: (.flag, "Whether it is money moved between own accounts.", ["true"])
    case .period: (.optional(.text), "The period; nothing behind it expects none.", ["Vacation"])
    }
  }
}

/// A key of a test.
enum TestField {
  static let names = TestFact.names + TestExpectation.names

  /// A test in its long form.
  static var form: MappingForm {
    var form = MappingForm(TestFact.fields + TestExpectation.fields)
    form.needsOneOf = [[TestFact.description.rawValue], TestExpectation.names]
    return form
  }
}
