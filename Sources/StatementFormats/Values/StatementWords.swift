import StatementModel

/// Words of statement rows that say something beyond their text: direction, status, summaries.
///
/// All folded (`HeaderFolding`); languages as in `HeaderWords`.
enum StatementWords {
  /// The direction that a cell of a direction column states: 1 in, -1 out.
  static func direction(_ cell: String) -> Int? {
    switch cell {
    case "+", "(+)": return 1
    case "-", "(-)", "−": return -1
    default:
      let key = HeaderFolding.fold(cell)
      return directions[key] ?? directionInTwoWords(key)
    }
  }

  /// Whether the cell of a direction says that its row counts as neither: what moves between
  /// one's own accounts, as wallets of China write it.
  static func isNeutral(_ cell: String) -> Bool {
    ["/", "其他", "不计收支", "中性交易"].contains(cell)
  }

  /// The direction that a word states twice, in two languages or by its abbreviation: `贷 Cr`.
  private static func directionInTwoWords(_ key: String) -> Int? {
    guard let space = key.firstIndex(of: " ") else { return nil }
    let (first, second) = (String(key[..<space]), String(key[key.index(after: space)...]))
    guard first != second, isFormalDirection(first), isFormalDirection(second),
      let direction = directions[first], directions[second] == direction
    else { return nil }
    return direction
  }

  /// Whether the word is one that only a column of directions holds: not `sale` or `charge`.
  static func isFormalDirection(_ cell: String) -> Bool {
    let key = HeaderFolding.fold(cell)
    return !["charge", "sale", "purchase", "refund", "return", "income", "expense"].contains(key)
  }

  /// How many bytes the longest word for a direction has.
  static let longestDirection = directions.keys.map(\.utf8.count).max() ?? 0

  private static let directions = table([
    (
      -1,
      """
      d;dr;db;dbit;rc;rcr;reversal of credit;deb;debit;debet;debito;af;s;soll;belastung;charge;out;outflow;outgoing;kiadas;
      expense;money out;paid out;withdrawal;cargo;adeudo;dare;расход;списание;дебет;חובה;uttag;minus;
      terheles;obciazenie;spent;uit;ausgang;debe;sortie;kimeno;saida;saidas;despesa;vydaj;wydatek;
      sale;purchase;payment out;支出;支;借;debits;ut;χ;χρεωση;deebet;veloitus;borc;odchozi;出金;出;支払;转出
      """
    ),
    (
      1,
      """
      c;cr;crdt;rd;rdr;reversal of debit;cred;credit;kredit;credito;k;bij;h;haben;gutschrift;in;inflow;incoming;bevetel;income;
      money in;paid in;deposit;abono;avere;приход;зачисление;поступление;кредит;זכות;insattning;plus;
      jovairas;uznanie;received;eingang;haber;entree;bejovo;entrada;entradas;receita;prijem;wplyw;refund;
      return;payment in;收入;收;贷;credits;inn;π;πιστωση;kreedit;hyvitys;alacak;prichozi;入金;入;預入;转入
      """
    ),
  ])

  /// What a row is whose description is nothing but such words.
  static func summary(_ text: String) -> LeftOutRow.Reason? {
    // "Kontostand am 31.01.2024": the date is no part of the phrase.
    let words = HeaderFolding.fold(text).split(separator: " ").filter {
      $0.contains { !$0.isNumber }
    }
    var begun = ""
    var starts: [String] = []
    for word in words {
      begun += begun.isEmpty ? word : " " + word
      starts.append(begun)
      guard begun.utf8.count <= 60 else { return nil }
    }
    return summaries.first { starts.contains(where: $0.1.contains) }?.0
  }

  /// The first three letters of all summaries, to pass over other texts at once.
  static let summaryStarts: Set<String> = Set(
    summaries.flatMap { $0.1.map { String($0.prefix(3)) } })

