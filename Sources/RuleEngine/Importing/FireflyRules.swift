import StatementModel

/// Reads the rules of Firefly III: its export `rules.csv`, or the answer of its programming
/// interface to `GET /api/v1/rules`.
///
/// Groups run in their order, the rules of a group in theirs, and the last that sets something wins;
/// but behind a rule that matches and says "stop processing" no other of its group runs. So each
/// group is turned round, with the rules that stop before all others of it, in their own order.
struct FireflyRules {
  private(set) var found = ForeignRules()

  init(_ source: RuleSource, names: ImportNames) {
    let isJSON = source.text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }.map {
      "[{".contains($0)
    }
    var rules = isJSON == true ? readJSON(source) : readCSV(source)
    rules = rules.enumerated().sorted { left, right in
      (left.element.group, left.element.order, left.offset)
        < (right.element.group, right.element.order, right.offset)
    }.map(\.element)
    var imported: [(group: Int, rule: ImportedRule, stops: Bool)] = []
    for rule in rules {
      if let own = converted(rule, names) { imported.append((rule.group, own, rule.stops)) }
    }
    for group in Set(imported.map(\.group)).sorted(by: >) {
      arrange(imported.filter { $0.group == group }.map { ($0.rule, $0.stops) })
    }
  }

  /// A group's rules in our order of precedence.
  private mutating func arrange(_ rules: [(rule: ImportedRule, stops: Bool)]) {
    let stopping = rules.filter(\.stops).map(\.rule)
    found.rules += stopping
    for (index, rule) in rules.enumerated() where rule.stops {
      let later = rules[(index + 1)...].map(\.rule.effects.properties)
      let more = later.contains {
        !$0.isSubset(of: rule.rule.effects.properties.subtracting(.tags))
      }
      if more {
        found.change(
          "the rule stops the rest of its group in Firefly III; here a later rule may still set what"
            + " this one does not", at: rule.rule.location)
      }
    }
    found.rules += rules.filter { !$0.stops }.map(\.rule).reversed()
  }

  // MARK: Rules

  private mutating func converted(_ rule: FireflyRule, _ names: ImportNames) -> ImportedRule? {
    let what = rule.title.isEmpty ? "the rule" : "the rule \"\(rule.title)\""
    guard rule.isActive else {
      found.leaveOut(what, because: "it is switched off", at: rule.location)
      return nil
    }
    let triggers = FireflyTriggers(names: names)
    var tests: [ImportedTest] = []
    for trigger in rule.triggers where trigger.isActive && trigger.type != "user_action" {
      do throws(Unsayable) {
        tests.append(try triggers.test(trigger, &found))
      } catch {
        guard rule.isStrict else {
          found.leaveOut(error.what, because: error.reason, at: trigger.location)
          continue
        }
        found.leaveOut(what, because: "\(error.what): \(error.reason)", at: rule.location)
        return nil
      }
    }
    guard !tests.isEmpty else {
      found.leaveOut(what, because: "it asks for nothing that can be said here", at: rule.location)
      return nil
    }
    var effects = ImportedEffects()
    for action in rule.actions where action.isActive {
      do throws(Unsayable) {
        try FireflyActions.read(action, into: &effects, &found)
      } catch {
        found.leaveOut(error.what, because: error.reason, at: action.location)
      }
      if action.stops { break }
    }
    guard !effects.isEmpty else { return nil }
    let test =
      tests.count == 1 ? tests[0] : rule.isStrict ? ImportedTest.all(tests) : .any(tests)
    return ImportedRule(
      name: rule.title.isEmpty ? nil : rule.title, test: test, effects: effects,
      location: rule.location)
  }

  private mutating func refuse(_ source: RuleSource) {
    let fact = ImportFact.notOfFormat(
      ForeignFormat.firefly.title,
      expected: "the export rules.csv, or the JSON of its programming interface")
    found.remarks.append(Diagnostic(.error, fact, at: SourceLocation(file: source.path)))
  }

  // MARK: JSON

  private mutating func readJSON(_ source: RuleSource) -> [FireflyRule] {
    let (root, mistakes) = ForeignJSON.read(source)
    found.remarks += mistakes
    guard let root else { return [] }
    let list = root["data"] ?? root
    guard case .sequence(let items, _) = list else {
      refuse(source)
      return []
    }
    return items.map { item in
      let attributes = item["attributes"] ?? item
      return FireflyRule(
        group: attributes["rule_group_id"]?.number ?? 0, order: attributes["order"]?.number ?? 0,
        title: attributes["title"]?.text ?? "", isActive: !(attributes["active"]?.isFalse ?? false),
        isStrict: !(attributes["strict"]?.isFalse ?? false),
        stops: attributes["stop_processing"]?.isTrue ?? false, location: item.location,
        triggers: Self.parts(attributes["triggers"]), actions: Self.parts(attributes["actions"]))
    }
  }

  private static func parts(_ list: YAMLNode?) -> [FireflyPart] {
    (list?.items ?? []).enumerated().sorted { left, right in
      (left.element["order"]?.number ?? 0, left.offset)
        < (right.element["order"]?.number ?? 0, right.offset)
    }.map { _, item in
      FireflyPart(
        type: item["type"]?.text ?? "", value: item["value"]?.text ?? "",
        isNegated: item["prohibited"]?.isTrue ?? false,
        isActive: !(item["active"]?.isFalse ?? false),
        stops: item["stop_processing"]?.isTrue ?? false, location: item.location)
    }
  }

  // MARK: CSV

  private mutating func readCSV(_ source: RuleSource) -> [FireflyRule] {
    let records = DelimitedRecords(source.text).records
    guard let header = records.first?.fields.map({ $0.lowercased() }),
      header.contains("row_contains"), header.contains("trigger_type")
    else {
      refuse(source)
      return []
    }
    var rules: [FireflyRule] = []
    for (fields, line) in records.dropFirst() {
      let location = SourceLocation(file: source.path, line: line)
      func field(_ name: String, shifted: Bool = false) -> String {
        guard let index = header.firstIndex(of: name) else { return "" }
        let place = index + (shifted ? 1 : 0)
        return fields.indices.contains(place) ? fields[place] : ""
      }
      func isOff(_ text: String) -> Bool { ["0", "", "false"].contains(text) }
      switch field("row_contains") {
      case "rule":
        // Some versions write the group's title, and no name for it in the header.
        let isShifted = fields.count == header.count + 1
        func own(_ name: String) -> String { field(name, shifted: isShifted) }
        rules.append(
          FireflyRule(
            group: Int(field("group_id")) ?? 0, order: Int(own("order")) ?? 0, title: own("title"),
            isActive: !isOff(own("active")), isStrict: !isOff(own("strict")),
            stops: !isOff(own("stop_processing")), location: location))
      case let kind where ["trigger", "action"].contains(kind) && !rules.isEmpty:
        let part = FireflyPart(
          type: field("\(kind)_type"), value: field("\(kind)_value"),
          isActive: !isOff(field("\(kind)_active")),
          stops: !isOff(field("\(kind)_stop_processing")), location: location)
        if kind == "trigger" {
          rules[rules.count - 1].triggers.append(part)
        } else {
          rules[rules.count - 1].actions.append(part)
        }
      default: break
      }
    }
    return rules
  }
}

/// A rule of Firefly III.
struct FireflyRule {
  var group: Int
  var order: Int
  var title: String
  var isActive: Bool
  /// Whether all triggers must hold; else any of them.
  var isStrict: Bool
  var stops: Bool
  var location: SourceLocation
  var triggers: [FireflyPart] = []
  var actions: [FireflyPart] = []
}

/// A trigger or an action of Firefly III.
struct FireflyPart {
  var type: String
  var value: String
  var isNegated = false
  var isActive = true
  var stops = false
  var location: SourceLocation
}
