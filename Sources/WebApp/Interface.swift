/// The description of the interface, for whoever speaks with it.
package enum Interface {
  /// What stands in Interface.json: the doors, and what is asked and answered as JSON Schema.
  package static let text = EmbeddedFiles.all.first { $0.path == "Interface.json" }?.text ?? ""
}
