extension Rule {
  /// The rule in a few words, for tables: its name, else what it sets and by which patterns, of
  /// many the first.
  package var brief: String {
    if let name { return name }
    var seen: Set<String> = []
    let texts = patternUses.map(\.text).filter { seen.insert($0).inserted }
    guard !texts.isEmpty else { return title }
    let shown = texts.prefix(Self.mostShown).joined(separator: ", ")
    return "\(title): \(shown)" + (texts.count > Self.mostShown ? ", …" : "")
  }

  private static let mostShown = 3
}
