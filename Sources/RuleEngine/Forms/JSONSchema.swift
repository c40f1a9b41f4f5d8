import StatementModel

/// Makes a JSON Schema of the forms that parsers read by.
///
/// It names draft 2020-12 and keeps to what draft-07 has as well, which editors' servers for YAML
/// understand: `definitions`, `if`, and no keyword beside `$ref`. A value without quotes may be a
/// number or a boolean for an editor, and is a text for us; so texts allow those.
package struct JSONSchema {
  /// Categories to suggest; others are let pass, since a file may declare its own.
  package var categories: [String] = []
  /// Ids of cards to suggest.
  package var cards: [String] = []

  typealias Members = [(key: String, value: JSONText)]

  package init(categories: [String] = [], cards: [String] = []) {
    self.categories = categories
    self.cards = cards
  }

  /// A whole schema.
  ///
  /// - Parameter definitions: The forms that others refer to, by name.
  package func document(
    title: String, form: MappingForm, definitions: [(name: String, form: ValueForm)] = []
  ) -> JSONText {
    var members: Members = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
    ]
    members += mapping(form)
    if !definitions.isEmpty {
      let all = definitions.map { (key: $0.name, value: schema($0.form)) }
      members.append(("definitions", .object(all)))
    }
    return .object(members)
  }

  func schema(_ form: ValueForm) -> JSONText { .object(members(form)) }

  private func members(_ form: ValueForm) -> Members {
    switch form {
    case .text: formed(.anyText)
    case .formed(let text): formed(text)
    case .words(let words, let anyCase): Self.words(words, anyCase: anyCase)
    case .flag: Self.anyOf([Self.type("boolean"), Self.enumeration(["true", "false"])])
    case .yesOrNo:
      Self.anyOf([Self.type("boolean")])
        .merged(Self.words(["yes", "no", "true", "false"], anyCase: true))
    case .number(let range):
      [
        ("type", Self.names(["integer", "string"])), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)), ("pattern", .string("^[-+]?[0-9]+$")),
      ]
    case .category(let orNone): category(orNone: orNone)
    case .card: suggesting(cards, beside: formed(.anyText))
    case .optional(let form): Self.anyOf([Self.type("null")]).merged(members(form))
    case .oneOrMore(let form, let takesLists): oneOrMore(form, takesLists: takesLists)
    case .list(let form):
      [("type", Self.names(["array", "null"])), ("items", schema(form))]
    case .mapping(let form): mapping(form)
    case .named(let key, let value, let isOptional): named(key, value, isOptional: isOptional)
    case .shortOrLong(let key, let value, let long): shortOrLong(key, value, long)
    case .reference(let name): [("$ref", .string("#/definitions/\(name)"))]
    case .either(let one, let other): Self.anyOf([.object(members(one))]).merged(members(other))
    }
  }

  // MARK: Scalars

  private func formed(_ text: TextForm) -> Members {
    var members: Members = []
    switch text.numbers {
    case .none: members = [("type", .string("string"))]
    case .any: members = [("type", Self.names(["string", "number", "boolean"]))]
    case .from(let least):
      members = [("type", Self.names(["string", "number"])), ("minimum", .integer(least))]
    case .whole(let range):
      members = [
        ("type", Self.names(["string", "integer"])), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    }
    return members + [("pattern", .string(text.pattern))]
  }

  private static func words(_ words: [String], anyCase: Bool) -> Members {
    guard anyCase else { return [("enum", .array(words.map(JSONText.string)))] }
    let pattern = JSONText.object([
      ("type", .string("string")), ("pattern", .string("^\(TextForm.anyCase(words))$")),
    ])
    return anyOf([enumeration(words), pattern])
  }

  private func category(orNone: Bool) -> Members {
    let names = categories + (orNone ? [CategoryDeclarations.uncategorized] : [])
    return suggesting(
      categories.isEmpty ? [] : names, beside: formed(orNone ? .categoryPath : .declaredCategory))
  }

  private func suggesting(_ names: [String], beside members: Members) -> Members {
    guard !names.isEmpty else { return members }
    return Self.anyOf([Self.enumeration(names)]).merged(members)
  }

  // MARK: Lists and mappings

  private func oneOrMore(_ form: ValueForm, takesLists: Bool) -> Members {
    var item = members(form)
    if takesLists {
      let list = JSONText.object([
        ("type", .string("string")), ("pattern", .string(#"^\$\S+$"#)),
      ])
      item = Self.anyOf([.object(item)]).merged([("anyOf", .array([list]))])
    }
    let list = JSONText.object([
      ("type", .string("array")), ("items", .object(item)), ("minItems", .integer(1)),
    ])
    return Self.anyOf([]).merged(item).merged([("anyOf", .array([list]))])
  }

  private func properties(_ fields: [SettingField]) -> Members {
    fields.map { field in
      var about: Members = [("description", .string(field.summary))]
      if !field.examples.isEmpty {
        about.append(("examples", .array(field.examples.map(JSONText.string))))
      }
      return (field.key, .object(about + members(field.form)))
    }
  }

  private func mapping(_ form: MappingForm) -> Members {
    [
      ("type", form.isOptional ? Self.names(["object", "null"]) : .string("object")),
      ("properties", .object(properties(form.fields))),
      ("additionalProperties", .bool(false)),
    ] + (form.mayBeEmpty ? [] : [("minProperties", .integer(1))]) + Self.demands(of: form)
  }

  /// Which keys must be there, and which not beside each other.
  private static func demands(of form: MappingForm) -> Members {
    func required(_ keys: [String]) -> JSONText { .object([("required", names(keys))]) }
    let needed = form.needsOneOf.map { keys in
      JSONText.object(anyOf(keys.map { required([$0]) }))
    }
    let excluded = form.allowsOneOf.map { JSONText.object([("not", required($0))]) }
    let all = needed + excluded
    return all.isEmpty ? [] : [("allOf", .array(all))]
  }

  private func named(_ key: TextForm, _ value: ValueForm, isOptional: Bool) -> Members {
    var members: Members = [
      ("type", isOptional ? Self.names(["object", "null"]) : .string("object")),
      ("propertyNames", .object([("pattern", .string(key.pattern))])),
      ("additionalProperties", schema(value)),
    ]
    if !isOptional { members.append(("minProperties", .integer(1))) }
    return members
  }

  private func shortOrLong(_ key: TextForm, _ short: ValueForm, _ long: MappingForm) -> Members {
    let keys = Self.names(long.fields.map(\.key))
    let suggested = categories.map { (key: $0, value: schema(short)) }
    let isShort = JSONText.object([
      ("maxProperties", .integer(1)),
      ("propertyNames", .object([("not", .object([("enum", keys)]))])),
    ])
    let then = JSONText.object([
      ("propertyNames", .object([("pattern", .string(key.pattern))])),
      ("additionalProperties", schema(short)),
    ])
    let otherwise = JSONText.object(
      [("propertyNames", .object([("enum", keys)]))] + Self.demands(of: long))
    return [
      ("type", .string("object")), ("minProperties", .integer(1)),
      ("properties", .object(properties(long.fields) + (isRule(long) ? suggested : []))),
      ("if", isShort), ("then", then), ("else", otherwise),
    ]
  }

  /// A short rule's key is a category, and a short test's a description.
  private func isRule(_ form: MappingForm) -> Bool {
    form.fields.contains { $0.key == RuleField.match.rawValue }
  }

  // MARK: Pieces

  private static func anyOf(_ schemas: [JSONText]) -> Members { [("anyOf", .array(schemas))] }

  private static func type(_ name: String) -> JSONText { .object([("type", .string(name))]) }

  private static func enumeration(_ words: [String]) -> JSONText {
    .object([("enum", names(words))])
  }

  private static func names(_ names: [String]) -> JSONText {
    .array(names.map(JSONText.string))
  }
}

extension [(key: String, value: JSONText)] {
  /// An `anyOf` with the choices of another, or with the other as a choice.
  fileprivate func merged(_ other: Self) -> Self {
    guard count == 1, case .array(let own) = self[0].value else { return self }
    if other.count == 1, other[0].key == "anyOf", case .array(let more) = other[0].value {
      return [("anyOf", .array(own + more))]
    }
    return [("anyOf", .array(own + [.object(other)]))]
  }
}
