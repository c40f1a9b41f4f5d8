import RuleEngine
import StatementModel

/// A rule as messages name it.
package struct RuleReference: Equatable {
  package let location: SourceLocation
  package let name: String?

  /// Nothing for a number that no rule has.
  package init?(_ number: Int, of rules: RuleSet) {
    guard rules.rules.indices.contains(number) else { return nil }
    location = rules.rules[number].location
    name = rules.rules[number].name
  }

  /// `Rules/10-mine.yaml:7, "Coffee"`.
  package var words: String { "\(location)" + (name.map { ", \"\($0)\"" } ?? "") }

  /// File, line and name for programs.
  package var members: [(String, JSONText)] {
    [
      ("file", .string(location.file)), ("line", .optional(location.line)),
      ("name", .optional(name)),
    ]
  }

  /// The rule of a number for programs; `null` where there is none.
  package static func json(_ number: Int?, of rules: RuleSet?) -> JSONText {
    guard let number, let rules, let rule = RuleReference(number, of: rules) else { return .null }
    return .object(rule.members)
  }
}
