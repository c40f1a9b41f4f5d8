import StatementModel

/// Finds "3 of 10" in a text.
enum InstallmentWords {
  /// The installment that a text names: `3 of 10`, `תשלום 3 מתוך 10`, and in a column of
  /// installments (`isNamed`) also `3/10`.
  static func find(_ text: String, isNamed: Bool) -> Installment? {
    // Most memos have no digit at all, or numbers of telephones and shops.
    guard hasShortNumbers(text.utf8.span) else { return nil }
    let key = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == ":" }.map {
      $0.lowercased()
    }
    for index in key.indices {
      let word = index > 0 ? HeaderFolding.fold(key[index - 1]) : ""
      if index + 2 < key.count, isBetween(key[index + 1]),
        isNamed || before.contains(word) || payment.contains(word),
        let installment = make(key[index], key[index + 2])
      {
        return installment
      }
      let parts = key[index].split(separator: "/")
      if parts.count == 2, isNamed || before.contains(word),
        let installment = make(String(parts[0]), String(parts[1]))
      {
        return installment
      }
    }
    return nil
  }

  /// Whether there are two numbers of up to three digits that can be a number and a count.
  static func hasShortNumbers(_ text: Span<UInt8>) -> Bool {
    var numbers = 0
    var length = 0
    var isNumber = true
    for place in text.indices {
      switch text[place] {
      case 0x30...0x39, 0x2B, 0x2D: length += 1
      // What parts words, and the stroke between two numbers.
      case 0x20, 0x28, 0x29, 0x3A, 0x2F:
        if isNumber, (1...3).contains(length) { numbers += 1 }
        (length, isNumber) = (0, true)
      default: isNumber = false
      }
    }
    if isNumber, (1...3).contains(length) { numbers += 1 }
    return numbers >= 2
  }

  private static func make(_ number: String, _ count: String) -> Installment? {
    guard number.utf8.count <= 3, count.utf8.count <= 3, let number = Int(number),
      let count = Int(count), number >= 1, count >= 2, number <= count
    else { return nil }
    return Installment(number: number, count: count)
  }

  private static func isBetween(_ word: String) -> Bool {
    word == "/" || between.contains(HeaderFolding.fold(word))
  }

  private static let between = Words.phrases("installment.between")
  private static let before = Words.phrases("installment.before")
  private static let payment = Words.phrases("installment.payment")
}
