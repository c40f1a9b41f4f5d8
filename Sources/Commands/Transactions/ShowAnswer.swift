import BookKeeping
import Reports
import StatementModel

/// A rule as messages name it.
struct RuleReference {
  var location: SourceLocation
  var name: String?
}

/// What `show` says of one transaction.
struct ShowAnswer {
  let book: Book
  let provenance: Provenance
  /// The rule that set the category, if one did.
  let rule: RuleReference?

  private var transaction: Transaction { provenance.transaction }

  // MARK: For people

  func lines(_ console: Console) -> [String] {
    let details = transaction.details
    let date = book.locale.longText(transaction.date(by: book.configuration.dateBasis))
    var lines = [console.bold(TerminalText.safe(transaction.merchant)), ""]
    func add(_ label: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      let padded = label + String(repeating: " ", count: max(0, 13 - label.count))
      lines.append(TerminalText.safe("  \(padded) \(text)"))
    }
    add("id", transaction.id.description)
    add("date", date)
    if let bought = transaction.purchaseDate, let posted = transaction.postingDate,
      bought != posted
    {
      add("bought", book.locale.longText(bought))
      add("posted", book.locale.longText(posted))
    }
    add("charged", transaction.chargeDate.map(book.locale.longText))
    add("amount", book.locale.text(transaction.amount))
    add("original", details.original.map(book.locale.text))
    add("status", transaction.status.name)
    add("card", cardName)
    add("description", transaction.description)
    add("memo", details.memo)
    add("payee", transaction.payee)
    add("category", "\(transaction.category?.text ?? "Uncategorized")  (\(decisionWords))")
    add("tags", details.tags.joined(separator: ", "))
    add("note", details.note)
    add("hidden", transaction.isHidden ? "yes" : nil)
    add("transfer", transaction.isTransfer ? "yes" : nil)
    add("kind", details.kind?.name)
    add("installment", details.installment.map { "\($0.number) of \($0.count)" })
    add("bank category", details.bankCategory)
    add("merchant code", details.merchantCategoryCode.map(String.init))
    lines += ["", console.bold("Rows")]
    for row in provenance.rows {
      lines.append(TerminalText.safe("  " + words(of: row)))
      if let raw = row.rawText {
        lines += raw.split(whereSeparator: \.isNewline).map { TerminalText.safe("    | \($0)") }
      } else {
        lines.append("    the archived file is missing")
      }
    }
    if !provenance.edits.isEmpty {
      lines += ["", console.bold("Edits")]
      for edit in provenance.edits {
        lines.append(
          TerminalText.safe(
            "  \(edit.time)  \(edit.device)  \(edit.changes.joined(separator: ", "))"))
      }
    }
    return lines
  }

  private var cardName: String {
    book.cards.first { $0.id == transaction.card }?.displayName ?? transaction.card.text
  }

  private func words(of row: Provenance.Row) -> String {
    var parts = ["\(row.statementFile):\(row.line)", row.status == .pending ? "pending" : "posted"]
    if let date = row.postingDate ?? row.purchaseDate { parts.append(date.description) }
    parts.append(book.locale.text(row.amount))
    parts.append(row.evidence)
    return parts.joined(separator: "  ")
  }

  /// Who decided the category: `by Rules/10-mine.yaml:7, "Coffee"`.
  private var decisionWords: String {
    switch transaction.categorySource {
    case .none: "no rule matches"
    case .person: "set by hand"
    case .rule:
      rule.map { "by \($0.location)" + ($0.name.map { ", \"\($0)\"" } ?? "") } ?? "by a rule"
    }
  }

  // MARK: For programs

  var json: JSONText {
    let details = transaction.details
    return .object([
      ("id", .string(transaction.id.description)),
      ("date", .string(transaction.date(by: book.configuration.dateBasis).description)),
      ("purchased", .optional(transaction.purchaseDate?.description)),
      ("posted", .optional(transaction.postingDate?.description)),
      ("charged", .optional(transaction.chargeDate?.description)),
      ("card", .string(transaction.card.text)),
      ("description", .string(transaction.description)),
      ("payee", .optional(transaction.payee)),
      ("memo", .optional(details.memo)),
      ("category", .optional(transaction.category?.text)),
      ("categoryFrom", decision),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
      ("originalAmount", .optional(details.original?.plainText)),
      ("originalCurrency", .optional(details.original?.currency.code)),
      ("status", .string(transaction.status.name)),
      ("hidden", .bool(transaction.isHidden)),
      ("transfer", .bool(transaction.isTransfer)),
      ("tags", .array(details.tags.map(JSONText.string))),
      ("note", .optional(details.note)),
      ("rows", .array(provenance.rows.map(json(of:)))),
      ("edits", .array(provenance.edits.map(json(of:)))),
    ])
  }

  private var decision: JSONText {
    switch transaction.categorySource {
    case .none: return .null
    case .person: return .object([("by", .string("person"))])
    case .rule:
      return .object([
        ("by", .string("rule")),
        ("file", .optional(rule?.location.file)),
        ("line", .optional(rule?.location.line)),
        ("name", .optional(rule?.name)),
      ])
    }
  }

  private func json(of row: Provenance.Row) -> JSONText {
    .object([
      ("file", .string(row.statementFile)),
      ("line", .integer(row.line)),
      ("record", .integer(row.record)),
      ("status", .string(row.status == .pending ? "pending" : "posted")),
      ("amount", .string(row.amount.plainText)),
      ("currency", .string(row.amount.currency.code)),
      ("purchased", .optional(row.purchaseDate?.description)),
      ("posted", .optional(row.postingDate?.description)),
      ("nativeId", .optional(row.nativeID)),
      ("evidence", .string(row.evidence)),
      ("raw", .optional(row.rawText)),
    ])
  }

  private func json(of edit: Provenance.Edit) -> JSONText {
    .object([
      ("time", .string(edit.time)),
      ("device", .string(edit.device)),
      ("changes", .array(edit.changes.map(JSONText.string))),
    ])
  }
}
