import Foundation
import StatementModel
import TestSupport
import Testing

/// What a served book answers, held against the description that `schema api` prints.
struct ServeInterfaceTests {
  /// One definition of the description with all that it refers to.
  private func validator(_ name: String, _ description: JSONText) throws -> SchemaValidator {
    guard case .object(let members) = description,
      let definitions = members.first(where: { $0.key == "definitions" })
    else { throw CocoaError(.coderInvalidValue) }
    return SchemaValidator(
      .object([("$ref", .string("#/definitions/\(name)")), definitions]))
  }

  @Test func `answers keep to what is described`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    let printed = try place("schema", "api")
    #expect(printed.code == 0)
    let description = try JSONInstance(printed.output).schema
    let served = try ServedBook(place)
    let coffee = "/api/transactions/\(try #require(try place.transactions("blue").first).id)"
    let period = #"{"name":"Rome","start":"2026-03-01","automatic":true}"#
    let rule = #"{"match":"uber","category":"Home/Rent"}"#
    let asked: [(definition: String, method: String, path: String, body: String?)] = [
      ("Transaction", "GET", coffee, nil), ("Book", "GET", "/api/book", nil),
      ("Changed", "PATCH", coffee, #"{"note":"x","tags":["theTag"]}"#),
      ("Error", "PATCH", coffee, #"{"note":1}"#), ("PeriodNow", "POST", "/api/periods", period),
      ("Error", "POST", "/api/periods", period), ("Undone", "POST", "/api/undo", nil),
      ("Review", "GET", "/api/review", nil),
      ("Imported", "POST", "/api/import/look", ServeImportTests.body()),
      (
        "Imported", "POST", "/api/import",
        ServeImportTests.body(answers: ["dates: dmy"], card: "visa")
      ),
      ("Rules", "GET", "/api/rules", nil),
      ("RulePreview", "POST", "/api/rules/preview", rule),
      ("RuleAdded", "POST", "/api/rules", rule),
      ("FilesChanged", "POST", "/api/categories", #"{"path":"Hobbies"}"#),
      ("Undone", "POST", "/api/undo", #"{"change":"2"}"#),
      ("Error", "POST", "/api/undo", #"{"change":"2"}"#),
      ("InUse", "DELETE", "/api/categories", #"{"path":"Food/Coffee"}"#),
      ("Error", "GET", "/api/nothing", nil),
    ]
    for (definition, method, path, body) in asked {
      let reply = try served.ask(method, path, body)
      let validator = try validator(definition, description)
      let fault = validator.fault(in: try JSONInstance(reply.text).instance)
      #expect(validator.unknownKeywords.isEmpty)
      #expect(fault == nil, "\(method) \(path): \(fault ?? "") \(reply.text)")
    }
    for (definition, path) in [("Period", "/api/periods"), ("Category", "/api/categories")] {
      guard case .list(let items) = try JSONInstance(try served.ask("GET", path).text).instance
      else { throw CocoaError(.coderInvalidValue) }
      for item in items { #expect(try validator(definition, description).fault(in: item) == nil) }
    }
  }
}
