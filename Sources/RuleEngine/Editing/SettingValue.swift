/// A value as a command puts it into a settings file: in one line, in brackets and braces where it
/// has parts.
package indirect enum SettingValue: Hashable, Sendable {
  case text(String)
  case list([SettingValue])
  case mapping([Entry])

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: SettingValue

    package init(_ key: String, _ value: SettingValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value as it is written behind its key.
  package var line: String { written() }

  /// The value as YAML.
  ///
  /// - Parameter isInside: Whether it stands in brackets or braces.
  func written(isInside: Bool = false) -> String {
    switch self {
    case .text(let text):
      let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
      if isNumber, !text.isEmpty { return text }
      if Self.words.contains(text) { return text }
      return YAMLWriter.scalar(text, in: isInside ? .flow : .block)
    case .list(let items):
      return "[" + items.map { $0.written(isInside: true) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      let parts = entries.map { entry in
        YAMLWriter.scalar(entry.key, in: .key) + ": " + entry.value.written(isInside: true)
      }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  /// Short words that need no quotes where a key stands before them.
  private static let words = ["yes", "no", "true", "false"]

  /// What a reader must find.
  var shape: YAMLShape {
    switch self {
    case .text(let text): .text(text)
    case .list(let items): .sequence(items.map(\.shape))
    case .mapping(let entries): .mapping(entries.map { .init($0.key, $0.value.shape) })
    }
  }
}
