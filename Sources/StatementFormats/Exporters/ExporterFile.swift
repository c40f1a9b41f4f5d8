/// The exporters that are shipped: files in the form of `profiles:` in `daybook.yaml`.
///
/// One line says one thing, so that they can be read without a reader of YAML each time the program
/// runs; a test holds them against that.
package enum ExporterFile {
  /// The files: one a country, `xx.yaml` for several.
  package static var shipped: [(path: String, text: String)] {
    EmbeddedFiles.all.filter { $0.path.hasPrefix("Exporters/") }
  }

  /// The exporters of a file.
  package static func entries(_ text: String) -> [StatementProfile] {
    var entries: [StatementProfile] = []
    var block: Substring = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let content = line.drop { $0 == 0x20 }
      let indent = line.count - content.count
      // In a block of rows a sign for a comment is none.
      if indent < 6, content.first == UInt8(ascii: "#") { continue }
      switch indent {
      case 2:
        guard let name = SettingText(Substring(content.dropLast())).text else { continue }
        entries.append(StatementProfile(name: name))
      case 4 where !entries.isEmpty:
        let setting = Substring(content)
        block = setting.hasSuffix(": |") ? setting.dropLast(3) : ""
        if block.isEmpty { _ = entries[entries.count - 1].set(setting) }
      case 6... where block == "sample":
        entries[entries.count - 1].sample.append(String(Substring(line.dropFirst(6))))
      case 6... where block == "reads":
        entries[entries.count - 1].reads.append(String(Substring(content)))
      default: continue
      }
    }
    return entries
  }
}
