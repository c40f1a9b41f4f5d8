import StatementModel

/// Who the merchants of a table's transactions are: a number for each payee, and one for each name
/// that is left of a description.
///
/// A name is a description's key, however it writes umlauts, and without a credit note's word.
package struct MerchantNames: Sendable {
  /// By number: folded words with one space between them.
  private var names = StringInterner()
  /// By the number of the name: that of its first word; negative where a name tells too little.
  private var firstWords: [Int32] = []
  /// By the number of the text: that of the name, where it is a description.
  private var namesOfTexts: [Int32]
  /// By the number of the text: that of the payee, where it is one.
  private var payeesOfTexts: [Int32]

  package init(of all: TransactionTable, _ keys: MerchantKeys) {
    var words = StringInterner()
    var numbers: [Int32] = []
    for key in keys.keys {
      let name = Self.compared(key)
      let number = names.number(of: name)
      if number == firstWords.count {
        let first = name.prefix(upTo: name.utf8.firstIndex(of: 0x20) ?? name.endIndex)
        firstWords.append(name.utf8.count < 3 ? -1 : Int32(words.number(of: String(first))))
      }
      numbers.append(Int32(number))
    }
    namesOfTexts = keys.numbers.map { $0 < 0 ? -1 : numbers[Int($0)] }
    payeesOfTexts = Array(repeating: -1, count: all.texts.count)
    var payees: [String: Int32] = [:]
    for own in all.names where own.payee >= 0 && payeesOfTexts[Int(own.payee)] < 0 {
      let text = all.texts[Int(own.payee)]
      let number = payees[text] ?? Int32(payees.count)
      payees[text] = number
      payeesOfTexts[Int(own.payee)] = number
    }
  }

  /// The number of a transaction's payee; negative where there is none.
  func payee(of own: TransactionTable.Names) -> Int32 {
    own.payee < 0 ? -1 : payeesOfTexts[Int(own.payee)]
  }

  /// The number of the first word of the name in a description; negative where a name tells too
  /// little.
  ///
  /// Names that agree have it in common.
  func firstWord(of own: TransactionTable.Names) -> Int32 {
    firstWords[Int(namesOfTexts[Int(own.description)])]
  }

  /// Whether two transactions are of one merchant: the same payee, or names of which the one begins
  /// with all words of the other.
  package func areOne(_ one: TransactionTable.Names, _ other: TransactionTable.Names) -> Bool {
    let payee = payee(of: one)
    if payee >= 0, payee == self.payee(of: other) { return true }
    let word = firstWord(of: one)
    guard word >= 0, word == firstWord(of: other) else { return false }
    let (left, right) = (namesOfTexts[Int(one.description)], namesOfTexts[Int(other.description)])
    return left == right || begins(left, with: right) || begins(right, with: left)
  }

  private func begins(_ name: Int32, with other: Int32) -> Bool {
    let (whole, part) = (names.strings[Int(name)].utf8, names.strings[Int(other)].utf8)
    return whole.starts(with: part) && whole.dropFirst(part.count).first == 0x20
  }

  /// The name without the word of a credit note before it, which in bank's names is no wording, and with
  /// umlauts as those write them who have none on their keys: `ue` for `ü`, which folding
  /// makes `u`.
  private static func compared(_ key: String) -> String {
    let name = key.hasPrefix("credit ") ? key.dropFirst("credit ".count) : key[...]
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isUmlaut =
        byte == UInt8(ascii: "e") && bytes.last.map { "aou".utf8.contains($0) } ?? false
      if !isUmlaut { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
