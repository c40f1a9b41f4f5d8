import StatementModel

/// Whether two sources date the same events alike, proved over all statements of a card.
///
/// The one date of a row may be that of the purchase in one format and that of posting in another.
/// Where the amount of a row comes only once in each of two sources, with similar texts and a few
/// days apart at most, the two rows are surely of one event, and show how their key dates agree.
struct FormatDates {
  /// A pair of sources, in the order of their names.
  private struct Pair: Hashable {
    var first: String
    var second: String

    init(_ one: String, _ other: String) {
      first = min(one, other)
      second = max(one, other)
    }
  }

  /// A source's posted rows of one amount; nothing once they are of several events.
  private struct Lone {
    var content: KeyNumber
    var place: RowReference
    var isLone = true
  }

  private var counts: [Pair: (equal: Int, apart: Int)] = [:]

  /// - Parameter amounts: By statement and row, what tells amounts apart.
  init(statements: [LiveStatement], keys: RowKeys, amounts: [[RowKeys.Key]]) {
    var lone: [RowKeys.Key: [String: Lone]] = [:]
    for (index, statement) in statements.enumerated() {
      for (row, value) in statement.rows.enumerated() where value.status == .posted {
        let content = keys.content[index][row]
        let found = lone[amounts[index][row]]?[statement.source]
        if found == nil {
          lone[amounts[index][row], default: [:]][statement.source] = Lone(
            content: content, place: RowReference(statement: index, row: row))
        } else if found?.content != content {
          lone[amounts[index][row]]?[statement.source]?.isLone = false
        }
      }
    }
    for bySource in lone.values {
      let sources = bySource.filter(\.value.isLone).sorted { $0.key < $1.key }
      for (number, one) in sources.enumerated() {
        for other in sources.dropFirst(number + 1) {
          let left = statements[one.value.place.statement].rows[one.value.place.row]
          let right = statements[other.value.place.statement].rows[other.value.place.row]
          let days = abs(left.keyDate.days(to: right.keyDate))
          guard days <= FormatRule.postingWindow,
            Similarity.similar(left.description, right.description)
          else { continue }
          var count = counts[Pair(one.key, other.key)] ?? (0, 0)
          if days == 0 { count.equal += 1 } else { count.apart += 1 }
          counts[Pair(one.key, other.key)] = count
        }
      }
    }
  }

  /// Whether equal key dates of rows of the two sources are those of one event.
  func agree(_ one: String, _ other: String) -> Bool {
    guard let count = counts[Pair(one, other)] else { return true }
    return count.equal >= count.apart
  }
}

/// The numbers of the rule on rows of different formats.
enum FormatRule {
  /// A purchase is posted up to this many days after it.
  static let postingWindow = 5
  /// So many rows and clusters of one amount are compared; more are no evidence of anything.
  static let mostAlike = 200
}
