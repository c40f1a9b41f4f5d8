import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What `show` says of one transaction.
package struct ShowAnswer {
  private let book: Book
  /// What it says is English.
  private let locale: ReportLocale
  private let provenance: Provenance
  private let origins: PropertyOrigins
  /// The transaction that it may be one with.
  private let double: TransactionID?
  private let links: [ShownLink]

  /// Looks up all that is known of a transaction.
  package init(_ transaction: Transaction, in book: Book) throws {
    self.book = book
    locale = book.locale.inEnglish
    provenance = try book.provenance(of: transaction)
    origins = PropertyOrigins(
      provenance, try book.explain(transaction).decision, try book.rules,
      links: try book.linkSetting(transaction))
    double = try book.doubts()[transaction.id]
    links = try book.links(of: transaction)
  }

  private var transaction: Transaction { provenance.transaction }

  // MARK: For people

  /// The lines of it in words.
  ///
  /// - Parameter bold: Makes a heading stand out.
  package func lines(bold: (String) -> String) -> [String] {
    let details = transaction.details
    let date = locale.longText(transaction.date(by: book.configuration.dateBasis))
    var lines = [bold(TerminalText.safe(transaction.merchant)), ""]
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
      add("bought", locale.longText(bought))
      add("posted", locale.longText(posted))
    }
    add("charged", transaction.chargeDate.map(locale.longText))
    add("amount", locale.text(transaction.amount))
    add("original", details.original.map(locale.text))
    add("status", transaction.status.name)
    add("duplicate", double.map { doubt($0) + ": `daybook duplicates` decides" })
    add("card", cardName)
    add("description", transaction.description)
    add("memo", details.memo)
    func add(_ label: String, _ text: String?, _ origin: PropertyOrigin) {
      guard text != nil || origin != .nobody else { return }
      add(label, "\(text ?? "none")\(origin.words.map { "  (\($0))" } ?? "")")
    }
    add("payee", transaction.payee, origins.payee)
    let parts = details.split.map { "\($0.category.text) \(locale.text($0.amount))" }
    let category = transaction.category?.text ?? "Uncategorized"
    add(
      parts.isEmpty ? "category" : "split",
      (parts.isEmpty ? category : parts.joined(separator: ", "))
        + "  (\(origins.category.words ?? "no rule sets one"))")
    add("period", assignedPeriod, origins.period)
    for period in automaticPeriods { add("period", "\(period.name)  (by its date)") }
    for (tag, origin) in origins.tags { add("tag", tag, origin) }
    add("note", details.note, origins.note)
    add("hidden", flag(transaction.isHidden, origins.hidden), origins.hidden)
    add("transfer", flag(transaction.isTransfer, origins.transfer), origins.transfer)
    add("kind", details.kind?.name)
    add("installment", details.installment.map { "\($0.number) of \($0.count)" })
    add("bank category", details.bankCategory)
    add("merchant code", details.merchantCategoryCode.map(String.init))
    if !links.isEmpty {
      let answer = LinkAnswer(book: book)
      lines += ["", bold("Links")]
      for link in links { lines += answer.lines(of: link, seenFrom: transaction.id) }
    }
    lines += ["", bold("Rows")]
    for row in provenance.rows {
      lines.append(TerminalText.safe("  " + words(of: row)))
      if let raw = row.rawText {
        lines += raw.split(whereSeparator: \.isNewline).map { TerminalText.safe("    | \($0)") }
      } else {
        lines.append("    the archived file is missing")
      }
    }
    if !provenance.edits.isEmpty {
      lines += ["", bold("Edits")]
      for edit in provenance.edits {
        lines.append(
          TerminalText.safe(
            "  \(locale.momentText(edit.time))  \(edit.device)  \(edit.changes.joined(separator: ", "))"
          ))
      }
    }
    return lines
  }

  /// The name of the period that it was put into, and whether the book has that one.
  private var assignedPeriod: String? {
    guard let name = transaction.details.period else { return nil }
    if let period = book.periods.assignedPeriod(name) { return period.name }
    return "\(name), which this book does not have"
  }

  private var periods: [Period] {
    book.periods.periods(
      assigned: transaction.details.period,
      on: transaction.date(by: book.configuration.dateBasis))
  }

  /// Those that it belongs to by its date.
  private var automaticPeriods: [Period] {
    let assigned = transaction.details.period.flatMap(book.periods.assignedPeriod)
    return periods.filter { $0.id != assigned?.id }
  }

  private var cardName: String {
    book.cards.first { $0.id == transaction.card }?.displayName ?? transaction.card.text
  }

  private func doubt(_ other: TransactionID) -> String {
    other == transaction.id ? "perhaps two, where two statements meet" : "perhaps of \(other.short)"
  }

  private func words(of row: Provenance.Row) -> String {
    var parts = ["\(row.place)", row.status == .pending ? "pending" : "posted"]
    if let date = row.postingDate ?? row.purchaseDate { parts.append(locale.shortText(date)) }
    parts.append(locale.text(row.amount))
    parts.append(row.evidence)
    return parts.joined(separator: "  ")
  }

  /// What nobody decided is not worth a line unless it holds.
  private func flag(_ value: Bool, _ origin: PropertyOrigin) -> String? {
    value ? "yes" : origin == .nobody ? nil : "no"
  }

  // MARK: For programs

  /// All of it.
  package var json: JSONText {
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
      ("payee_from", origins.payee.json),
      ("memo", .optional(details.memo)),
      ("category", .optional(transaction.category?.text)),
      ("category_from", origins.category.json),
      (
        "split",
        .array(
          details.split.map { part in
            .object([
              ("category", .string(part.category.text)), ("amount", .string(part.amount.plainText)),
            ])
          })
      ),
      ("period", .optional(details.period)),
      ("period_from", origins.period.json),
      (
        "periods",
        .array(
          periods.map { period in
            .object([("id", .string(period.id.text)), ("name", .string(period.name))])
          })
      ),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
      ("original_amount", .optional(details.original?.plainText)),
      ("original_currency", .optional(details.original?.currency.code)),
      ("status", .string(transaction.status.name)),
      ("possible_duplicate_of", .optional(double?.description)),
      ("hidden", .bool(transaction.isHidden)),
      ("hidden_from", origins.hidden.json),
      ("transfer", .bool(transaction.isTransfer)),
      ("transfer_from", origins.transfer.json),
      ("tags", .array(details.tags.map(JSONText.string))),
      ("tags_from", .object(origins.tags.map { ($0.tag, $0.origin.json) })),
      ("note", .optional(details.note)),
      ("note_from", origins.note.json),
      ("links", .array(links.map(LinkAnswer(book: book).json))),
      ("rows", .array(provenance.rows.map(json(of:)))),
      ("edits", .array(provenance.edits.map(json(of:)))),
    ])
  }

  private func json(of row: Provenance.Row) -> JSONText {
    .object([
      ("file", .string(row.place.file)),
      ("sheet", .optional(row.place.sheet)),
      ("line", .optional(row.place.line)),
      ("record", .integer(row.record)),
      ("status", .string(row.status == .pending ? "pending" : "posted")),
      ("amount", .string(row.amount.plainText)),
      ("currency", .string(row.amount.currency.code)),
      ("purchased", .optional(row.purchaseDate?.description)),
      ("posted", .optional(row.postingDate?.description)),
      ("native_id", .optional(row.nativeID)),
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
