import StatementModel

extension JournalDialect {
  /// hledger 1.25 and later.
  static let hledger = JournalDialect(
    accounts: .plainText,
    account: { name, root in
      let types: [ExportNames.Root: String] = [
        .assets: "A", .liabilities: "L", .expenses: "X", .income: "R", .equity: "E",
      ]
      return "account \(name)" + (root.flatMap { types[$0] }.map { "  ; type:\($0)" } ?? "")
    },
    commodity: { symbol, example in "commodity \(example) \(symbol)\n" },
    // A comma ends the text of a tag.
    fact: { key, text in "\(key):\(ExportText.replacing([",": ";"], in: text))" },
    tags: { $0.map { "\($0):" } },
    day: { "date:\($0)" },
    title: { entry in
      let signs: [Character: String] = [";": ",", "|": "¦"]
      let description = ExportText.replacing(signs, in: ExportText.line(entry.description))
      guard let payee = entry.payee else { return (description, []) }
      let name = ExportText.replacing(signs, in: ExportText.line(payee))
      return (name + " | " + description, [])
    },
    head: "decimal-mark .\n\n")
}

extension AccountStyle {
  /// hledger and ledger take nearly every sign, but two blanks end a name, and a semicolon begins a
  /// comment.
  static let plainText = AccountStyle { name in
    let signs: [Character: String] = [":": "-", ";": ",", "\"": "'"]
    let line = ExportText.replacing(signs, in: ExportText.line(name))
    // Signs that mean something before an account's name.
    let bare = line.drop { "*!([<=~@".contains($0) || $0 == " " }
    return bare.isEmpty
      ? "Account-" + AccountNames.digits(of: name).prefix(4)
      : String(
        bare.unicodeScalars.count > 80 ? Substring(ExportText.cut(String(bare), to: 80)) : bare)
  }
}
