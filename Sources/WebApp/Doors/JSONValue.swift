import Foundation

/// A JSON value that was read.
enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  /// No request has one; amounts are texts.
  case number
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else {
      // A text that is no UTF-8 is none of these either.
      _ = try container.decode(Decimal.self)
      self = .number
    }
  }
}
