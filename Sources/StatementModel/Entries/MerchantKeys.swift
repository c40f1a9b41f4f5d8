/// What descriptions have in common that are of one merchant, worked out once a text.
package struct MerchantKeys: Sendable {
  /// By the number of a text: that of its key, where it is a description; else negative.
  package let numbers: [Int32]
  /// The distinct keys, by number: folded words with one space between them.
  package let keys: [String]

  /// - Parameters:
  ///   - known: Keys of another table's texts, with the numbers that these texts have here.
  ///   - key: The key of a description.
  package init(
    of table: TransactionTable, known: (keys: MerchantKeys, texts: [Int32])? = nil,
    _ key: (String) -> String
  ) {
    var former = [Int32](repeating: -1, count: table.texts.count)
    if let known {
      for (number, text) in zip(known.keys.numbers, known.texts) { former[Int(text)] = number }
    }
    var numbers = [Int32](repeating: -1, count: table.texts.count)
    // Folded texts are equal only where their bytes are.
    var keys = StringInterner()
    for own in table.names where numbers[Int(own.description)] < 0 {
      let text = Int(own.description)
      let name =
        if let known, former[text] >= 0 {
          known.keys.keys[Int(former[text])]
        } else {
          key(table.texts[text])
        }
      numbers[text] = Int32(keys.number(of: name))
    }
    self.numbers = numbers
    self.keys = keys.strings
  }

  /// Keys that were kept; nothing where they are none of so many texts.
  package init?(numbers: [Int32], keys: [String], texts: Int) {
    guard numbers.count == texts, numbers.allSatisfy({ Int($0) < keys.count }) else { return nil }
    self.numbers = numbers
    self.keys = keys
  }
}
