import StatementModel

/// Finds "3 of 10" in a text.
enum InstallmentWords {
  /// The installment that a text names: `3 of 10`, `תשלום 3 מתוך 10`, and in a column of
  /// installments (`isNamed`) also `3/10`.
  static func find(_ text: String, isNamed: Bool) -> Installment? {
    // Two numbers with little between them, found by hand: most memos have no digit at all.
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let key = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == ":" }.map {
      $0.lowercased()
    }
    for index in key.indices {
      if index + 2 < key.count, between.contains(key[index + 1]),
        isNamed || (index > 0 && before.contains(key[index - 1])),
        let installment = make(key[index], key[index + 2])
      {
        return installment
      }
      let parts = key[index].split(separator: "/")
      if parts.count == 2, isNamed || (index > 0 && before.contains(key[index - 1])),
        let installment = make(String(parts[0]), String(parts[1]))
      {
        return installment
      }
    }
    return nil
  }

  private static func make(_ number: String, _ count: String) -> Installment? {
    guard number.utf8.count <= 3, count.utf8.count <= 3, let number = Int(number),
      let count = Int(count), number >= 1, count >= 2, number <= count
    else { return nil }
    return Installment(number: number, count: count)
  }

  private static let between: Set<String> = [
    "of", "von", "de", "מתוך", "из", "di", "van", "z", "ze", "av", "af", "sur", "/",
  ]
  private static let before: Set<String> = [
    "installment", "instalment", "payment", "part", "rate", "teilzahlung", "תשלום", "cuota",
    "parcela", "rata", "echeance", "échéance", "termijn", "платеж", "splatka", "splátka",
  ]
}
