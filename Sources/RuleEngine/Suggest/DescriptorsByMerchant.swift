import StatementModel

/// The descriptions of a history by merchant.
struct DescriptorsByMerchant: Sendable {
  /// Descriptions with one key.
  struct Merchant: Sendable {
    var key: MerchantKey
    /// The words of the key that its first description has, in the key's order, without a town at its
    /// end.
    var words: [Int]
    /// In ascending order.
    var descriptors: [Int32]
  }

  /// In the order of being seen first.
  private(set) var merchants: [Merchant] = []
  /// The merchant of each description.
  private(set) var ofDescriptor: [Int32] = []
  private var numbers: [MerchantKey: Int32] = [:]
  /// In how many merchants' keys each word stands.
  private(set) var wordCounts: [Int]

  init(_ table: DescriptorTable) {
    wordCounts = [Int](repeating: 0, count: table.vocabulary.count)
    for (descriptor, text) in table.texts.enumerated() {
      let key = MerchantKey(text)
      if let number = numbers[key] {
        merchants[Int(number)].descriptors.append(Int32(descriptor))
        ofDescriptor.append(number)
        continue
      }
      numbers[key] = Int32(merchants.count)
      ofDescriptor.append(Int32(merchants.count))
      let name = key.words.map { String($0) }
      let words = table.numbers(
        ofWordsIn: name.dropLast(Towns.wordsAtEnd(of: name)).joined(separator: " "))
      for word in words { wordCounts[word] += 1 }
      merchants.append(
        Merchant(key: key, words: words, descriptors: [Int32(descriptor)]))
    }
  }

  /// The merchant with the key of a description, if the history has it.
  func number(of description: String) -> Int? {
    numbers[MerchantKey(description)].map { Int($0) }
  }
}
