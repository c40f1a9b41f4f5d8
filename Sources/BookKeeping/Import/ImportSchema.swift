/// The description of what `daybook import` and `daybook run` print for programs.
package enum ImportSchema {
  /// What stands in Outcome.json, as JSON Schema.
  package static let text =
    EmbeddedFiles.all.first { $0.path == "Import/Outcome.json" }?.text ?? ""
}
