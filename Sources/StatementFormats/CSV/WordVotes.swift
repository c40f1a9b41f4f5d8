import StatementModel

/// How many rows say in words that their sign is what it seems, or the reverse.
struct WordVotes {
  /// Weights of rows whose words agree with "minus is money spent", and of those that contradict.
  private(set) var agree = 0
  private(set) var contradict = 0
  private(set) var agreeRows = 0
  private(set) var contradictRows = 0

  /// How many rows are asked: spread over the table, since reading words costs more than rows.
  private static let sample = 240

  init(_ extraction: RowExtraction) {
    let stride = max(1, extraction.raws.amounts.count / Self.sample)
    var number = 0
    while number < extraction.raws.amounts.count {
      let amount = extraction.raws.amounts[number].amount
      let row = extraction.rows[number]
      number += stride
      guard !amount.isZero else { continue }
      var flow = FlowWords.flow(row.description)
      if flow == .unknown, let type = extraction.types[row.record] { flow = FlowWords.flow(type) }
      if flow == .unknown, row.hasDetails, let memo = row.details.memo {
        flow = FlowWords.flow(memo)
      }
      guard flow != .unknown else { continue }
      if (flow.direction < 0) == amount.isNegative {
        agree += flow.weight
        agreeRows += 1
      } else {
        contradict += flow.weight
        contradictRows += 1
      }
    }
  }
}
