/// What speaks for a sign of a lone column's amounts.
struct LoneSignEvidence {
  var way: SignRule.Way
  /// Whether it is so in the table at hand.
  var holds: Bool
  /// The fact, as it is told.
  var fact: String

  init(_ way: SignRule.Way, _ fact: String, if holds: Bool) {
    self.way = way
    self.holds = holds
    self.fact = fact
  }
}
