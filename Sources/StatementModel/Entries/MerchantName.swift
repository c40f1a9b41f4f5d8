/// The merchant's name for people, as it stands in a description.
package enum MerchantName {
  /// The words that folded are the key, as they stand in a description of it, without the signs
  /// around them; where they stand there otherwise, the key itself.
  ///
  /// Folded, what it gives is the key.
  package static func of(_ key: String, in description: String) -> String {
    if TextFolding.fold(description) == key { return description }
    let words = description.unicodeScalars.split { !$0.isOfWord }
    for (place, word) in words.enumerated() {
      let begin = TextFolding.fold(String(word))
      guard !begin.isEmpty, key.hasPrefix(begin) else { continue }
      for last in words[place...] {
        let name = description[word.startIndex..<last.endIndex]
        let folded = TextFolding.fold(String(name))
        if folded == key { return String(name).trimmingSigns }
        guard key.hasPrefix(folded) else { break }
      }
    }
    return key
  }
}

extension String {
  /// Without what is neither letter nor number at both ends.
  fileprivate var trimmingSigns: String {
    func isSign(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let begin = drop(while: isSign)
    let end = begin.lastIndex { !isSign($0) }
    return end.map { String(begin[...$0]) } ?? self
  }
}
