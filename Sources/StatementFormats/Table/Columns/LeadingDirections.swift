import StatementModel

/// Texts that begin with a word for in or out in every row: `Débito PIX`, `Crédito salário`.
///
/// Beside amounts without a sign they tell the direction as a column of its own would. One row
/// that begins otherwise, and they tell none: what it then says is chance.
struct LeadingDirections {
  /// By column: what the first words said; nothing where one of them said nothing.
  private var votes: [Int: (rows: Int, inwards: Int)] = [:]
  private var cardVotes: [Int: (rows: Int, inwards: Int)] = [:]
  private var rows = 0

  init(_ header: [HeaderCell]) {
    for (column, cell) in header.enumerated() {
      switch cell.meaning {
      case .description, .type, .purpose, .memo:
        votes[column] = (0, 0)
        cardVotes[column] = (0, 0)
      default: break
      }
    }
  }

  mutating func add(_ table: Table, _ fields: [TableField]) {
    rows += 1
    for (column, vote) in cardVotes {
      guard column < fields.count,
        let direction = Self.direction(table.string(fields[column]), isCard: true)
      else {
        (votes[column], cardVotes[column]) = (nil, nil)
        continue
      }
      cardVotes[column] = (vote.rows + 1, vote.inwards + (direction > 0 ? 1 : 0))
      guard let plain = votes[column] else { continue }
      guard Self.direction(table.string(fields[column]), isCard: false) != nil else {
        votes[column] = nil
        continue
      }
      votes[column] = (plain.rows + 1, plain.inwards + (direction > 0 ? 1 : 0))
    }
  }

  /// The column whose texts tell both directions, in three rows at least.
  func column(isCard: Bool) -> Int? {
    (isCard ? cardVotes : votes).filter { _, vote in
      vote.rows == rows && rows >= 3 && vote.inwards > 0 && vote.inwards < vote.rows
    }.map(\.key).min()
  }

  /// The direction that the text's first word states: 1 in, -1 out.
  ///
  /// - Parameter isCard: Whether what is paid back is paid to the card that the file is of.
  static func direction(_ text: String, isCard: Bool) -> Int? {
    let words = HeaderFolding.fold(text).split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1, !kindsOfCard.contains(words[1]) else { return nil }
    if outward.contains(words[0]) { return -1 }
    if inward.contains(words[0]) || isCard && repaid.contains(words[0]) { return 1 }
    return nil
  }

  private static let outward = Words.phrases("leading.out")
  private static let inward = Words.phrases("leading.in")
  private static let repaid = Words.phrases("leading.repaid")
  /// "Credit card payment": there the word is of the card.
  private static let kindsOfCard = Words.phrases("leading.card")
}

extension RoleAssignment {
  /// Takes texts that all begin with a word for in or out for the direction of amounts that have
  /// no sign, no balance and no column of directions beside them.
  ///
  /// - Parameters:
  ///   - known: What is known of the exporter.
  ///   - isSaidCard: Whether profile or exporter say that the file is a card's.
  mutating func assignLeadingDirections(
    _ table: Table, _ known: StatementProfile?, isSaidCard: Bool
  ) {
    guard roles.direction == nil, roles.balance == nil, known?.outflow == nil, hasRows,
      let amount = roles.amount, profiles[amount].negatives == 0, profiles[amount].pluses == 0
    else { return }
    let isCard =
      isCardStatement || isSaidCard
      || StatementNotes.of(table, before: layout.notesEnd, order: nil, decimalMark: nil)
        .isOfCreditCard
    guard let column = leadingDirections.column(isCard: isCard) else { return }
    roles.direction = column
    roles.directionLeads = isCard ? .card : .account
  }
}
