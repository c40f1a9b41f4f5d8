/// Two transactions that belong together, may do so, or were said not to.
package struct LinkRecord: Sendable {
  /// What they are to each other, and how sure that is, in the words that programs know.
  package var kind: String
  package var state: String
  /// Where the money went out.
  package var source: TransactionID
  /// Where it came in.
  package var target: TransactionID
  /// Why, in words.
  package var evidence: String

  package init(
    kind: String, state: String, source: TransactionID, target: TransactionID, evidence: String
  ) {
    self.kind = kind
    self.state = state
    self.source = source
    self.target = target
    self.evidence = evidence
  }
}