  /// Whether the description says no more than that: a row with a date must be nothing else.
  static func isWhollySummary(_ text: String) -> LeftOutRow.Reason? {
    let start = text.utf8.drop { $0 == 0x20 || isPunctuation($0) }.prefix(3)
    if start.count == 3, start.allSatisfy({ $0 < 0x80 }) {
      var key: UInt32 = 0
      for byte in start {
        key = key << 8 | UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      guard asciiStarts.contains(key) else { return nil }
    }
    // "Opening balance at 1 January 2024": the date is no part of the phrase.
    let folded = HeaderFolding.fold(text)
    if hasOtherWord(folded) { return nil }
    let key = folded.split(separator: " ")
      .filter { $0.contains { !$0.isNumber } && MonthNames.month(String($0)) == nil }
      .joined(separator: " ")
    for end in summaryEnds where key.hasSuffix(end) {
      let phrase = String(key.dropLast(end.count))
      return summaries.first { $0.1.contains(phrase) }?.0
    }
    return summaries.first { $0.1.contains(key) }?.0
  }

  /// Whether the byte is a mark of ASCII, such as may stand before a text: `|Closing balance`.
  @inline(__always)
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether a word of the folded text begins as none of summaries and months does.
  ///
  /// Only words that begin with a Latin, Cyrillic or Hebrew letter are looked at: no others are
  /// surely more than a number.
  private static func hasOtherWord(_ folded: String) -> Bool {
    let bytes = Array(folded.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != 0x20 { index += 1 }
      let first = bytes[start]
      if first &- 0x61 < 26 || first == 0xD0 || first == 0xD1 || first == 0xD7,
        !knownStarts.canBegin(
          with: first, start + 1 < index ? bytes[start + 1] : 0,
          start + 2 < index ? bytes[start + 2] : 0)
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static let knownStarts = WordStarts(summaryWords + MonthNames.words)

  /// What may stand between a summary and its date.
  private static let summaryEnds = [
    " at", " on", " as of", " am", " vom", " au", " al", " per", " del", " em",
  ]

  /// The same of summaries in ASCII, in lower case, the first letter in the highest byte.
  private static let asciiStarts: Set<UInt32> = Set(
    summaryStarts.filter { $0.utf8.count == 3 }.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })

  /// All words of which summaries are made.
  static let summaryWords: [String] = (summaries.flatMap { $0.1 } + summaryEnds).flatMap { phrase in
    phrase.split { $0 == " " }.map(String.init)
  }

  private static let turnovers: Set<String> = [
    "apyvarta", "apgrozijums", "kaive", "оборот", "обороты",
  ]

  /// Whether the text is a mere word for a sum, which is also the name of merchants.
  static func isPlainTotal(_ text: String) -> Bool {
    let key = HeaderFolding.fold(text).split(separator: " ").filter { $0.contains { !$0.isNumber } }
    return key.count == 1 && !turnovers.contains(String(key[0]))
  }

  /// Whether the text is a mere word for a balance, which is also written of what is settled.
  static func isPlainBalance(_ text: String) -> Bool {
    ["saldo", "solde"].contains(HeaderFolding.fold(text))
  }

  /// Whether a section's line tells that pending or booked rows follow.
  static func section(_ text: String) -> RowStatus? {
    let key = HeaderFolding.fold(text)
    guard !key.isEmpty, key.split(separator: " ").count <= 6 else { return nil }
    if has(key, pendingWords) { return .pending }
    return has(key, sectionWords) ? .posted : nil
  }

  private static let sectionWords = words(
    "posted booked gebucht* completed settled cleared comptabilis* contabiliz* עסקאות boekingen")

  /// A word or the beginning of words, of which a folded text is searched.
  struct WordList: Sendable {
    var whole: Set<String>
    var stems: [String]
  }

  static func words(_ text: String) -> WordList {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return WordList(
      whole: Set(all.filter { !$0.hasSuffix("*") }),
      stems: all.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) })
  }

  static func has(_ key: String, _ list: WordList) -> Bool {
    key.split(separator: " ").contains { word in
      list.whole.contains(String(word)) || list.stems.contains { word.hasPrefix($0) }
    }
  }

  static func phrases(_ text: String) -> Set<String> {
    Set(text.split(separator: ";").map(\.trimmingBlanks).filter { !$0.isEmpty })
  }

  private static func table(_ lists: [(Int, String)]) -> [String: Int] {
    var table: [String: Int] = [:]
    for (value, text) in lists {
      for phrase in phrases(text) { table[phrase] = value }
    }
    return table
  }
}
