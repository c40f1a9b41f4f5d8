/// What a YAML tree says, without the places where it says it.
///
/// Texts are held as bytes: strings that differ in their composition only would be equal.
indirect enum YAMLShape: Hashable, Sendable {
  /// Nothing was said.
  case nothing
  case scalar([UInt8], isListName: Bool)
  case sequence([YAMLShape])
  case mapping([Entry])

  struct Entry: Hashable, Sendable {
    var key: [UInt8]
    var value: YAMLShape

    init(_ key: String, _ value: YAMLShape) {
      self.key = Array(key.utf8)
      self.value = value
    }
  }

  /// A text that stands for itself.
  static func text(_ text: String) -> YAMLShape { .scalar(Array(text.utf8), isListName: false) }

  init(_ node: YAMLNode?) {
    switch node {
    case nil: self = .nothing
    case .scalar(let scalar):
      self =
        scalar.isNull
        ? .nothing
        : .scalar(Array(scalar.text.utf8), isListName: NamedLists.name(in: scalar) != nil)
    case .sequence(let items, _): self = .sequence(items.map { YAMLShape($0) })
    case .mapping(let entries, _):
      self = .mapping(entries.map { Entry($0.key.text, YAMLShape($0.value)) })
    }
  }

  /// The entries of a mapping; none for anything else.
  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  /// The items of a sequence; none for anything else.
  var items: [YAMLShape] { if case .sequence(let items) = self { items } else { [] } }
}
