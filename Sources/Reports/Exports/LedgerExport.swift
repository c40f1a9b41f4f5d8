import StatementModel

extension JournalDialect {
  /// ledger 3.
  static let ledger = JournalDialect(
    accounts: .plainText,
    account: { name, _ in "account \(name)" },
    commodity: { symbol, example in
      // Unlike hledger, it wants no mark where there are no decimals.
      let format = example.hasSuffix(".") ? String(example.dropLast()) : example
      return "commodity \(symbol)\n    format \(format) \(symbol)\n"
    },
    // A bracket before a digit begins a date.
    fact: { key, text in "\(key): \(ExportText.replacing(["[": "(", "]": ")"], in: text))" },
    tags: { $0.isEmpty ? [] : [":" + $0.joined(separator: ":") + ":"] },
    day: { "[\($0)]" },
    title: { entry in
      let signs: [Character: String] = [";": ","]
      let text = ExportText.replacing(signs, in: ExportText.line(entry.payee ?? entry.description))
      return (text, entry.payee == nil ? [] : [("description", entry.description)])
    },
    head: "")
}
