import BookKeeping
import Foundation
import StatementModel

/// The JSON object of a request, whose members are taken one by one; what nobody takes is a mistake.
struct RequestBody {
  private var members: [String: JSONValue]

  init(_ members: [String: JSONValue]) { self.members = members }

  /// Reads the body of a request.
  init(_ request: HTTPRequest) throws(APIError) {
    guard
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(request.body)),
      case .object(let members) = value
    else { throw .fact(.notAnObject) }
    self.init(members)
  }

  /// Refuses a request that does not say that it has JSON.
  static func requireJSON(_ request: HTTPRequest) throws(APIError) {
    let type = request.header("content-type")?.split(separator: ";").first.map(String.init)
    guard type?.lowercased() == "application/json" else { throw .fact(.notJSONType) }
  }

  /// Whether a member is there, `null` or not.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// A text; nothing where it is not there or `null`.
  mutating func text(_ name: String) throws(APIError) -> String? {
    switch members.removeValue(forKey: name) {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw .fact(.wrongKind(name, wanted: "a text"), field: name)
    }
  }

  /// A text that must be there.
  mutating func neededText(_ name: String) throws(APIError) -> String {
    guard let text = try text(name) else { throw .fact(.missing(name), field: name) }
    return text
  }

  mutating func flag(_ name: String) throws(APIError) -> Bool? {
    switch members.removeValue(forKey: name) {
    case nil, .null: return nil
    case .bool(let value): return value
    default: throw .fact(.wrongKind(name, wanted: "true or false"), field: name)
    }
  }

  /// A yes or no that must be there.
  mutating func neededFlag(_ name: String) throws(APIError) -> Bool {
    guard let flag = try flag(name) else { throw .fact(.missing(name), field: name) }
    return flag
  }

  mutating func texts(_ name: String) throws(APIError) -> [String]? {
    switch members.removeValue(forKey: name) {
    case nil, .null: return nil
    case .array(let values):
      var texts: [String] = []
      for value in values {
        guard case .string(let text) = value else {
          throw .fact(.wrongKind(name, wanted: "a list of texts"), field: name)
        }
        texts.append(text)
      }
      return texts
    default: throw .fact(.wrongKind(name, wanted: "a list of texts"), field: name)
    }
  }

  /// An object within this one, which must be there.
  mutating func neededObject(_ name: String) throws(APIError) -> RequestBody {
    guard let value = members.removeValue(forKey: name) else {
      throw .fact(.missing(name), field: name)
    }
    guard case .object(let members) = value else {
      throw .fact(.wrongKind(name, wanted: "an object"), field: name)
    }
    return RequestBody(members)
  }

  /// A list of objects that must be there.
  mutating func neededObjects(_ name: String) throws(APIError) -> [RequestBody] {
    guard let value = members.removeValue(forKey: name) else {
      throw .fact(.missing(name), field: name)
    }
    guard case .array(let values) = value else {
      throw .fact(.wrongKind(name, wanted: "a list of objects"), field: name)
    }
    var bodies: [RequestBody] = []
    for value in values {
      guard case .object(let members) = value else {
        throw .fact(.wrongKind(name, wanted: "a list of objects"), field: name)
      }
      bodies.append(RequestBody(members))
    }
    return bodies
  }

  /// An object of lists of texts, by name; empty where it is not there.
  mutating func textLists(_ name: String) throws(APIError) -> [(name: String, values: [String])] {
    guard has(name) else { return [] }
    var lists = try neededObject(name)
    var found: [(name: String, values: [String])] = []
    for key in lists.members.keys.sorted() {
      found.append((key, try lists.texts(key) ?? []))
    }
    return found
  }

  /// A day; nothing where it is not there, `null` or empty.
  mutating func day(_ name: String) throws(APIError) -> CalendarDate? {
    guard let text = try text(name), !text.isEmpty else { return nil }
    guard let day = CalendarDate(iso: text) else { throw .request(.badDay(text), field: name) }
    return day
  }

  /// Refuses what nobody took.
  func finish() throws(APIError) {
    guard let name = members.keys.min() else { return }
    throw .fact(.unknownMember(name), field: name)
  }
}
