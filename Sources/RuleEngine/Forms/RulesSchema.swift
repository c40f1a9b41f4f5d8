import StatementModel

extension JSONSchema {
  /// The schema of `Rules/*.yaml`.
  package var rules: JSONText {
    document(
      title: "Rules of Daybook", form: MappingForm(RuleSection.fields, isOptional: true),
      definitions: [
        (
          "rule",
          .shortOrLong(
            key: .declaredCategory, .oneOrMore(.formed(.pattern), takesLists: true),
            RuleField.ruleForm)
        ),
        ("group", .mapping(RuleField.groupForm)),
        (
          "test",
          .shortOrLong(key: .anyText, .category(orNone: true), TestField.form)
        ),
      ])
  }

  /// The form of a section `categories:`, for `daybook.yaml`.
  package static var categories: ValueForm { CategoryDetail.declarations }
}
