import Foundation
import StatementModel

/// A JSON text as read by the system's own reader.
package indirect enum JSONInstance: Decodable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case list([JSONInstance])
  case mapping([String: JSONInstance])

  package init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONInstance.self, from: Data(text.utf8))
  }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .integer(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONInstance].self) {
      self = .list(list)
    } else {
      self = .mapping(try value.decode([String: JSONInstance].self))
    }
  }

  package subscript(key: String) -> JSONInstance? {
    if case .mapping(let members) = self { members[key] } else { nil }
  }

  package subscript(index: Int) -> JSONInstance? {
    if case .list(let items) = self, items.indices.contains(index) { items[index] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var items: [JSONInstance] { if case .list(let items) = self { items } else { [] } }

  /// As a validator reads it.
  package var instance: SchemaInstance {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number):
      ExactDecimal(units: Int64(number), scale: 0).map(SchemaInstance.number) ?? .null
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.instance))
    case .mapping(let members): .mapping(members.map { ($0.key, $0.value.instance) })
    }
  }

  /// As a schema that a validator holds.
  package var schema: JSONText {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .text(let text): .string(text)
    case .list(let items): .array(items.map(\.schema))
    // "then" is looked up by "if", and otherwise the order of members does not matter.
    case .mapping(let members): .object(members.map { ($0.key, $0.value.schema) })
    }
  }
}
