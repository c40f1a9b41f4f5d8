/// One import as the journal records it: what `imports` lists.
package struct ImportRecord: Sendable {
  package enum State: String, Sendable {
    case live, undone, awaitingFile = "awaiting-file"
  }
  /// Made from the file's hash and its cards, the same on every device: 16 hexadecimal digits.
  package var id: String
  package var file: String
  package var cards: [CardID]
  /// When it was imported, ISO 8601 in UTC.
  package var time: String
  package var rows: Int
  package var new: Int
  package var known: Int
  package var settled: Int
  package var rejected: Int
  package var state: State

  package init(
    id: String, file: String, cards: [CardID], time: String, rows: Int, new: Int, known: Int,
    settled: Int, rejected: Int, state: State
  ) {
    self.id = id
    self.file = file
    self.cards = cards
    self.time = time
    self.rows = rows
    self.new = new
    self.known = known
    self.settled = settled
    self.rejected = rejected
    self.state = state
  }
}
