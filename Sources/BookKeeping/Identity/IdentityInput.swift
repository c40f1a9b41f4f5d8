import StatementModel

/// A live statement as identity sees it: of one card, with its place in the canonical order.
package struct LiveStatement: Sendable {
  /// SHA-256 of its file, 64 hexadecimal digits.
  package var fileHash: String
  /// Which statement of its file it is, from 0.
  package var ordinal: Int
  /// Where its ids come from: ids of one source are proved stable or not together.
  package var source: String
  /// The currency of rows that name none themselves.
  package var currency: Currency
  /// The period it covers; nothing where it has neither rows nor a stated period.
  package var from: CalendarDate?
  package var to: CalendarDate?
  package var rows: [StatementRow]
  /// How many rows are pending.
  let pendingCount: Int
  /// Whether any row is posted.
  let hasPosted: Bool
  /// The sum of the days of all rows and their number, where rows of some days only are here.
  var daySum: (days: Int64, count: Int64)?

  package init(
    fileHash: String, ordinal: Int, source: String, currency: Currency, from: CalendarDate?,
    to: CalendarDate?, rows: [StatementRow]
  ) {
    self.fileHash = fileHash
    self.ordinal = ordinal
    self.source = source
    self.currency = currency
    self.from = from
    self.to = to
    self.rows = rows
    let span = rows.span
    var pending = 0
    for place in span.indices where span[place].status == .pending { pending += 1 }
    pendingCount = pending
    hasPosted = pendingCount < rows.count
  }

  /// The same statement where its rows are not asked for, or not all of them; its place among
  /// others stays.
  init(
    fileHash: String, ordinal: Int, source: String, currency: Currency, from: CalendarDate?,
    to: CalendarDate?, pendingCount: Int, hasPosted: Bool, rows: [StatementRow] = []
  ) {
    self.fileHash = fileHash
    self.ordinal = ordinal
    self.source = source
    self.currency = currency
    self.from = from
    self.to = to
    self.rows = rows
    self.pendingCount = pendingCount
    self.hasPosted = hasPosted
  }

  /// The one order in which statements are judged: by end; of one end, that with more pending rows
  /// first, since the one that shows a row posted is newer; then by content hash.
  ///
  /// Nothing that a run, a clock or a machine could change takes part.
  static func canonicallyBefore(_ left: LiveStatement, _ right: LiveStatement) -> Bool {
    let leftEnd = left.to?.dayNumber ?? .min
    let rightEnd = right.to?.dayNumber ?? .min
    if leftEnd != rightEnd { return leftEnd < rightEnd }
    if left.pendingCount != right.pendingCount { return left.pendingCount > right.pendingCount }
    if left.fileHash != right.fileHash { return left.fileHash < right.fileHash }
    return left.ordinal < right.ordinal
  }
}

/// One row by its place: which statement in canonical order, which of its rows.
struct RowReference: Hashable, Sendable {
  // Narrow, since there is one for each row of a card.
  private var narrowStatement: Int32
  private var narrowRow: Int32

  init(statement: Int, row: Int) {
    narrowStatement = Int32(statement)
    narrowRow = Int32(row)
  }

  var statement: Int { Int(narrowStatement) }
  var row: Int { Int(narrowRow) }
}

/// Why a row was found to be of its transaction.
package enum RowEvidence: String, Sendable {
  case first = "first seen here"
  case nativeID = "same id"
  case content = "same date, amount and description"
  case settles = "settles a pending row"
  case correction = "corrects an earlier row"
  case acrossFormats = "same amount, near date and similar text in another format"
  case person = "said by hand to be the same"
}

/// The rows found to be one event, in canonical order, each with the reason why.
package struct RowCluster: Sendable {
  struct Member: Sendable {
    var reference: RowReference
    var evidence: RowEvidence
  }
  var members: ClusterMembers
  /// The source has taken the transaction back (OFX CORRECTACTION DELETE).
  var isDeleted = false
  var isWithdrawn = false
}

/// What identity makes of a card's statements.
package struct IdentityResult: Sendable {
  /// The statements in canonical order; references count in it.
  package var statements: [LiveStatement]
  package var clusters: [RowCluster]
  /// The row ids, by statement and row.
  package var rowIDs: [[TransactionID]]
  /// By statement and row: the number of the description; equal texts have one number.
  var texts: [[Int32]]
  /// By number: a checksum of the description.
  var textSums: [UInt64]
  /// The shown id of each cluster.
  package var shownIDs: [TransactionID]
  /// Pairs of clusters of which a person should say whether they are one event.
  package var possibleDuplicates: [PossibleDuplicate] = []
  /// What was found out about the ids of the sources.
  var proof = IDProof()
  /// Whether rows that are not here could have decided otherwise.
  var isUnsure = false

  /// Lets the rows go; what was made of them stays.
  mutating func releaseRows() {
    for place in statements.indices { statements[place].rows = [] }
  }
}
