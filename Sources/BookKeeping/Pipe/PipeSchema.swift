/// The description of what `daybook pipe` reads and writes.
package enum PipeSchema {
  /// What stands in Lines.json: the lines of both sides as JSON Schema.
  package static let text = EmbeddedFiles.all.first { $0.path == "Pipe/Lines.json" }?.text ?? ""
}
