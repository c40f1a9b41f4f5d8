import StatementModel

/// The matchers of an if block as conditions of ours.
struct HledgerMatchers {
  /// The names of the CSV's columns, in lower case.
  let fields: [String]

  /// One matcher.
  private struct Matcher {
    var isAnd = false
    var isNegated = false
    var field: String?
    var expression = ""
  }

  /// What the matchers ask, and whether the groups of an expression are those that `\1` means.
  func test(
    _ matchers: [String], at location: SourceLocation, _ found: inout ForeignRules
  ) throws(Unsayable) -> (ImportedTest, groupsAreKnown: Bool) {
    var groups: [[Matcher]] = []
    for text in matchers.flatMap(Self.parts) {
      let matcher = Self.parse(text)
      if matcher.isAnd, !groups.isEmpty {
        groups[groups.count - 1].append(matcher)
      } else {
        groups.append([matcher])
      }
    }
    guard !groups.isEmpty else { throw Unsayable("its condition", "there is none") }
    var alternatives: [ImportedTest] = []
    for group in groups {
      var tests: [ImportedTest] = []
      for matcher in group { tests.append(try test(matcher, at: location, &found)) }
      alternatives.append(tests.count == 1 ? tests[0] : .all(tests))
    }
    let isOne = groups.count == 1 && groups[0].count == 1
    let test = alternatives.count == 1 ? alternatives[0] : ImportedTest.any(alternatives)
    if isOne, case .values(.match, _) = test { return (test, true) }
    return (test, false)
  }

  /// The matchers of one line: `A && B` is two.
  private static func parts(_ line: String) -> [String] {
    var parts: [String] = []
    var rest = line[...]
    while let range = rest.firstRange(of: " && ") {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    return parts.enumerated().map { $0.offset == 0 ? $0.element : "& " + $0.element }
  }

  private static func parse(_ text: String) -> Matcher {
    var matcher = Matcher()
    var rest = text[...]
    func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }
    if rest.first == "&" {
      matcher.isAnd = true
      rest = rest.drop { $0 == "&" }
      skipBlanks()
    }
    if rest.first == "!" {
      matcher.isNegated = true
      rest.removeFirst()
      skipBlanks()
    }
    if rest.first == "%", let end = rest.firstIndex(where: \.isWhitespace) {
      matcher.field = rest[rest.index(after: rest.startIndex)..<end].lowercased()
      rest = rest[end...]
      skipBlanks()
    }
    matcher.expression = String(rest)
    return matcher
  }

  private func test(
    _ matcher: Matcher, at location: SourceLocation, _ found: inout ForeignRules
  ) throws(Unsayable) -> ImportedTest {
    let test = try positive(matcher, at: location, &found)
    return matcher.isNegated ? .not(test) : test
  }

  private func positive(
    _ matcher: Matcher, at location: SourceLocation, _ found: inout ForeignRules
  ) throws(Unsayable) -> ImportedTest {
    let expression = matcher.expression
    guard let field = matcher.field else {
      if expression.contains(",") || expression.hasPrefix("^") || expression.hasSuffix("$") {
        throw Unsayable(
          "the matcher \"\(expression)\"",
          "it speaks of the whole CSV record, of which a rule here sees no separators and no ends")
      }
      found.change(
        "matchers without a field see the whole CSV record in hledger, and the description here",
        at: location)
      return .value(.match, try Self.pattern(expression))
    }
    let name = Int(field).flatMap { $0 >= 1 && $0 <= fields.count ? fields[$0 - 1] : nil } ?? field
    switch name {
    case "description", "payee", "name", "merchant", "narration", "narrative", "text", "details":
      return .value(.match, try Self.pattern(expression))
    case "memo", "note", "notes", "comment", "comment1", "reference", "purpose":
      return .value(.memo, try Self.pattern(expression))
    case "date": return .value(.date, try Self.date(expression))
    case "amount", "amount1": return try Self.amount(expression)
    case "currency", "currency1":
      let code = expression.filter { !"^$".contains($0) }
      guard Currency(code: code) != nil else { fallthrough }
      return .value(.currency, code.uppercased())
    default:
      throw Unsayable(
        "the matcher \"%\(field) \(expression)\"", "rules here do not see the column \"\(name)\"")
    }
  }

  /// Of an amount's text only the sign can be said.
  private static func amount(_ expression: String) throws(Unsayable) -> ImportedTest {
    switch expression {
    case "-", "^-", #"^\-"#, #"\-"#, "^-[0-9]", "^-[0-9.]", "^-[1-9]":
      return .value(.direction, "out")
    case "^[^-]", "^[0-9]", "^[+0-9]": return .value(.direction, "in")
    default:
      throw Unsayable(
        "the matcher \"%amount \(expression)\"",
        "it looks at how the amount is written; here an amount is a number: amount: 10..20")
    }
  }

