import StatementModel

/// The JSON Schema of what `daybook report NAME --format json` prints.
///
/// It names draft 2020-12 and keeps to what draft-07 has as well.
package enum ReportSchema {
  private typealias Members = [(key: String, value: JSONText)]

  /// The schema; rows of reports whose columns are always the same are told column by column.
  package static var document: JSONText {
    let fixed = ReportCatalog.all.compactMap(rows)
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A report of Daybook")),
      ("type", .string("object")),
      ("properties", .object(properties)),
      ("required", names(properties.map(\.key))),
      ("allOf", .array(fixed)),
      ("definitions", .object(definitions)),
    ])
  }

  private static var properties: Members {
    [
      (
        "version",
        about(
          "The version of this form; members may be added within one.",
          [
            ("type", .string("integer")), ("minimum", .integer(PrintedReport.jsonVersion)),
            ("maximum", .integer(PrintedReport.jsonVersion)),
          ])
      ),
      ("report", about("The name it is asked for by.", [("type", .string("string"))])),
      (
        "arguments",
        about("What was asked for with the name: a month, a period.", list(of: "string"))
      ),
      ("title", about("Its title, in the book's language.", [("type", .string("string"))])),
      (
        "as_of",
        about(
          "The end of the newest statement.",
          [
            ("type", names(["string", "null"])), ("pattern", .string(Pattern.date)),
          ])
      ),
      (
        "currency",
        about(
          "The currency that the book counts in where it converts.",
          [
            ("type", names(["string", "null"]))
          ])
      ),
      ("columns", reference("columns")),
      ("rows", reference("rows")),
      (
        "sections",
        about(
          "The tables that people see.",
          [
            ("type", .string("array")), ("items", reference("section")),
          ])
      ),
    ]
  }

  private enum Pattern {
    static let decimal = #"^-?[0-9]+(\.[0-9]+)?$"#
    static let date = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  }

  private static var definitions: Members {
    [
      (
        "columns",
        about(
          "The columns of the rows, in order.",
          [
            ("type", .string("array")),
            (
              "items",
              .object([
                ("type", .string("object")),
                (
                  "properties",
                  .object([
                    ("key", .object([("type", .string("string"))])),
                    ("title", .object([("type", .string("string"))])),
                    (
                      "type",
                      .object([("enum", names(TextTable.CellType.allCases.map(\.rawValue)))])
                    ),
                  ])
                ),
                ("required", names(["key", "title", "type"])),
                ("additionalProperties", .bool(false)),
              ])
            ),
          ])
      ),
      (
        "rows",
        about(
          "One object a row, with a member for each column.",
          [
            ("type", .string("array")),
            (
              "items",
              .object([("type", .string("object")), ("additionalProperties", reference("cell"))])
            ),
          ])
      ),
      ("cell", cell),
      (
        "section",
        .object([
          ("type", .string("object")),
          (
            "properties",
            .object([
              ("title", .object([("type", .string("string"))])),
              ("columns", reference("columns")), ("rows", reference("rows")),
              ("totals", reference("rows")),
            ])
          ),
          ("required", names(["title", "columns", "rows", "totals"])),
          ("additionalProperties", .bool(false)),
        ])
      ),
    ]
  }

  /// Exact numbers are strings, so that no reader makes binary fractions of them.
  private static var cell: JSONText {
    about(
      "Decimals (amounts, and percentages without their sign) are strings like -1234.50; dates are "
        + "strings like 2026-03-31, months like 2026-03; null where there is nothing.",
      [
        (
          "anyOf",
          .array([
            .object([("type", names(["string", "integer", "boolean", "null"]))]),
            .object(list(of: "string")),
          ])
        )
      ])
  }

  /// What holds of the rows of one report: exactly its columns.
  private static func rows(_ kind: ReportKind) -> JSONText? {
    guard let columns = kind.columns else { return nil }
    let properties = columns.map { column in
      (key: column.key, value: value(column))
    }
    let row = JSONText.object([
      ("properties", .object(properties)), ("required", names(columns.map(\.key))),
      ("additionalProperties", .bool(false)),
    ])
    return .object([
      (
        "if",
        .object([
          (
            "properties",
            .object([("report", .object([("enum", names([kind.name]))]))])
          )
        ])
      ),
      (
        "then",
        .object([
          ("properties", .object([("rows", .object([("items", row)]))]))
        ])
      ),
    ])
  }

  /// Amounts and shares, by what their columns are called.
  private static func value(_ column: TextTable.Column) -> JSONText {
    let decimals: Set = ["spent", "total", "change", "share", "budget", "left", "amount"]
    guard decimals.contains(column.key) else { return reference("cell") }
    return .object([
      ("type", names(["string", "null"])), ("pattern", .string(Pattern.decimal)),
    ])
  }

  private static func about(_ text: String, _ members: Members) -> JSONText {
    .object([("description", .string(text))] + members)
  }

  private static func list(of type: String) -> Members {
    [("type", .string("array")), ("items", .object([("type", .string(type))]))]
  }

  private static func reference(_ name: String) -> JSONText {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  private static func names(_ names: [String]) -> JSONText { .array(names.map(JSONText.string)) }
}

extension ReportKind {
  /// The columns of its rows for programs, which are the same whatever the book holds.
  var columns: [TextTable.Column]? {
    let empty = ReportInput(transactions: [], cards: [], categories: CategoryTree())
    let month = Month(year: 2026, month: 1)
    return switch make {
    case .whole(let make): make(empty).flat.columns
    case .ofMonth(let make): make(empty, month).flat.columns
    case .ofPeriod(let make):
      make(empty, Period(id: PeriodID(""), name: "-", start: month.firstDay)).flat.columns
    }
  }
}
