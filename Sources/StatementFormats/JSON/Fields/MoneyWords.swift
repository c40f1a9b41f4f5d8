/// Words that say which way money went.
enum MoneyWords {
  /// What a description tells by words such as "refund" or "salary", each at the start of a word.
  static func flow(of description: String) -> SignEvidence.Direction? {
    var description = description
    return description.withUTF8 { buffer in
      unsafe flow(Span(_unsafeElements: buffer), 0..<buffer.count)
    }
  }

  /// The same of a description that stands in a text.
  static func flow(_ text: Span<UInt8>, _ range: Range<Int>) -> SignEvidence.Direction? {
    let firsts = firstBytes
    let needles = inflowNeedles
    var isWordStart = true
    for index in range {
      let byte = lowered(text[index])
      let isLetter = byte >= 0x80 || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte
      if isLetter, isWordStart, firsts.contains(byte),
        begins(text, index, range.upperBound, needles[Int(byte)])
      {
        return .inflow
      }
      isWordStart = !isLetter
    }
    return nil
  }

  private static func begins(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ needles: [[UInt8]]
  ) -> Bool {
    for needle in needles where start + needle.count <= end {
      var index = 1
      while index < needle.count, lowered(text[start + index]) == needle[index] { index += 1 }
      if index == needle.count { return true }
    }
    return false
  }

  /// The bytes with which texts of an inflow begin.
  private static let firstBytes = ByteSet(inflowTexts.compactMap(\.utf8.first))

  /// A set of bytes.
  private struct ByteSet {
    private var low: UInt128 = 0
    private var high: UInt128 = 0

    init(_ bytes: [UInt8]) {
      for byte in bytes {
        if byte < 0x80 { low |= 1 << UInt128(byte) } else { high |= 1 << UInt128(byte - 0x80) }
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      (byte < 0x80 ? low : high) &>> UInt128(byte & 0x7F) & 1 == 1
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  /// The texts that tell of an inflow, by their first byte.
  private static let inflowNeedles: [[[UInt8]]] = {
    var table = [[[UInt8]]](repeating: [], count: 256)
    for text in inflowTexts {
      let needle = Array(text.utf8)
      if let first = needle.first { table[Int(first)].append(needle) }
    }
    return table
  }()

  /// What a direction or type field tells: `DEBIT`, `credit`, `OUT`, `Af`, `refund`.
  static func direction(_ word: String) -> SignEvidence.Direction? {
    let folded = FieldNames.fold(word)
    if outflowWords.contains(folded) { return .outflow }
    if inflowWords.contains(folded) { return .inflow }
    // A lone sign: "(-)", "+".
    if folded.isEmpty {
      if word.contains("-") { return .outflow }
      if word.contains("+") { return .inflow }
    }
    return nil
  }

  /// What a field tells that says nothing but debit or credit.
  static func strictDirection(_ word: String) -> SignEvidence.Direction? {
    let folded = FieldNames.fold(word)
    if strictOutflow.contains(folded) { return .outflow }
    return strictInflow.contains(folded) ? .inflow : nil
  }

  private static let strictOutflow: Set<String> = set(
    "debit dbit dr d db out outflow outgoing withdrawal af debet soll s debito moneyout")
  private static let strictInflow: Set<String> = set(
    "credit crdt cr c in inflow incoming deposit bij kredit haben h credito moneyin")
  private static let outflowWords: Set<String> = set(
    """
    debit dbit dr d db out outflow outgoing withdrawal purchase charge fee af debet debe cargo
    soll s lastschrift debito saida salida expense moneyout spend sent cardpayment pos
    """)
  private static let inflowWords: Set<String> = set(
    """
    credit crdt cr c in inflow incoming deposit refund income haben h gutschrift bij kredit abono
    credito entrada moneyin received salary topup cashback reversal
    """)
  private static let inflowTexts = [
    "refund", "salary", "payroll", "payment received", "payment thank you", "payment - thank you",
    "thank you for your payment", "direct deposit", "cashback", "cash back", "wages",
    "interest paid",
    "interest earned", "autopay payment", "online payment", "gutschrift", "gehalt", "lohn ",
    "erstattung", "rückerstattung", "salaire", "remboursement", "nómina", "devolución", "reembolso",
    "stipendio", "rimborso", "teruggave", "salaris", "זיכוי", "משכורת", "החזר", "credit voucher",
    "merchandise return", "statement credit", "deposit from", "mobile deposit",
  ]

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
