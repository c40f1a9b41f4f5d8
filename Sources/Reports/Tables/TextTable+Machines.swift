import StatementModel

extension TextTable {
  /// RFC 4180 with a header; numbers plain, dates as in ISO 8601.
  func writeCSV(to out: inout ByteText) {
    for (index, column) in columns.enumerated() {
      if index > 0 { out.append(0x2C) }
      out.append(csv: column.key)
    }
    out.append("\r\n")
    for row in rows {
      for index in columns.indices {
        if index > 0 { out.append(0x2C) }
        Self.write(csv: cell(row, index), to: &out)
      }
      out.append("\r\n")
    }
  }

  /// One array with an object for each row, on a line each.
  func writeJSON(to out: inout ByteText) {
    out.append("[")
    for (index, row) in rows.enumerated() {
      out.append(index == 0 ? "\n  " : ",\n  ")
      out.append(record(row).line)
    }
    out.append(rows.isEmpty ? "]\n" : "\n]\n")
  }

  /// One object a line.
  func writeLines(to out: inout ByteText) {
    for row in rows {
      out.append(record(row).line)
      out.append(0x0A)
    }
  }

  /// A row as an object with a member for each column.
  func record(_ row: [Cell]) -> JSONText {
    .object(columns.indices.map { (columns[$0].key, Self.json(cell(row, $0))) })
  }

  private static func write(csv cell: Cell, to out: inout ByteText) {
    switch cell {
    case .empty: break
    case .text(let text), .link(let text, to: _), .moment(let text): out.append(csv: text)
    case .integer(let number): out.append(number: number)
    case .decimal(let sum, let decimals), .converted(let sum, let decimals):
      out.append(sum.text(minimumDecimals: decimals))
    case .permille(let share): out.append(Cell.plain(permille: share))
    case .date(let date): out.append(iso: date)
    case .month(let month): out.append(month.description)
    case .flag(let flag): out.append(flag ? "true" : "false")
    case .words(let words): out.append(csv: words.joined(separator: ";"))
    case .word(let word): out.append(csv: word.rawValue)
    case .term(_, let name): out.append(csv: name)
    case .category(let category): out.append(csv: category?.text ?? TransactionGroup.uncategorized)
    case .branch(let category): out.append(csv: category.text)
    }
  }

  /// Exact numbers are strings, so that no reader makes binary fractions of them.
  private static func json(_ cell: Cell) -> JSONText {
    switch cell {
    case .empty: .null
    case .text(let text), .link(let text, to: _), .moment(let text): .string(text)
    case .integer(let number): .integer(number)
    case .decimal(let sum, let decimals), .converted(let sum, let decimals):
      .string(sum.text(minimumDecimals: decimals))
    case .permille(let share): .string(Cell.plain(permille: share))
    case .date(let date): .string(date.description)
    case .month(let month): .string(month.description)
    case .flag(let flag): .bool(flag)
    case .word(let word): .string(word.rawValue)
    case .term(_, let name): .string(name)
    case .category(let category): .string(category?.text ?? TransactionGroup.uncategorized)
    case .branch(let category): .string(category.text)
    case .words(let words): .array(words.map(JSONText.string))
    }
  }
}
