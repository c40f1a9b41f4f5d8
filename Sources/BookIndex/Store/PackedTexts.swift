/// Texts as they lie in the index, one page of them.
struct PackedTexts: Sendable {
  let page: Int
  let count: Int
  let bytes: [UInt8]

  /// The page's texts; nothing where it holds something else.
  func texts() -> [String]? {
    var input = PackedReader()
    let span = bytes.span
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count {
      guard let text = try? input.text(span) else { return nil }
      texts.append(text)
    }
    return input.isAtEnd(of: span) ? texts : nil
  }
}

extension TextTable {
  /// Keeps the texts of pages, if all of them were whole.
  ///
  /// - Parameter packed: the pages, in the order of their texts.
  func keep(_ texts: [[String]?], of packed: [PackedTexts]) -> Bool {
    for (page, own) in zip(packed, texts) {
      guard let own else { return false }
      keep(own, ofPage: page.page)
    }
    return true
  }
}
