/// Words that say which way money went.
enum MoneyWords {
  /// What a description tells by words such as "refund" or "salary", each at the start of a word.
  static func flow(of description: String) -> SignEvidence.Direction? {
    var description = description
    let isInflow = description.withUTF8 { buffer in
      let text = unsafe Span(_unsafeElements: buffer)
      var isWordStart = true
      for index in text.indices {
        let byte = lowered(text[index])
        let isLetter = byte >= 0x80 || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte
        if isLetter, isWordStart, begins(text, index, byte) { return true }
        isWordStart = !isLetter
      }
      return false
    }
    return isInflow ? .inflow : nil
  }

  private static func begins(_ text: Span<UInt8>, _ start: Int, _ first: UInt8) -> Bool {
    for needle in inflowNeedles[Int(first)] where start + needle.count <= text.count {
      var index = 1
      while index < needle.count, lowered(text[start + index]) == needle[index] { index += 1 }
      if index == needle.count { return true }
    }
    return false
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
