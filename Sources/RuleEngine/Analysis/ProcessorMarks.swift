import StatementModel

/// What names who carried a payment, before the name of who was paid: `SQ *`, `PAYPAL *`.
enum ProcessorMarks {
  /// They may stand one before the other, but not without end.
  private static let most = 3
  /// How far into a text the star behind one may be.
  private static let longest = 24

  /// Where they end in a text of which each byte is a character.
  static func end(in text: Span<UInt8>) -> Int {
    let lexicon = DescriptorLexicon.shared
    var start = 0
    for _ in 0..<most {
      var star = start
      let end = min(text.count, start + longest + 1)
      while star < end, text[star] != 0x2A { star += 1 }
      guard star < end else { break }
      let mark = PackedWord(foldingASCII: text.extracting(start..<star))
      guard lexicon.kinds(of: mark).contains(.processor), hasLetter(text, from: star + 1) else {
        break
      }
      start = star + 1
    }
    guard start < text.count, DescriptorVocabulary.mayBeginBareProcessor[Int(text[start])] else {
      return start
    }
    var end = start
    while end < text.count, text[end] == 0x2A || DescriptorBytes.kind(of: text[end]) != .blank {
      end += 1
    }
    let first = PackedWord(foldingASCII: text.extracting(start..<end))
    return lexicon.kinds(of: first).contains(.bareProcessor) && hasLetter(text, from: end)
      ? end : start
  }

  private static func hasLetter(_ text: Span<UInt8>, from start: Int) -> Bool {
    for place in start..<text.count where DescriptorBytes.isLetter(text[place]) { return true }
    return false
  }

  /// What stands behind them in any text.
  static func behindThem(_ description: Substring) -> Substring {
    var rest = description
    for _ in 0..<most {
      guard let star = rest.utf8.firstIndex(of: 0x2A),
        rest.utf8.distance(from: rest.startIndex, to: star) <= longest
      else { break }
      let behind = rest[rest.utf8.index(after: star)...]
      let mark = TextFolding.fold(String(rest[..<star]))
      guard DescriptorVocabulary.processors.contains(mark), behind.contains(where: \.isLetter)
      else { break }
      rest = behind
    }
    let first = rest.prefix { !$0.isWhitespace }
    let behind = rest[first.endIndex...]
    if DescriptorVocabulary.bareProcessors.contains(TextFolding.fold(String(first))),
      behind.contains(where: \.isLetter)
    {
      rest = behind
    }
    return rest
  }
}
