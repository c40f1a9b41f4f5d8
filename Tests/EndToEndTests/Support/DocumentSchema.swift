import Foundation
import TestSupport

/// The schemas of what commands print for programs, as the program prints them.
enum DocumentSchema {
  /// Those of commands whose schema is called otherwise than they are.
  private static let names: [String: String] = [
    "run": "import", "import --explain": "rows", "imports explain": "rows",
    "budgets": "report", "recurring": "report", "trends": "report",
    "history": "log", "undo": "log", "redo": "log", "imports redo": "imports-undo",
    "periods create": "periods-change", "periods delete": "periods-change",
    "cards merge": "cards-change", "cards rename": "cards-change",
    "categories add": "categories-change", "categories rename": "categories-change",
    "categories remove": "categories-change", "restore": "backup",
    "schedule status": "schedule", "schedule list": "schedule",
  ]

  /// - Parameter command: Its words, as they are typed.
  static func name(of command: [String]) -> String {
    let explains = command.contains("--explain") ? "import --explain" : nil
    let pair = command.prefix(2).joined(separator: " ")
    let words = command.prefix(2).filter { $0.wholeMatch(of: /[a-z]+/) != nil && $0 != "list" }
    let groups: Set = ["rules", "imports", "periods", "cards", "categories"]
    let isOfGroup = command.first.map(groups.contains) ?? false
    return explains.flatMap { names[$0] } ?? names[pair] ?? command.first.flatMap { names[$0] }
      ?? (isOfGroup ? words.joined(separator: "-") : command.first ?? "")
  }

  /// What is wrong with a document; nothing where it is as the schema says.
  static func fault(in document: JSONInstance, of command: [String], in place: Place) throws
    -> String?
  {
    let name = name(of: command)
    let schema = try Program.run(
      ["schema", name, "--plain"], in: place.root, environment: place.environment())
    guard schema.code == 0 else { return "there is no schema \(name): \(schema.talk)" }
    let validator = SchemaValidator(try JSONInstance(schema.output).schema)
    let fault = validator.fault(in: document.instance)
    guard validator.unknownKeywords.isEmpty else {
      return "\(name): the validator does not know \(validator.unknownKeywords)"
    }
    return fault.map { "\(name): \($0)" }
  }
}
