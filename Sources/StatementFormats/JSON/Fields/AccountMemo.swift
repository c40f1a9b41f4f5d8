/// The account named last, as most rows name the one of the row before.
struct AccountMemo {
  private var bytes: [UInt8] = []
  private var word: String?

  /// The word of the node, made anew only where it differs from the one before.
  mutating func word(_ record: JSONRecord, _ node: Int?) -> String? {
    guard let node, record[node].kind == .string || record[node].kind == .number else { return nil }
    let content = record[node].content
    if content.count == bytes.count, !record[node].isEscaped {
      var index = 0
      while index < bytes.count, bytes[index] == record.text[content.lowerBound + index] {
        index += 1
      }
      if index == bytes.count { return word }
    }
    bytes = record[node].isEscaped ? [] : Array(record.text[content])
    word = record.word(node)
    return word
  }
}
