/// The clauses of patterns under which these are not filed: where the clause was found under which
/// a pattern is filed, a literal of each of the others must stand in the text too.
struct FurtherClauses: Sendable {
  private struct Entry {
    /// What the text's signature must have.
    var signature: TextSignature
    /// The literal's place on the shelf.
    var place: Int32
    var endsClause: Bool
    var endsList: Bool
  }

  private var shelf = LiteralShelf()
  /// The places of literals, each of which stands on the shelf once.
  private var places: [[UInt8]: Int32] = [:]
  private var entries: [Entry] = []

  /// Adds a list of clauses.
  ///
  /// - Returns: Its number, from 1; zero for a list without any.
  mutating func add(_ clauses: [[Literal]]) -> Int {
    let start = entries.count
    for clause in clauses {
      for literal in clause {
        let place = places[literal.bytes] ?? Int32(shelf.append(literal.bytes))
        places[literal.bytes] = place
        entries.append(
          Entry(
            signature: TextSignature(of: PaddedText(literal.bytes)), place: place,
            endsClause: false, endsList: false))
      }
      if !clause.isEmpty { entries[entries.count - 1].endsClause = true }
    }
    if entries.count == start { return 0 }
    entries[entries.count - 1].endsList = true
    return start + 1
  }

  /// Whether a literal of each clause of a list stands in a text.
  ///
  /// - Parameter signature: That of the text, or an empty one, which is then made.
  func hold(
    _ number: Int, in padded: borrowing PaddedText, _ signature: inout TextSignature
  ) -> Bool {
    if signature.isEmpty { signature = TextSignature(of: padded) }
    var index = number - 1
    var isFound = false
    while true {
      let entry = entries[index]
      if !isFound, signature.contains(entry.signature) {
        isFound = shelf.isContained(Int(entry.place), in: padded.bytes.span, padded.count)
      }
      if entry.endsClause {
        if !isFound { return false }
        isFound = false
      }
      if entry.endsList { return true }
      index += 1
    }
  }
}
