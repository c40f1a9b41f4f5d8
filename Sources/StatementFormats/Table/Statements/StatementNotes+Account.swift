import StatementModel

/// Which account the lines above a table name.
extension StatementNotes {
  /// The number of an account or a card that a line of these cells names.
  static func account(in cells: [String]) -> String? {
    var notes = StatementNotes()
    for (index, cell) in cells.enumerated() {
      let parts = cell.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { notes.takeAccount(parts[0], text: parts[1]) }
      notes.takeAccount(cell, text: cell)
      if index + 1 < cells.count { notes.takeAccount(cell, text: cells[index + 1]) }
    }
    return notes.account
  }

  /// Takes the account that a label names, or the running text that is its own label.
  ///
  /// A number in running text gives way to one behind a label that asks for a number.
  mutating func takeAccount(_ label: String, text: String) {
    let isLoose = label == text
    guard account == nil || (isAccountLoose && !isLoose) else { return }
    let key = HeaderFolding.foldName(label)
    guard StatementWords.has(key, Self.accountWords), !Self.namesBalance(key),
      account == nil || StatementWords.has(key, Self.numberWords),
      let found = isLoose ? Self.number(in: text) : Self.number(inValue: text)
    else { return }
    account = found
    isAccountLoose = isLoose
    if currency == nil { currency = Self.currency(behind: found, in: text, isLoose: isLoose) }
  }

  /// The account's number that a value behind a label is, all of it where it stands in groups.
  private static func number(inValue text: String) -> String? {
    let groups = text.split(separator: " ")
    if let iban = groups.first(where: { isIBAN(String($0)) }) { return String(iban) }
    if let iban = groupedIBAN(groups) { return iban }
    if groups.count > 1, datedTokens(groups, in: text).isEmpty,
      groups.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E } }),
      groups.joined().utf8.count(where: { 0x30...0x39 ~= $0 }) >= 8
    {
      return groups.joined()
    }
    return number(in: text)
  }

  /// An IBAN in groups of four that stands among other words: `DE00 1122 … 99 / Giro`.
  private static func groupedIBAN(_ groups: [Substring]) -> String? {
    for start in groups.indices where groups[start].utf8.count == 4 {
      var found = String(groups[start])
      for group in groups[(start + 1)...] {
        guard group.utf8.count <= 4,
          group.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) })
        else { break }
        found += group
        if group.utf8.count < 4 { break }
      }
      if isIBAN(found) { return found }
    }
    return nil
  }

  /// `Girokonto DE00112233445566778899 (EUR)`, and behind a label `DE00112233445566778899 EUR`.
  private static func currency(behind number: String, in text: String, isLoose: Bool) -> Currency? {
    let words = text.split(separator: " ")
    let inParentheses = words.lazy.compactMap { word in
      word.utf8.count == 5 && word.hasPrefix("(") && word.hasSuffix(")")
        ? CurrencySigns.currency(String(word.dropFirst().dropLast())) : nil
    }.first
    if let inParentheses { return inParentheses }
    guard !isLoose, let last = words.last, words.count > 1, last.utf8.count == 3,
      words.dropLast().joined().hasSuffix(number),
      let currency = CurrencySigns.currency(String(last)), currency.code == last
    else { return nil }
    return currency
  }

  /// The last token of the text that is an account's number: four digits or masked ones at least.
  static func number(in text: String) -> String? {
    let tokens = text.split { $0 == " " || $0 == ":" || $0 == "\"" || $0 == "(" || $0 == ")" }
    // An IBAN in groups of four.
    let joined = text.filter { $0 != " " }
    if isIBAN(joined) { return joined }
    let dated = datedTokens(tokens, in: text)
    let found = tokens.indices.last { index in
      let token = tokens[index]
      let digits = token.filter { $0.isASCII && $0.isNumber }.count
      let others = token.filter { $0.isLetter }.count
      return !dated.contains(index)
        && digits >= 3 && digits + token.filter { "*•xX.-/".contains($0) }.count >= 4
        && (others <= 4 || isIBAN(String(token)) || token.contains("X"))
        && !isMonth(token) && token.filter({ $0 == "/" }).count < 2
        && !(token.contains(",") || token.filter { $0 == "." }.count == 2)
    }
    return found.map { withoutPreposition(tokens[$0]) }
  }

  /// The number without the letter that Hebrew ties to it: `המסתיים ב-1234`.
  private static func withoutPreposition(_ token: Substring) -> String {
    let bare = token.drop { ("א"..."ת").contains($0) }
    return String(bare.count < token.count && bare.first == "-" ? bare.dropFirst() : token)
  }

  /// Whether the token is a month or a number of the year, `7/2026`: the number of an account may
  /// end in a bank's, `1234567/2010`.
  private static func isMonth(_ token: Substring) -> Bool {
    guard let slash = token.firstIndex(of: "/") else { return false }
    return token[slash...].hasPrefix("/20") && token[..<slash].utf8.count <= 3
  }

  /// The tokens that are dates or parts of dates, such as the period of the statement.
  private static func datedTokens(_ tokens: [Substring], in text: String) -> Set<Int> {
    var dated: Set<Int> = []
    var compact: Set<Int> = []
    for start in tokens.indices {
      for count in 1...3 where start + count <= tokens.count {
        let words = tokens[start..<start + count]
        let candidate = words.joined(separator: " ")
        guard isDate(candidate) else { continue }
        if count == 1, candidate.allSatisfy(\.isNumber) {
          compact.insert(start)
        } else {
          dated.formUnion(start..<start + count)
        }
      }
    }
    // Eight digits can be an account, too; two such dates are a period.
    let key = HeaderFolding.fold(text)
    let isPeriod = StatementWords.has(key, periodWords)
    if compact.count > 1 || isPeriod { dated.formUnion(compact) }
    // "Statement for May 2026": a year alone.
    if isPeriod || !StatementMonth.find(text).isEmpty {
      for (index, token) in tokens.enumerated() where token.utf8.count == 4 {
        if let year = Int(token), (1990...2039).contains(year) { dated.insert(index) }
      }
    }
    return dated
  }

  /// Whether the text is a date with its whole year.
  static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let raw = DateCell.read(bytes.span, 0..<bytes.count),
      raw.thirdDigits == 4 || raw.firstDigits == 4 || raw.firstDigits == 8
    else { return false }
    return DateOrder.allCases.contains { order in
      raw.day(order, year: nil).map { (1990...2039).contains($0.year) } ?? false
    }
  }

  private static func isIBAN(_ text: String) -> Bool { AccountNumber.isIBAN(text) }

  private static let numberWords = Words.list("note.number")
}
