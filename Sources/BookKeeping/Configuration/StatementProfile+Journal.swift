import StatementFormats
import StatementModel

/// How a profile stands in the journal: the keys of `daybook.yaml`, so that an import can be read
/// again as it was read first, whatever the configuration says by then.
extension StatementProfile: Decodable {
  private enum Key: String, CodingKey {
    case name, header, columns, delimiter, encoding, skip, dates, decimal, outflow, currency, year
    case headerRow = "header-row"
  }

  /// A column as written: its number, or its name.
  private struct ColumnText: Decodable {
    var column: Column

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        column = .number(number)
      } else {
        column = .named(try container.decode(String.self))
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(name: try values.decode(String.self, forKey: .name))
    headerContains = try values.decodeIfPresent([String].self, forKey: .header) ?? []
    for (word, text) in try values.decodeIfPresent([String: ColumnText].self, forKey: .columns)
      ?? [:]
    {
      // A role of a newer version is passed over: the rest still reads the file as before.
      if let role = Role(rawValue: word) { columns[role] = text.column }
    }
    delimiter = try values.decodeIfPresent(UInt8.self, forKey: .delimiter)
    encoding = try values.decodeIfPresent(String.self, forKey: .encoding)
    skipLines = try values.decodeIfPresent(Int.self, forKey: .skip)
    hasHeader = try values.decodeIfPresent(Bool.self, forKey: .headerRow)
    dateOrder = try values.decodeIfPresent(String.self, forKey: .dates).flatMap(DateOrder.init)
    decimalMark =
      try values.decodeIfPresent(String.self, forKey: .decimal).flatMap(DecimalMark.init)
    outflow = try values.decodeIfPresent(String.self, forKey: .outflow).flatMap(Outflow.init)
    currency =
      try values.decodeIfPresent(String.self, forKey: .currency).flatMap { Currency(code: $0) }
    year = try values.decodeIfPresent(Int.self, forKey: .year)
  }

  /// The profile as the journal has it: one JSON value with its members in a fixed order.
  package var journalText: JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .string(name))]
    func add(_ key: Key, _ value: JSONText?) {
      if let value { members.append((key.rawValue, value)) }
    }
    add(.header, headerContains.isEmpty ? nil : .array(headerContains.map(JSONText.string)))
    add(.columns, columns.isEmpty ? nil : columnsText)
    add(.delimiter, delimiter.map { .integer(Int($0)) })
    add(.encoding, encoding.map(JSONText.string))
    add(.skip, skipLines.map(JSONText.integer))
    add(.headerRow, hasHeader.map(JSONText.bool))
    add(.dates, dateOrder.map { .string($0.rawValue) })
    add(.decimal, decimalMark.map { .string($0.rawValue) })
    add(.outflow, outflow.map { .string($0.rawValue) })
    add(.currency, currency.map { .string($0.code) })
    add(.year, year.map(JSONText.integer))
    return .object(members)
  }

  private var columnsText: JSONText {
    .object(
      Role.allCases.compactMap { role in
        switch columns[role] {
        case .named(let name): (role.rawValue, .string(name))
        case .number(let number): (role.rawValue, .integer(number))
        case nil: nil
        }
      })
  }
}
