import Foundation

@testable import RuleEngine

/// The names of one country in a file of `Cases/`, or of towns.
struct LintCases: Sendable {
  /// Its code: `it`.
  let name: Substring
  let names: [String]

  var currency: String { Self.currency(of: name) }

  static func read(_ file: String) throws -> [LintCases] {
    cases(in: try text(of: "\(file).txt"))
  }

  /// What stands in a file of `Cases/`.
  static func text(of file: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  static let towns = cases(in: Towns.text)

  private static func cases(in text: String) -> [LintCases] {
    text.split(separator: "\n").filter { $0.first != "#" }.compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let names = line[line.index(after: colon)...].split { $0 == "," || $0 == "|" }
      return LintCases(
        name: line[..<colon], names: names.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// What statements of a country are written in: euros where nothing is said.
  static func currency(of country: Substring) -> String { currencies[String(country)] ?? "EUR" }

  private static let currencies = [
    "ar": "ARS", "au": "AUD", "br": "BRL", "ca": "CAD", "ch": "CHF", "cz": "CZK", "dk": "DKK",
    "gb": "GBP", "hu": "HUF", "il": "ILS", "in": "INR", "jp": "JPY", "mx": "MXN", "no": "NOK",
    "nz": "NZD", "pl": "PLN", "ro": "RON", "rs": "RSD", "ru": "RUB", "se": "SEK", "sg": "SGD",
    "tr": "TRY", "ua": "UAH", "us": "USD", "za": "ZAR",
  ]
}
