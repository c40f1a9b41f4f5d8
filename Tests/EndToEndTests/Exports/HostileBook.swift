import Foundation

/// A book whose texts try to be anything but text in the files of other programs, with accounts of
/// every kind, many currencies and decimals, pending rows, splits and transfers.
enum HostileBook {
  /// Texts that mean something to one of the programs.
  static let texts = [
    "; comment", "* starred", "! bang", "(unclosed", "()x", "a | b | c", "two  spaces   here",
    "tab\there", "line\nbreak\r\nmore", "quote \" and ' and \\ back\\", "[2026/99/99] date",
    "[=2026-99-99]", "= auto", "~ monthly", "# hash", "@ @@ 5 USD", "{5 USD}", "key: value",
    "key:: 1/0", "date:2026-99-99, x:y", ":tag:tag:", "<a href=\"x\">&amp; &lt;b&gt;",
    "]]> <!-- -->", "שלום עולם קפה", "קפה Coffee 12", "🍎👩‍👩‍👧 emoji", "e\u{301} combining",
    "control\u{7}bell\u{1B}[31m", "\u{202E}evil rtl", "\u{0}nul", "^", "!Type:Bank",
    "D2026-01-01", "Payee: other", "UUID: 5", "include /etc/passwd", "2026-01-01 open Assets:X",
    "P 2026-01-01 USD 5 EUR", "%formula", "=SUM(A1)", "+1", "-1", "@x",
    String(repeating: "x", count: 300), "long " + String(repeating: "word ", count: 80), " lead",
    "nbsp\u{A0}\u{A0}x", "\u{FEFF}bom", "A;B,C", "Expenses:Food  12.00 USD", "comment",
    "end comment", "account x", "שופרסל \u{200F}(דיל)\u{200E} | x",
  ]

  private static let cards: [(id: String, name: String, type: String?, currency: String)] = [
    ("checking", "Assets Bank", "checking", "USD"), ("savings", "Savings", "savings", "USD"),
    ("visa", "Visa; (gold) \\\"x\\\"", "credit-card", "USD"),
    ("כרטיס", "כרטיס אשראי", "credit-card", "ILS"), ("cash", "🍎", "cash", "JPY"),
    ("plain", "plain", nil, "EUR"), ("twin1", "Twin", "checking", "KWD"),
    ("twin2", "Twin", "checking", "KWD"),
  ]

  private static let decimals = ["JPY": 0, "KWD": 3]

  static func place() throws -> Place {
    let place = try Place.book(rules: rules)
    var settings = "locale: he-IL\nprofiles: { own: { outflow: negative } }\ncards:\n"
    for card in cards {
      settings += "  \(card.id):\n    name: \"\(card.name)\"\n    currency: \(card.currency)\n"
      settings += "    profile: own\n" + (card.type.map { "    type: \($0)\n" } ?? "")
    }
    try place.write("daybook.yaml", settings)
    for (card, rows) in try rows() {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.keyEncodingStrategy = .convertToSnakeCase
      try place.write("Statements/\(card)/all.json", encoder.encode(rows))
    }
    return place
  }

  /// A row in the JSON of `list`.
  private struct Row: Encodable {
    var date: String
    var description: String
    var amount: String
    var currency: String
    var status = "posted"
    var memo: String?
    var originalAmount: String?
    var originalCurrency: String?
  }

  private static func rows() throws -> [String: [Row]] {
    var rows: [String: [Row]] = [:]
    for (index, text) in (texts + texts).enumerated() {
      let card = cards[index % cards.count]
      let other = ["USD", "JPY", "KWD", "CHF", "ILS"][index % 5]
      let currency = index % 4 == 0 ? card.currency : other
      let scale = (decimals[currency] ?? 2) + (index % 11 == 0 ? 4 : 0)
      let sign = index % 4 == 1 ? "" : "-"
      var row = Row(
        date: date(month: 1 + index % 6, day: 1 + index % 28), description: text,
        amount: sign + decimal((index + 3) * 7919 + index * index * 31, scale: scale),
        currency: currency)
      if index % 2 == 1 { row.memo = texts[(index * 7 + 3) % texts.count] }
      if index > texts.count, index % 13 == 0 { row.status = "pending" }
      if index % 6 == 0, currency != "EUR" {
        row.originalAmount = sign + decimal(100 + index * 37, scale: 2)
        row.originalCurrency = "EUR"
      }
      rows[card.id, default: []].append(row)
    }
    for (card, date, text, amount) in [
      ("checking", "2026-02-10", "TRANSFER TO SAVINGS", "-500.00"),
      ("savings", "2026-02-11", "TRANSFER FROM CHECKING", "500.00"),
      ("checking", "2026-03-12", "SPLIT ME MARKET", "-100.00"),
      ("visa", "2026-03-13", "SPLIT ME MARKET", "-0.07"),
      ("checking", "2026-03-15", "LONELY TRANSFER OUT", "-33.00"),
      ("visa", "2026-04-01", "HIDE ME", "-9.99"),
      ("checking", "2026-04-02", "SALARY ACME", "4000.00"),
    ] {
      rows[card, default: []].append(
        Row(date: date, description: text, amount: amount, currency: "USD"))
    }
    return rows
  }

  private static func date(month: Int, day: Int) -> String {
    "2026-0\(month)-" + (day < 10 ? "0\(day)" : "\(day)")
  }

  private static func decimal(_ units: Int, scale: Int) -> String {
    var digits = String(units)
    guard scale > 0 else { return digits }
    digits = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return digits.dropLast(scale) + "." + digits.suffix(scale)
  }

  private static let rules = """
    categories:
      "אוכל/קפה": {}
      "Weird; (x)  [y]/a:b|c": {}
      food: {}
      Income/Salary: { kind: income }
      Salary: { kind: income }
      Transfers/Savings: { kind: transfer }
    rules:
      - match: שלום
        category: "אוכל/קפה"
        tags: [work, "עבודה טובה", "a:b", "id"]
      - match: quote
        category: "Weird; (x)  [y]/a:b|c"
        payee: 'The "Quoted" ; | Shop'
        note: "note; with [2026-99-99] \\"quotes\\""
        tags: [fixed]
      - match: emoji
        category: food
        payee: "*star"
      - match: combining
        category: Food
      - match: salary acme
        category: Income/Salary
      - match: lonely
        category: Transfers/Savings
      - match: hide me
        hidden: true
      - match: split me
        split: { Food: 33.33%, Home: 10%, Shopping: rest }

    """
}
