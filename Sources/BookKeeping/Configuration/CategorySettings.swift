import RuleEngine
import StatementModel

/// The `categories:` of `daybook.yaml`, written as in rules files.
enum CategorySettings {
  static func read(_ node: YAMLNode) -> (categories: [Category], diagnostics: [Diagnostic]) {
    ([], [])
  }
}
