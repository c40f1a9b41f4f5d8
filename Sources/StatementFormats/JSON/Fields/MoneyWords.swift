/// Words that say which way money went.
enum MoneyWords {
  /// What a description tells by words such as "refund" or "salary".
  static func flow(of description: String) -> SignEvidence.Direction? {
    let text = description.lowercased()
    return inflowTexts.contains { text.contains($0) } ? .inflow : nil
  }

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