  /// A day, a month or a year, its year first; whatever separates them, it is the same date.
  private static func date(_ expression: String) throws(Unsayable) -> String {
    var text = expression[...]
    if text.first == "^" { text.removeFirst() }
    if text.last == "$" { text.removeLast() }
    for spelling in [#"\."#, #"\/"#, "[-/]", "[/-]", "[-/.]", "/", "."] {
      text = text.replacing(spelling, with: "-")[...]
    }
    let parts = text.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let isDate =
      parts.count <= 3 && parts.first?.count == 4 && parts.dropFirst().allSatisfy { $0.count == 2 }
      && parts.joined().allSatisfy { $0.isASCII && $0.isWholeNumber }
    guard isDate else {
      throw Unsayable(
        "the matcher \"%date \(expression)\"",
        "it looks at how the date is written; here a date is a day, a month or a year:"
          + " date: 2026-03")
    }
    return parts.joined(separator: "-")
  }

  /// Words that are nothing but letters, digits and spaces are the same as a wildcard around them.
  private static func pattern(_ expression: String) throws(Unsayable) -> String {
    let isText = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    if isText, let pattern = ImportedPattern.of(expression, .contains) { return pattern }
    return "/\(try RegexDialect.posix.translated(expression))/"
  }
}

/// The assignments of an if block as effects of ours.
struct HledgerEffects {
  private(set) var effects = ImportedEffects()
  /// Whether `\1` stands for a group of the rule's one expression.
  let groupsAreKnown: Bool

  init(groupsAreKnown: Bool) { self.groupsAreKnown = groupsAreKnown }

  private static let fields: Set<String> = [
    "account2", "comment", "comment1", "comment2", "description", "payee",
  ]

  /// Whether a field is one that effects here speak of.
  static func isMeant(_ field: String) -> Bool { fields.contains(field) }

  mutating func read(_ field: String, _ value: String) throws(Unsayable) {
    let whole = "\"\(field) \(value)\""
    switch field {
    case "account2":
      guard !value.contains("%"), !value.contains("\\") else {
        throw Unsayable(whole, "a category can't be put together from fields")
      }
      effects.category = Self.category(value)
      if effects.category?.kind == .transfer { effects.transfer = true }
    case "comment", "comment1", "comment2": effects.note = try text(value, whole)
    case "description", "payee": effects.payee = try text(value, whole)
    case "skip", "end":
      throw Unsayable(
        whole, "every row is a transaction here; hidden: true leaves it out of spending")
    case "account1": throw Unsayable(whole, "a statement's card is said in daybook.yaml")
    default: throw Unsayable(whole, "rules here set no \"\(field)\"")
    }
  }

  /// A text in which `\1` stands for what a group found.
  private func text(_ value: String, _ whole: String) throws(Unsayable) -> String {
    if value.isEmpty { throw Unsayable(whole, "it says nothing") }
    if value.contains("%") {
      throw Unsayable(whole, "a text can't be put together from fields of the record")
    }
    let braces = value.replacing("{", with: "{{").replacing("}", with: "}}")
    guard braces.contains("\\") else { return braces }
    guard groupsAreKnown else {
      throw Unsayable(whole, "groups can be used only where one expression is all that is asked")
    }
    var result = ""
    var isEscaped = false
    for character in braces {
      if isEscaped, let digit = character.wholeNumberValue, digit > 0 {
        result += "{\(digit)}"
      } else if isEscaped {
        result += "\\\(character)"
      } else if character != "\\" {
        result.append(character)
      }
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }

  /// The category that an account stands for, by its root.
  static func category(_ account: String) -> ForeignCategory {
    let names = ForeignCategories.names(in: account.replacing("/", with: "-"))
    switch names.first?.lowercased() {
    case "expenses", "expense": return ForeignCategory(names: names, hasKindForRoot: true)
    case "income", "revenue", "revenues": return ForeignCategory(names: names, kind: .income)
    case "assets", "asset", "liabilities", "liability", "equity":
      return ForeignCategory(names: names, kind: .transfer)
    default: return ForeignCategory(names: names)
    }
  }
}

/// The files that a rules file of hledger includes.
package enum HledgerIncludes {
  /// The paths that a file names, as it names them, with the numbers of their lines.
  package static func paths(in text: String) -> [(path: String, line: Int)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { index, line in
        guard line.hasPrefix("include ") else { return nil }
        let path = line.dropFirst(8).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return path.isEmpty ? nil : (path, index + 1)
      }
  }

  /// The path that `include` means in a file.
  package static func resolved(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}
