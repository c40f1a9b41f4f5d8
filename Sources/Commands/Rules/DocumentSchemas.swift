/// The descriptions of what commands print with `--format json`, as JSON Schema.
enum DocumentSchemas {
  private static let folder = "Schemas/"

  /// By the name under which `daybook schema` prints it.
  static let all: [(name: String, text: String)] = EmbeddedFiles.all.compactMap { file in
    guard file.path.hasPrefix(folder), let end = file.path.lastIndex(of: ".") else { return nil }
    return (String(file.path[..<end].dropFirst(folder.count)), file.text)
  }
}
