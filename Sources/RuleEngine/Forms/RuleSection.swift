import StatementModel

/// A section of a rules file.
enum RuleSection: String, SettingKey {
  case categories, lists, rules, tests, include

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .include:
      (
        .oneOrMore(.text, takesLists: false),
        "Files whose rules stand right behind those of this file, relative to its folder.",
        ["../shared/groceries.yaml"]
      )
    case .categories:
      (
        CategoryDetail.declarations,
        "Categories with their details; parents are implied.", []
      )
    case .lists:
      (
        .named(
          .listName, .oneOrMore(.formed(.anyText), takesLists: true), isOptional: true),
        "Lists that conditions use as $name.", []
      )
    case .rules:
      (
        .list(.reference("rule")),
        "For each property by itself, the first rule that matches and sets it wins.", []
      )
    case .tests:
      (.list(.reference("test")), "What the rules must come to; rules test runs them.", [])
    }
  }
}

/// A detail of a category's declaration.
enum CategoryDetail: String, SettingKey {
  case icon, color, kind

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .icon: (.text, "A sign for reports.", ["☕"])
    case .color: (.formed(.color), "A colour for reports.", ["\"#e67e22\""])
    case .kind:
      (
        .words(Category.Kind.allCases.map(\.rawValue), anyCase: false),
        "What it counts as; where nothing is said, what the parent counts as.", ["income"]
      )
    }
  }

  /// The form of a section `categories:`.
  static let declarations = ValueForm.named(
    .declaredCategory, .mapping(MappingForm(fields, isOptional: true)), isOptional: true)
}
