import StatementModel

/// The conditions of Actual's rules as conditions of ours.
struct ActualConditions {
  let names: ActualNames
  let payees: ActualPayees

  /// What the rule asks.
  ///
  /// A condition that can't be said makes a rule impossible that asks for all of them; of one that
  /// asks for any, it is left out.
  func test(of rule: YAMLNode, _ found: inout ForeignRules) throws(Unsayable) -> ImportedTest {
    let isAny = rule["conditionsOp"]?.text == "or"
    var tests: [ImportedTest] = []
    for condition in rule["conditions"]?.items ?? [] {
      do throws(Unsayable) {
        tests.append(try test(condition))
      } catch {
        guard isAny else { throw error }
        found.leaveOut(error.what, because: error.reason, at: condition.location)
      }
    }
    guard !tests.isEmpty else { throw Unsayable("its conditions", "none of them can be said here") }
    if tests.count == 1 { return tests[0] }
    return isAny ? .any(tests) : .all(tests)
  }

  private func test(_ condition: YAMLNode) throws(Unsayable) -> ImportedTest {
    let field = condition["field"]?.text ?? ""
    let operation = condition["op"]?.text ?? ""
    let value = condition["value"]
    let what = "the condition \"\(field) \(operation)\""
    switch field {
    case "imported_payee", "imported_description":
      return try text(.match, operation, value, what)
    case "notes": return try text(.memo, operation, value, what)
    case "amount": return try ActualAmounts.test(condition, what)
    case "date": return try date(operation, value, what)
    case "account", "acct":
      var cards: [String] = []
      for text in Self.texts(value) { cards.append(try names.card(text).text) }
      return try Self.oneOf(.values(.card, cards), operation, what)
    case "payee", "description":
      var tests: [ImportedTest] = []
      for text in Self.texts(value) { tests.append(try payees.test(text)) }
      let test = tests.count == 1 ? tests[0] : ImportedTest.any(tests)
      return try Self.oneOf(test, operation, what)
    default: throw Unsayable(what, "rules here do not see \"\(field)\"")
    }
  }

  private static func texts(_ value: YAMLNode?) -> [String] {
    guard let value else { return [] }
    return value.text.map { [$0] } ?? value.items.compactMap(\.text)
  }

  private static func oneOf(
    _ test: ImportedTest, _ operation: String, _ what: String
  ) throws(Unsayable) -> ImportedTest {
    switch (test, operation) {
    case (.values(_, []), _), (.any([]), _): throw Unsayable(what, "it names nothing")
    case (_, "is"), (_, "oneOf"): return test
    case (_, "isNot"), (_, "notOneOf"): return .not(test)
    default: throw Unsayable(what, "it looks at the letters of a name that is chosen, not written")
    }
  }

  private func text(
    _ field: RuleField, _ operation: String, _ value: YAMLNode?, _ what: String
  ) throws(Unsayable) -> ImportedTest {
    let texts = Self.texts(value)
    let relation = ["contains", "doesNotContain"].contains(operation)
    var patterns: [String] = []
    for text in texts {
      if operation == "matches" {
        // Actual makes the expression lower case, and the text.
        patterns.append("/\(try RegexDialect.javaScript.translated(text.lowercased()))/")
      } else if let pattern = ImportedPattern.of(text, relation ? .contains : .equals) {
        patterns.append(pattern)
      }
    }
    guard !patterns.isEmpty else { throw Unsayable(what, "it asks for a text of nothing") }
    let test = ImportedTest.values(field, patterns)
    switch operation {
    case "is", "oneOf", "contains", "matches": return test
    case "isNot", "notOneOf", "doesNotContain": return .not(test)
    default: throw Unsayable(what, "there is nothing like it here")
    }
  }

  private func date(
    _ operation: String, _ value: YAMLNode?, _ what: String
  ) throws(Unsayable) -> ImportedTest {
    guard let text = value?.text else {
      throw Unsayable(what, "dates that recur can't be said here")
    }
    if operation == "is", (try? ValueForms.dates(text)) != nil { return .value(.date, text) }
    guard let day = CalendarDate(iso: text) else { throw Unsayable(what, "\"\(text)\" is no day") }
    func shifted(_ distance: Int32) -> String {
      CalendarDate(dayNumber: day.dayNumber + distance).description
    }
    switch operation {
    case "isapprox": return .value(.date, "\(shifted(-2))..\(shifted(2))")
    case "gt": return .value(.date, "\(shifted(1))..")
    case "gte": return .value(.date, "\(text)..")
    case "lt": return .value(.date, "..\(shifted(-1))")
    case "lte": return .value(.date, "..\(text)")
    default: throw Unsayable(what, "there is nothing like it here")
    }
  }
}

/// What tells a payee of Actual: what the rules that set it ask, and its own name.
struct ActualPayees {
  private var tests: [String: [ImportedTest]] = [:]
  private let names: ActualNames

  init(_ rules: [YAMLNode], _ names: ActualNames) {
    self.names = names
    for rule in rules {
      for action in rule["actions"]?.items ?? []
      where ["payee", "description"].contains(action["field"]?.text) && action["op"]?.text == "set"
      {
        guard let id = action["value"]?.text else { continue }
        // Payees that follow from payees are not followed.
        var unused = ForeignRules()
        let plain = ActualConditions(names: names, payees: ActualPayees(none: names))
        if let test = try? plain.test(of: rule, &unused), unused.remarks.isEmpty {
          tests[id, default: []].append(test)
        }
      }
    }
  }

  private init(none names: ActualNames) { self.names = names }

  /// What holds for the transactions of a payee.
  func test(_ id: String) throws(Unsayable) -> ImportedTest {
    guard let name = names.payee(id), let own = ImportedPattern.of(name, .equals) else {
      throw Unsayable(
        "the payee \(id)", "the file does not say its name; add \"payees\" to it")
    }
    let renamed = tests[id] ?? []
    return renamed.isEmpty ? .value(.match, own) : .any(renamed + [.value(.match, own)])
  }
}
