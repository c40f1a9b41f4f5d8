import StatementModel

/// What names who carried a payment, before the name of who was paid: `SQ *`, `PAYPAL *`.
enum ProcessorMarks {
  /// They may stand one before the other, but not without end.
  private static let most = 3
  /// How far into a text the star behind one may be.
  static let longest = 24

  /// What stands behind them.
  static func behindThem(_ description: Substring) -> Substring {
    var rest = description
    for _ in 0..<most {
      guard let star = rest.utf8.firstIndex(of: 0x2A),
        rest.utf8.distance(from: rest.startIndex, to: star) <= longest
      else { break }
      let behind = rest[rest.utf8.index(after: star)...]
      let mark = TextFolding.fold(String(rest[..<star]))
      guard DescriptorVocabulary.processors.contains(mark), hasLetter(behind) else { break }
      rest = behind
    }
    let first = rest.prefix(upTo: end(ofFirstWord: rest.unicodeScalars))
    let behind = rest[first.endIndex...]
    if DescriptorVocabulary.bareProcessors.contains(TextFolding.fold(String(first))),
      hasLetter(behind)
    {
      rest = behind
    }
    return rest
  }

  private static func end(ofFirstWord text: Substring.UnicodeScalarView) -> String.Index {
    text.firstIndex { $0.properties.isWhitespace } ?? text.endIndex
  }

  private static func hasLetter(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
