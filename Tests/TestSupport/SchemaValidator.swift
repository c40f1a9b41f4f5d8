import Foundation
import StatementModel

/// Validates against the part of JSON Schema that our schemas keep to, which draft-07 and draft
/// 2020-12 have in common.
package final class SchemaValidator {
  private let root: JSONText
  private var expressions: [String: NSRegularExpression] = [:]
  /// Keywords that neither draft's common part nor this validator has; there should be none.
  package private(set) var unknownKeywords: Set<String> = []

  package init(_ schema: JSONText) { root = schema }

  /// The first thing that is wrong, with the path to it; nothing where the value is valid.
  package func fault(in instance: SchemaInstance) -> String? {
    fault(instance, root, "")
  }

  private static let annotations: Set<String> = [
    "$schema", "title", "description", "examples", "definitions", "then", "else",
  ]

  private func fault(_ value: SchemaInstance, _ schema: JSONText, _ path: String) -> String? {
    if case .bool(let allows) = schema { return allows ? nil : "\(path): not allowed" }
    guard case .object(let members) = schema else { return "\(path): no schema" }
    for (keyword, argument) in members where !Self.annotations.contains(keyword) {
      if let found = fault(value, keyword, argument, members, path) { return found }
    }
    return nil
  }

  private func fault(
    _ value: SchemaInstance, _ keyword: String, _ argument: JSONText,
    _ schema: [(key: String, value: JSONText)], _ path: String
  ) -> String? {
    let refused = "\(path): \(keyword)"
    switch keyword {
    case "$ref": return fault(value, definition(argument), path)
    case "type": return strings(argument).contains { Self.isOf($0, value) } ? nil : refused
    case "enum": return list(argument).contains { Self.equals($0, value) } ? nil : refused
    case "pattern":
      guard case .text(let text) = value, let pattern = strings(argument).first else { return nil }
      return matches(text, pattern) ? nil : "\(refused) \(pattern)"
    case "minimum", "maximum":
      guard case .number(let number) = value, case .integer(let limit) = argument,
        let bound = ExactDecimal(units: Int64(limit), scale: 0)
      else { return nil }
      return (keyword == "minimum" ? bound <= number : number <= bound) ? nil : refused
    case "anyOf":
      return list(argument).contains { fault(value, $0, path) == nil } ? nil : refused
    case "allOf":
      for part in list(argument) { if let found = fault(value, part, path) { return found } }
      return nil
    case "not": return fault(value, argument, path) == nil ? refused : nil
    case "if":
      let branch = fault(value, argument, path) == nil ? "then" : "else"
      return schema.first { $0.key == branch }.flatMap { fault(value, $0.value, path) }
    case "items":
      guard case .list(let items) = value else { return nil }
      for (index, item) in items.enumerated() {
        if let found = fault(item, argument, "\(path)/\(index)") { return found }
      }
      return nil
    case "minItems":
      guard case .list(let items) = value, case .integer(let least) = argument else { return nil }
      return items.count >= least ? nil : refused
    default: return mappingFault(value, keyword, argument, schema, path)
    }
  }

  private func mappingFault(
    _ value: SchemaInstance, _ keyword: String, _ argument: JSONText,
    _ schema: [(key: String, value: JSONText)], _ path: String
  ) -> String? {
    let refused = "\(path): \(keyword)"
    let known = [
      "properties", "additionalProperties", "propertyNames", "required", "minProperties",
      "maxProperties",
    ]
    guard known.contains(keyword) else {
      unknownKeywords.insert(keyword)
      return refused
    }
    guard case .mapping(let entries) = value else { return nil }
    let keys = entries.map(\.key)
    switch keyword {
    case "properties":
      for (key, part) in members(argument) {
        guard let entry = entries.first(where: { $0.key == key }) else { continue }
        if let found = fault(entry.value, part, "\(path)/\(key)") { return found }
      }
    case "additionalProperties":
      let named = schema.first { $0.key == "properties" }.map { members($0.value).map(\.key) } ?? []
      for entry in entries where !named.contains(entry.key) {
        if let found = fault(entry.value, argument, "\(path)/\(entry.key)") { return found }
      }
    case "propertyNames":
      for key in keys {
        if let found = fault(.text(key), argument, "\(path)/\(key)") { return found }
      }
    case "required": return strings(argument).allSatisfy(keys.contains) ? nil : refused
    case "minProperties":
      if case .integer(let least) = argument, entries.count < least { return refused }
    default:
      if case .integer(let most) = argument, entries.count > most { return refused }
    }
    return nil
  }

  private func definition(_ reference: JSONText) -> JSONText {
    guard case .string(let path) = reference,
      let all = members(root).first(where: { $0.key == "definitions" })?.value,
      let found = members(all).first(where: { "#/definitions/\($0.key)" == path })
    else { return .bool(false) }
    return found.value
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let expression = expressions[pattern] ?? (try? NSRegularExpression(pattern: pattern))
    guard let expression else { return false }
    expressions[pattern] = expression
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static func isOf(_ type: String, _ value: SchemaInstance) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .text),
      ("array", .list), ("object", .mapping):
      true
    case ("integer", .number(let number)): !number.text().contains(".")
    default: false
    }
  }

  private static func equals(_ constant: JSONText, _ value: SchemaInstance) -> Bool {
    switch (constant, value) {
    case (.string(let one), .text(let other)): one == other
    case (.bool(let one), .bool(let other)): one == other
    case (.null, .null): true
    default: false
    }
  }

  private func members(_ value: JSONText) -> [(key: String, value: JSONText)] {
    if case .object(let members) = value { members } else { [] }
  }

  private func list(_ value: JSONText) -> [JSONText] {
    if case .array(let values) = value { values } else { [value] }
  }

  private func strings(_ value: JSONText) -> [String] {
    list(value).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension JSONText {
  /// The member of an object at a path of keys.
  package func member(_ path: String...) -> JSONText? {
    path.reduce(Optional(self)) { value, key in
      guard case .object(let members)? = value else { return nil }
      return members.first { $0.key == key }?.value
    }
  }

  /// The keys of an object, in their order.
  package var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
