/// What descriptions have in common that are of one merchant, worked out once a text.
package struct MerchantKeys: Sendable {
  /// By the number of a text: that of its key, where it is a description; else negative.
  package let numbers: [Int32]
  /// The distinct keys, by number: folded words with one space between them.
  package let keys: [String]

  /// - Parameter key: The key of a description; asked once a text.
  package init(of table: TransactionTable, _ key: (String) -> String) {
    var numbers = [Int32](repeating: -1, count: table.texts.count)
    // Folded texts are equal only where their bytes are.
    var keys = StringInterner()
    for own in table.names where numbers[Int(own.description)] < 0 {
      let text = Int(own.description)
      numbers[text] = Int32(keys.number(of: key(table.texts[text])))
    }
    self.numbers = numbers
    self.keys = keys.strings
  }

  /// The key of the text of a number; nothing where it is no description.
  package subscript(text: Int) -> String? {
    numbers[text] < 0 ? nil : keys[Int(numbers[text])]
  }

  /// Keys that were kept; nothing where they are none of so many texts.
  package init?(numbers: [Int32], keys: [String], texts: Int) {
    guard numbers.count == texts, numbers.allSatisfy({ Int($0) < keys.count }) else { return nil }
    self.numbers = numbers
    self.keys = keys
  }
}
