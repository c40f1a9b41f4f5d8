import StatementModel

@testable import BookKeeping
@testable import RuleEngine

/// What must hold of every `daybook.yaml`, whatever its bytes.
enum ConfigurationLaws {
  private static let path = "daybook.yaml"

  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (configuration, diagnostics) = ConfigurationParser.parse(text, path: path)
    let source = SourceText(text, path: path)
    for diagnostic in diagnostics { check(diagnostic, in: source) }
    let again = ConfigurationParser.parse(text, path: path)
    ReadingLaws.hold(
      again.diagnostics.map(\.description) == diagnostics.map(\.description),
      "the same again is told the same")
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    checkContent(of: configuration)
    checkWriting(text)
  }

  // MARK: - Places

  private static func check(_ diagnostic: Diagnostic, in source: SourceText) {
    ReadingLaws.hold(!diagnostic.fact.summary.isEmpty, "a message has words")
    ReadingLaws.hold(diagnostic.fact.remedy?.isEmpty != true, "a remedy has words")
    _ = diagnostic.description
    guard let location = diagnostic.location, location.file == path else {
      broken("a message without a place: \(diagnostic.fact.summary)")
    }
    guard let number = location.line else { return }
    guard let line = source.line(number) else {
      broken("\(diagnostic.fact.code): \(location) is behind the file's end")
    }
    let column = location.column ?? 1
    ReadingLaws.hold(
      column >= 1 && column <= line.unicodeScalars.count + 2,
      "\(diagnostic.fact.code): \(location) is behind the line's end")
  }

  // MARK: - What is read

  private static func checkContent(of configuration: BookConfiguration) {
    let ids = configuration.cards.map(\.card.id)
    ReadingLaws.hold(Set(ids).count == ids.count, "a card is described once")
    let accounts = configuration.cards.flatMap(\.card.accounts)
    ReadingLaws.hold(Set(accounts).count == accounts.count, "an account is of one card")
    let profiles = configuration.profiles.map(\.name)
    ReadingLaws.hold(Set(profiles).count == profiles.count, "a profile has its name alone")
    for card in configuration.cards {
      guard let profile = card.profile else { continue }
      ReadingLaws.hold(profiles.contains(profile), "the profile \"\(profile)\" is there")
    }
    let categories = configuration.categories.map(\.path)
    ReadingLaws.hold(Set(categories).count == categories.count, "a category is declared once")
    for budget in configuration.budgets {
      ReadingLaws.hold(!budget.budget.amount.isNegative, "a budget is no debt")
    }
    ReadingLaws.hold(!configuration.rulesFolder.isEmpty, "the rules have a folder")
  }

  // MARK: - Settings that are written

  /// Settings that commands write, with values of each form.
  private static let settings: [([String], SettingValue)] = [
    (["budgets", "Food"], .text("600")),
    (
      ["budgets", "Tra: nsit/#x"],
      .mapping([.init("amount", .text("80 EUR")), .init("span", .text("year"))])
    ),
    (["categories", "Hobbies/שלום"], .mapping([.init("icon", .text("🧗"))])),
    (["reports", "group-by"], .text("month")),
    (["recurring", "ignore"], .list([.text("a, b"), .text("c")])),
  ]

  private static func checkWriting(_ text: String) {
    let before = RulesFileText(text, path: path)
    for (place, value) in settings {
      guard let new = SettingsEditor(text).setting(value, at: place) else { continue }
      let after = RulesFileText(new, path: path)
      ReadingLaws.hold(after.diagnostics.isEmpty, "what is written can be read: \(place)")
      checkRest(before, after, but: place)
      ReadingLaws.hold(
        Self.value(after.shape, at: place) == value.shape, "the setting is there: \(place)")
      // What a setting does not touch stays to the byte: nothing is lost but the value's own lines.
      if Self.value(before.shape, at: place) == nil {
        ReadingLaws.hold(isInserted(text, into: new), "nothing but an insertion: \(place)")
        guard let back = SettingsEditor(new).removing(place) else { continue }
        let last = RulesFileText(back, path: path)
        ReadingLaws.hold(last.diagnostics.isEmpty, "what is left can be read: \(place)")
        checkRest(after, last, but: place)
      }
    }
  }

  /// All but the section that the setting is of is as it was, and in that all but the setting.
  private static func checkRest(
    _ before: RulesFileText, _ after: RulesFileText, but place: [String]
  ) {
    func rest(_ shape: YAMLShape) -> [YAMLShape.Entry] {
      shape.entries.filter { $0.key != Array(place[0].utf8) }
    }
    ReadingLaws.hold(rest(before.shape) == rest(after.shape), "other sections stay: \(place)")
    func siblings(_ shape: YAMLShape) -> [YAMLShape.Entry] {
      let section = shape.entries.first { $0.key == Array(place[0].utf8) }
      return section?.value.entries.filter { $0.key != Array(place[1].utf8) } ?? []
    }
    ReadingLaws.hold(
      siblings(before.shape) == siblings(after.shape), "other settings stay: \(place)")
  }

  private static func value(_ shape: YAMLShape, at place: [String]) -> YAMLShape? {
    place.reduce(shape) { shape, key in
      shape?.entries.first { $0.key == Array(key.utf8) }?.value
    }
  }

  /// Whether the text is the other one with something put in at one place.
  private static func isInserted(_ text: String, into new: String) -> Bool {
    let (old, new) = (Array(text.utf8), Array(new.utf8))
    guard new.count >= old.count else { return false }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return head + tail >= old.count
  }
}
