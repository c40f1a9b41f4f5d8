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

  /// One array with an object for each row.
  func writeJSON(to out: inout ByteText) {
    out.append("[")
    for (index, row) in rows.enumerated() {
      out.append(index == 0 ? "\n  " : ",\n  ")
      writeObject(row, to: &out)
    }
    out.append(rows.isEmpty ? "]\n" : "\n]\n")
  }

  /// One object a line.
  func writeLines(to out: inout ByteText) {
    for row in rows {
      writeObject(row, to: &out)
      out.append(0x0A)
    }
  }

  func writeObject(_ row: [Cell], to out: inout ByteText) {
    out.append(0x7B)
    for (index, column) in columns.enumerated() {
      if index > 0 { out.append(0x2C) }
      out.append(json: column.key)
      out.append(0x3A)
      Self.write(json: cell(row, index), to: &out)
    }
    out.append(0x7D)
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
    }
  }

  /// Exact numbers are strings, so that no reader makes binary fractions of them.
  private static func write(json cell: Cell, to out: inout ByteText) {
    switch cell {
    case .empty: out.append("null")
    case .text(let text), .link(let text, to: _), .moment(let text): out.append(json: text)
    case .integer(let number): out.append(number: number)
    case .decimal(let sum, let decimals), .converted(let sum, let decimals):
      out.append(json: sum.text(minimumDecimals: decimals))
    case .permille(let share): out.append(json: Cell.plain(permille: share))
    case .date(let date): out.append(json: date.description)
    case .month(let month): out.append(json: month.description)
    case .flag(let flag): out.append(flag ? "true" : "false")
    case .word(let word): out.append(json: word.rawValue)
    case .term(_, let name): out.append(json: name)
    case .words(let words):
      out.append(0x5B)
      for (index, word) in words.enumerated() {
        if index > 0 { out.append(0x2C) }
        out.append(json: word)
      }
      out.append(0x5D)
    }
  }
}
