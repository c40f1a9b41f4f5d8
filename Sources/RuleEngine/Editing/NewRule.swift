import StatementModel

/// A rule that is to be put into a rules file, in the words that will stand there.
package struct NewRule: Hashable, Sendable {
  package var name: String?
  package var category: CategoryPath
  /// As they are written without YAML's quotes; one at least.
  package var patterns: [String]
  /// What is asked beside the patterns, in the order in which it is to be written.
  package var conditions: [Condition] = []
  package var payee: String?
  package var tags: [String] = []
  package var note: String?

  /// A condition beside the patterns.
  package struct Condition: Hashable, Sendable {
    /// As it is written in a rules file: `amount`.
    package var field: String
    /// Any of which is enough, as they are written without YAML's quotes: `10..20`.
    package var values: [String]

    package init(_ field: String, _ values: [String]) {
      self.field = field
      self.values = values
    }
  }

  package init(_ category: CategoryPath, _ patterns: [String]) {
    self.category = category
    self.patterns = patterns
  }

  /// Whether the short form can say it: a category and its patterns.
  var isShort: Bool {
    name == nil && payee == nil && tags.isEmpty && note == nil && isPlain
      && RuleField(rawValue: category.text) == nil
  }

  /// Whether it asks for nothing but its patterns.
  var isPlain: Bool { conditions.isEmpty }

  /// How many patterns a reader will count: those of conditions too.
  var patternCount: Int {
    let patternFields = [RuleField.unless.rawValue, RuleField.memo.rawValue]
    let further = conditions.filter { patternFields.contains($0.field) }
    return further.reduce(patterns.count) { $0 + $1.values.count }
  }

  /// The value of a field.
  enum Value: Hashable, Sendable {
    case text(String)
    case list([String])

    /// One text stands alone, several are a list.
    init(_ texts: [String]) { self = texts.count == 1 ? .text(texts[0]) : .list(texts) }
  }

  /// The fields in the order in which they are written: what it asks, then what it sets.
  var fields: [(key: String, value: Value)] {
    // A short form's value is a list even of one, so that others can join it.
    if isShort { return [(category.text, .list(patterns))] }
    var fields: [(String, Value)] = []
    func add(_ field: RuleField, _ value: Value) { fields.append((field.rawValue, value)) }
    if let name { add(.name, .text(name)) }
    add(.match, Value(patterns))
    fields += conditions.map { ($0.field, Value($0.values)) }
    add(.category, .text(category.text))
    if let payee { add(.payee, .text(payee)) }
    if !tags.isEmpty { add(.tags, .list(tags)) }
    if let note { add(.note, .text(note)) }
    return fields
  }

  /// What a reader of the file must find.
  var shape: YAMLShape {
    .mapping(
      fields.map { field in
        switch field.value {
        case .text(let text): .init(field.key, .text(text))
        case .list(let texts): .init(field.key, .sequence(texts.map { .text($0) }))
        }
      })
  }
}
