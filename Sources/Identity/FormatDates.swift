import StatementModel

/// Whether two sources date the same events alike, proved over all statements of a card.
///
/// The one date of a row may be that of the purchase in one format and that of posting in another.
/// Where the amount of a row comes only once in each of two sources, with similar texts and a few
/// days apart at most, the two rows are surely of one event, and show how their key dates agree.
struct FormatDates {
  /// A pair of sources by their numbers, the lower one first.
  private struct Pair: Hashable {
    var first: Int32
    var second: Int32

    init(_ one: Int32, _ other: Int32) {
      first = min(one, other)
      second = max(one, other)
    }
  }

  /// A source's posted rows of one amount: the first, and whether others are of the same event.
  private struct Lone {
    var source: Int32
    var row: Int
    var isLone = true
  }

  private var counts: [Pair: (equal: Int, apart: Int)] = [:]

  /// Nothing found out.
  init() {}

  init(_ rows: CardRows, keys: RowKeys, amounts: AmountNumbers, texts: TextSimilarity) {
    // By amount.
    var lone = [[Lone]](repeating: [], count: amounts.count)
    for row in 0..<rows.count where !rows[row].isPending {
      let (amount, source) = (amounts[row].index, rows.source(of: row))
      if let place = lone[amount].firstIndex(where: { $0.source == source }) {
        if keys.content[lone[amount][place].row] != keys.content[row] {
          lone[amount][place].isLone = false
        }
      } else {
        lone[amount].append(Lone(source: source, row: row))
      }
    }
    for all in lone where all.count > 1 {
      let sure = all.filter(\.isLone)
      for (number, one) in sure.enumerated() {
        for other in sure.dropFirst(number + 1) {
          let days = abs(rows[one.row].day - rows[other.row].day)
          guard days <= FormatRule.postingWindow,
            texts.areSimilar(rows[one.row].text, rows[other.row].text)
          else { continue }
          var count = counts[Pair(one.source, other.source)] ?? (0, 0)
          if days == 0 { count.equal += 1 } else { count.apart += 1 }
          counts[Pair(one.source, other.source)] = count
        }
      }
    }
  }

  /// Whether equal key dates of rows of the two sources are those of one event.
  func agree(_ one: Int32, _ other: Int32) -> Bool {
    guard let count = counts[Pair(one, other)] else { return true }
    return count.equal >= count.apart
  }
}
