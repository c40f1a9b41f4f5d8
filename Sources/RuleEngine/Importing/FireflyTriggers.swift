import StatementModel

/// The triggers of Firefly III as conditions of ours.
struct FireflyTriggers {
  let names: ImportNames

  private static let accountRemark =
    "Firefly III has the other side's account apart; here its name is looked for in the description"

  func test(_ trigger: FireflyPart, _ found: inout ForeignRules) throws(Unsayable) -> ImportedTest {
    var type = trigger.type
    var isNegated = trigger.isNegated
    if type.hasPrefix("-") {
      type.removeFirst()
      isNegated.toggle()
    }
    if type.hasSuffix("_is_not") {
      type.removeLast(4)
      isNegated.toggle()
    }
    let test = try positive(type, trigger, &found)
    return isNegated ? .not(test) : test
  }

  private func positive(
    _ type: String, _ trigger: FireflyPart, _ found: inout ForeignRules
  ) throws(Unsayable) -> ImportedTest {
    let value = trigger.value
    let what = "the trigger \"\(type) \(value)\""
    if let (subject, relation) = Self.textual(type) {
      guard let pattern = ImportedPattern.of(value, relation) else {
        throw Unsayable(what, "it asks for a text of nothing")
      }
      switch subject {
      case "description": return .value(.match, pattern)
      case "notes": return .value(.memo, pattern)
      default:
        if relation == .equals, let card = names.card(value) { return .value(.card, card.text) }
        found.change(Self.accountRemark, at: trigger.location)
        switch subject {
        case "source_account": return .all([.value(.match, pattern), .value(.direction, "in")])
        case "destination_account":
          return .all([.value(.match, pattern), .value(.direction, "out")])
        default: return .value(.match, pattern)
        }
      }
    }
    switch type {
    case "amount_is", "amount_exactly", "amount":
      return .value(.amount, try Self.amount(value, what))
    case "amount_less", "amount_max", "less":
      return .value(.amount, ".." + (try Self.amount(value, what)))
    case "amount_more", "amount_min", "more":
      return .value(.amount, try Self.amount(value, what) + "..")
    case "transaction_type", "type":
      switch value.lowercased() {
      case "withdrawal": return .value(.direction, "out")
      case "deposit": return .value(.direction, "in")
      default:
        throw Unsayable(what, "whether money moves between own accounts is what rules decide here")
      }
    case "currency_is":
      guard let currency = Currency(code: value), currency.isKnown else {
        throw Unsayable(what, "\"\(value)\" is no currency's code")
      }
      return .value(.currency, currency.code)
    case "date_on", "date_is", "date", "on", "date_before", "before", "date_after", "after":
      return .value(.date, try Self.date(type, value, what))
    default:
      throw Unsayable(what, "rules here do not see it")
    }
  }

  private static let subjects: [String: String] = [
    "description": "description", "notes": "notes", "from_account": "source_account",
    "source_account": "source_account", "source": "source_account", "from": "source_account",
    "to_account": "destination_account", "destination_account": "destination_account",
    "destination": "destination_account", "to": "destination_account", "account": "account",
  ]

  /// What a trigger on a text looks at, and how the text must stand in it.
  private static func textual(_ type: String) -> (String, ImportedPattern.Relation)? {
    let relations: [(String, ImportedPattern.Relation)] = [
      ("_contains", .contains), ("_contain", .contains), ("_starts", .begins), ("_start", .begins),
      ("_ends", .ends), ("_end", .ends), ("_is", .equals), ("_are", .equals),
    ]
    for (suffix, relation) in relations where type.hasSuffix(suffix) {
      return subjects[String(type.dropLast(suffix.count))].map { ($0, relation) }
    }
    // Short forms of a search.
    return subjects[type].map { ($0, .contains) }
  }

  private static func amount(_ text: String, _ what: String) throws(Unsayable) -> String {
    guard let value = ExactDecimal(text) else { throw Unsayable(what, "\"\(text)\" is no amount") }
    return value.magnitude.text()
  }

  private static func date(
    _ type: String, _ text: String, _ what: String
  ) throws(Unsayable) -> String {
    guard let day = CalendarDate(iso: text) else {
      throw Unsayable(what, "\"\(text)\" is no day; days relative to today can't be said")
    }
    if type.hasSuffix("before") { return "..\(CalendarDate(dayNumber: day.dayNumber - 1))" }
    if type.hasSuffix("after") { return "\(CalendarDate(dayNumber: day.dayNumber + 1)).." }
    return text
  }
}

/// The actions of Firefly III as effects of ours.
enum FireflyActions {
  static func read(
    _ action: FireflyPart, into effects: inout ImportedEffects, _ found: inout ForeignRules
  ) throws(Unsayable) {
    let what = "the action \"\(action.type) \(action.value)\""
    let value = action.value
    guard !value.hasPrefix("=") else { throw Unsayable(what, "its value is computed") }
    if value.isEmpty, action.type.hasPrefix("set_") || action.type == "add_tag" {
      throw Unsayable(what, "it sets nothing")
    }
    switch action.type {
    case "set_category": effects.category = ForeignCategory(names: [value])
    case "add_tag": if !effects.tags.contains(value) { effects.tags.append(value) }
    case "set_notes": effects.note = ActualActions.text(value)
    case "set_destination_account": effects.payee = ActualActions.text(value)
    case "set_description":
      guard effects.payee == nil else {
        throw Unsayable(what, "the payee takes the name of the other side's account")
      }
      found.change(
        "\"set_description\" becomes the payee: a description is what the bank wrote",
        at: action.location)
      effects.payee = ActualActions.text(value)
    case "convert_transfer":
      found.change(
        "\"convert_transfer\" becomes transfer: true, without the other account",
        at: action.location)
      effects.transfer = true
    default: throw Unsayable(what, "there is nothing like it here")
    }
  }
}
