import StatementModel

/// Amounts of Actual, which are signed whole cents, as conditions of ours.
enum ActualAmounts {
  static func test(_ condition: YAMLNode, _ what: String) throws(Unsayable) -> ImportedTest {
    let value = condition["value"]
    let operation = condition["op"]?.text ?? ""
    let options = condition["options"]
    let isOut = options?["outflow"]?.isTrue == true
    let isIn = options?["inflow"]?.isTrue == true
    var (low, high): (Int?, Int?)
    if operation == "isbetween" {
      guard let one = value?["num1"]?.number, let other = value?["num2"]?.number else {
        throw Unsayable(what, "its amounts are no whole cents")
      }
      (low, high) = (min(one, other), max(one, other))
    } else {
      guard let number = value?.number, abs(number) < 1 << 50 else {
        throw Unsayable(what, "its amount is no number of cents")
      }
      switch operation {
      case "is": (low, high) = (number, number)
      case "isapprox":
        // 7.5 percent, rounded to the cent.
        let around = (abs(number) * 75 + 500) / 1000
        (low, high) = (number - around, number + around)
      case "gt": (low, high) = (number + 1, nil)
      case "gte": (low, high) = (number, nil)
      case "lt": (low, high) = (nil, number - 1)
      case "lte": (low, high) = (nil, number)
      default: throw Unsayable(what, "there is nothing like it here")
      }
    }
    if isOut || isIn {
      let range = try range(max(low ?? 0, 0), high, what)
      return .all([.value(.direction, isOut ? "out" : "in"), .value(.amount, range)])
    }
    return try signed(low, high, what)
  }

  /// A range of signed amounts: here amounts have no sign, and the direction tells.
  private static func signed(
    _ low: Int?, _ high: Int?, _ what: String
  ) throws(Unsayable) -> ImportedTest {
    var tests: [ImportedTest] = []
    if high ?? 1 > 0 {
      let range = try range(max(low ?? 1, 1), high, what)
      tests.append(.all([.value(.direction, "in"), .value(.amount, range)]))
    }
    if low ?? -1 < 0 {
      let range = try range(max(-(high ?? -1), 1), low.map { -$0 }, what)
      tests.append(.all([.value(.direction, "out"), .value(.amount, range)]))
    }
    if low ?? 0 <= 0, high ?? 0 >= 0 { tests.append(.value(.amount, "0")) }
    guard !tests.isEmpty else { throw Unsayable(what, "no amount is so") }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private static func range(_ low: Int, _ high: Int?, _ what: String) throws(Unsayable) -> String {
    if let high, high < low { throw Unsayable(what, "no amount is so") }
    let (least, most) = (text(low), high.map(text))
    return least == most ? least : "\(least)..\(most ?? "")"
  }

  /// Cents as a decimal.
  static func text(_ cents: Int) -> String {
    ExactDecimal(units: Int64(cents), scale: 2)?.text(minimumDecimals: 2) ?? "0"
  }
}

/// The actions of Actual's rules as effects of ours.
struct ActualActions {
  let names: ActualNames
  private(set) var effects = ImportedEffects()

  init(names: ActualNames) { self.names = names }

  mutating func read(_ actions: [YAMLNode], _ found: inout ForeignRules) {
    let isPart = { (action: YAMLNode) in (action["options"]?["splitIndex"]?.number ?? 0) > 0 }
    for action in actions where !isPart(action) {
      do throws(Unsayable) {
        try read(action)
      } catch {
        found.leaveOut(error.what, because: error.reason, at: action.location)
      }
    }
    let parts = actions.filter(isPart)
    guard let first = parts.first else { return }
    do throws(Unsayable) {
      effects.split = try split(parts)
      effects.category = nil
    } catch {
      found.leaveOut("the split", because: "\(error.what): \(error.reason)", at: first.location)
    }
  }

  private mutating func read(_ action: YAMLNode) throws(Unsayable) {
    let operation = action["op"]?.text ?? "set"
    let field = action["field"]?.text ?? ""
    let what = "the action \"\(operation)\(field.isEmpty ? "" : " \(field)")\""
    guard operation == "set" else { throw Unsayable(what, "there is nothing like it here") }
    guard action["options"]?["template"] == nil, action["options"]?["formula"] == nil else {
      throw Unsayable(what, "its value is computed")
    }
    guard let value = action["value"]?.text, value.contains(where: { !$0.isWhitespace }) else {
      throw Unsayable(what, "it sets nothing")
    }
    switch field {
    case "category": effects.category = try names.category(value)
    case "payee", "description":
      guard let name = names.payee(value) else {
        throw Unsayable(what, "the file does not say the payee's name; add \"payees\" to it")
      }
      effects.payee = Self.text(name)
    case "payee_name": effects.payee = Self.text(value)
    case "notes": effects.note = Self.text(value)
    default: throw Unsayable(what, "rules here set no \"\(field)\"")
    }
  }

  /// Braces stand for places in a text of ours.
  static func text(_ value: String) -> String {
    value.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// The parts of a split: fixed amounts and one rest, or percentages of the whole.
  private func split(_ actions: [YAMLNode]) throws(Unsayable) -> [ImportedEffects.Part] {
    let numbers = Set(actions.compactMap { $0["options"]?["splitIndex"]?.number }).sorted()
    var parts: [ImportedEffects.Part] = []
    var methods: Set<String> = []
    for number in numbers {
      let own = actions.filter { $0["options"]?["splitIndex"]?.number == number }
      guard let category = own.first(where: { $0["field"]?.text == "category" })?["value"]?.text
      else {
        throw Unsayable("its part \(number)", "it has no category")
      }
      let share = own.first { $0["op"]?.text == "set-split-amount" }
      let method = share?["options"]?["method"]?.text ?? "remainder"
      methods.insert(method)
      let value = share?["value"]?.text ?? ""
      let text: String
      switch method {
      case "fixed-amount":
        guard let cents = Int(value), cents != 0 else {
          throw Unsayable("its part \(number)", "\"\(value)\" is no amount in cents")
        }
        text = ActualAmounts.text(abs(cents))
      case "fixed-percent": text = value + "%"
      case "remainder": text = "rest"
      default: throw Unsayable("its part \(number)", "its share is computed")
      }
      parts.append(.init(category: try names.category(category), share: text))
    }
    if methods.isSuperset(of: ["fixed-amount", "fixed-percent"]) {
      throw Unsayable(
        "its percentages", "they are of what the amounts leave; here they are of the whole")
    }
    return parts
  }
}
