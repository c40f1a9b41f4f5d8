import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

extension RuleDiffAnswer {
  /// The same for programs.
  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("against", version.json),
      ("transactions", .integer(diff.count)),
      ("changed", .integer(diff.changes.count)),
    ]
    if part != .month {
      members.append(("changes", .array(diff.changes.limited(to: limit).map(json(of:)))))
    }
    if part != .transaction {
      members.append(("months", .array(diff.shifts.limited(to: limit).map(json(of:)))))
    }
    return .object(members)
  }

  private func json(of change: RuleDiff.Change) -> JSONText {
    let transaction = change.transaction
    return .object([
      ("id", .string(transaction.id.description)),
      ("date", .string(transaction.date(by: diff.basis).description)),
      ("card", .string(transaction.card.text)),
      ("description", .string(transaction.description)),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
      ("properties", .array(change.properties.names.map(JSONText.string))),
      ("from", json(of: change.before, version.rules)),
      ("to", json(of: change.after, rules)),
    ])
  }

  private func json(of outcome: RuleDiff.Outcome, _ rules: RuleSet) -> JSONText {
    .object([
      ("category", .optional(outcome.category?.text)),
      (
        "split",
        .array(
          outcome.split.map { part in
            .object([
              ("category", .string(part.category.text)),
              ("amount", .string(part.amount.plainText)),
            ])
          })
      ),
      ("payee", .optional(outcome.payee)),
      ("tags", .array(outcome.tags.map(JSONText.string))),
      ("note", .optional(outcome.note)),
      ("hidden", .bool(outcome.isHidden)),
      ("transfer", .bool(outcome.isTransfer)),
      ("period", .optional(outcome.period)),
      ("rule", RuleReference.json(outcome.rule, of: rules)),
    ])
  }

  private func json(of shift: RuleDiff.Shift) -> JSONText {
    .object([
      ("month", .string(shift.month.description)),
      ("category", .optional(shift.category?.text)),
      ("currency", .string(shift.currency.code)),
      ("before", .sum(shift.before, shift.currency)),
      ("after", .sum(shift.after, shift.currency)),
      ("difference", .sum(shift.difference, shift.currency)),
    ])
  }
}

extension RuleVersion {
  /// What it is, for a sentence: `the rules of the last run`.
  var words: String {
    let scope = files.isEmpty ? "" : " for \(files.joined(separator: ", "))"
    switch origin {
    case .lastRun: return "the rules of the last run"
    case .revision(let name, let commit):
      // Whoever names a commit by its hash knows it by that.
      let hash = commit.hasPrefix(name) ? "" : " (\(commit.prefix(7)))"
      return "git revision \(name)\(hash)\(scope)"
    case .file(let path, let standsFor): return "\(path) in the place of \(standsFor)"
    case .folder(let path): return "the rules of \(path)"
    }
  }

  var json: JSONText {
    var members: [(String, JSONText)] = []
    switch origin {
    case .lastRun: members = [("kind", .string("last-run"))]
    case .revision(let name, let commit):
      members = [
        ("kind", .string("revision")), ("name", .string(name)), ("commit", .string(commit)),
      ]
    case .file(let path, _): members = [("kind", .string("file")), ("name", .string(path))]
    case .folder(let path): members = [("kind", .string("folder")), ("name", .string(path))]
    }
    return .object(members + [("files", .array(files.map(JSONText.string)))])
  }
}

extension RuleDiff.Outcome {
  /// The category, the parts of a split with their amounts, or the word for none.
  func categoryWords(_ locale: ReportLocale) -> String {
    guard split.isEmpty else {
      return split.map { "\($0.category.text) \(locale.text($0.amount))" }.joined(separator: ", ")
    }
    return category?.text ?? TextTable.Cell.uncategorized
  }
}

extension RuleDiff.Change {
  /// A property before and after, in words.
  struct Difference {
    /// As it is called in rules files.
    var property: String
    /// Nothing where it has no value.
    var from: String?
    var to: String?
  }

  func differences() -> [Difference] {
    func difference(_ property: String, _ value: (RuleDiff.Outcome) -> String?) -> Difference {
      Difference(property: property, from: value(before), to: value(after))
    }
    return properties.names.map { name in
      switch name {
      case "category":
        difference(name) { outcome in
          outcome.split.isEmpty
            ? outcome.category?.text
            : outcome.split.map { "\($0.category.text) \($0.amount.plainText)" }
              .joined(separator: "; ")
        }
      case "payee": difference(name) { $0.payee }
      case "note": difference(name) { $0.note }
      case "period": difference(name) { $0.period }
      case "hidden": difference(name) { "\($0.isHidden)" }
      case "transfer": difference(name) { "\($0.isTransfer)" }
      default: difference(name) { $0.tags.isEmpty ? nil : $0.tags.joined(separator: ";") }
      }
    }
  }
}
