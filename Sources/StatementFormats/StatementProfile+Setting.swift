import StatementModel

/// What one line of a profile says, as questions and decided settings write it.
extension StatementProfile {
  /// - Parameter line: `dates: dmy`, or `columns: { debit: "Out", credit: 4 }`. Nothing comes of a
  ///   line that only describes what to write.
  init?(setting line: String) {
    self.init(name: "")
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = String(line[line.index(after: colon)...].drop { $0 == " " })
    switch line[..<colon] {
    case "dates": dateOrder = DateOrder(rawValue: value)
    case "decimal": decimalMark = DecimalMark(rawValue: value)
    case "outflow": outflow = Outflow(rawValue: value)
    case "fee": fee = Fee(rawValue: value)
    case "balance": balanceIsOwed = ["held": false, "owed": true][value]
    case "amounts": amountsAreMinorUnits = ["minor-units": true, "major-units": false][value]
    case "currency": currency = Currency(code: value)
    case "year": year = Int(value)
    case "undated": undatedDay = CalendarDate(iso: value)
    case "columns": columns = Self.columns(value) ?? [:]
    case "delimiter": delimiter = DelimiterDetection.byte(named: value.filter { $0 != "\"" })
    case "encoding": encoding = value
    case "header-row": hasHeader = ["no": false, "yes": true][value]
    case "skip": skipLines = Int(value)
    case "footer": footerLines = Int(value)
    case "status": statuses = Self.statuses(value) ?? [:]
    default: return nil
    }
    guard self != StatementProfile(name: "") else { return nil }
  }

  /// The columns of `{ debit: "Out", credit: 4 }`.
  private static func columns(_ text: String) -> [Role: Column]? {
    var columns: [Role: Column] = [:]
    var rest = text.drop { $0 == "{" || $0 == " " }
    while let colon = rest.firstIndex(of: ":"), let role = Role(rawValue: String(rest[..<colon])) {
      rest = rest[rest.index(after: colon)...].drop { $0 == " " }
      guard let column = column(&rest) else { return nil }
      columns[role] = column
      rest = rest.drop { $0 == "," || $0 == " " }
    }
    return rest == "}" && !columns.isEmpty ? columns : nil
  }

  /// The words of `{ "Vorgem.": pending, "Ok": booked }`.
  private static func statuses(_ text: String) -> [String: RowStatus]? {
    var statuses: [String: RowStatus] = [:]
    var rest = text.drop { $0 == "{" || $0 == " " }
    while case .named(let word)? = column(&rest) {
      let said = rest.drop { $0 == ":" || $0 == " " }.prefix(while: \.isLetter)
      guard let status = RowStatus(rawValue: String(said)) else { return nil }
      statuses[HeaderFolding.fold(word)] = status
      rest = rest[said.endIndex...].drop { $0 == "," || $0 == " " }
    }
    return rest == "}" && !statuses.isEmpty ? statuses : nil
  }

  /// Takes a number, a word, or a name in quotes.
  private static func column(_ rest: inout Substring) -> Column? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0 != "," && $0 != " " && $0 != "}" }
      rest = rest[word.endIndex...]
      if let number = Int(word) { return .number(number) }
      return word.isEmpty ? nil : .named(String(word))
    }
    var name = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if !isEscaped, character == "\"" {
        rest = rest[rest.index(after: index)...]
        return .named(name)
      }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { name.append(character) }
    }
    return nil
  }
}
