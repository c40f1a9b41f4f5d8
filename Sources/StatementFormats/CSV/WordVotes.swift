import StatementModel

/// How many rows say in words that a rule gives them the right sign, or the wrong one.
struct WordVotes {
  /// Weights of rows whose words agree with the rule, and of those that contradict.
  private(set) var agree = 0
  private(set) var contradict = 0
  private(set) var agreeRows = 0
  private(set) var contradictRows = 0
  /// Rows that contradict in words that leave no doubt.
  private(set) var plainContradictRows = 0

  /// Rows that agree in words that leave no doubt.
  private(set) var plainAgreeRows = 0

  /// Whether the words plainly speak for the rule.
  var isPlain: Bool { plainAgreeRows >= 2 && agree >= 4 * contradict }
  /// Whether the words plainly speak against the rule.
  var isContrary: Bool { plainContradictRows >= 2 && contradict >= 4 * agree }

  /// How many rows of the commoner sign are asked: spread over the table, since reading words costs
  /// more than rows.
  private static let sample = 240
  /// How many rows of the rarer sign are asked: all that a statement commonly has, since it is the
  /// few payments and refunds that tell.
  private static let rareSample = 2000

  init(_ extraction: RowExtraction, _ rule: SignRule) {
    let amounts = extraction.raws.amounts
    let negatives = amounts.count { $0.amount.isNegative }
    let positives = amounts.count { !$0.amount.isNegative && !$0.amount.isZero }
    let rareIsNegative = negatives < positives
    let stride = max(1, amounts.count / Self.sample)
    let rareStride = max(1, min(negatives, positives) / Self.rareSample)
    var rare = 0
    for number in amounts.indices {
      let amount = amounts[number].amount
      if amount.isNegative == rareIsNegative {
        rare += 1
        guard rare % rareStride == 0 else { continue }
      } else {
        guard number % stride == 0 else { continue }
      }
      guard !amount.isZero else { continue }
      let texts = extraction.texts(of: number)
      var flow = FlowWords.flow(texts.description)
      if flow == .unknown, let type = texts.type { flow = FlowWords.flow(type) }
      if flow == .unknown, let memo = texts.memo { flow = FlowWords.flow(memo) }
      guard flow != .unknown, let amount = extraction.raws.contribution(number, rule) else {
        continue
      }
      if (flow.direction < 0) == amount.isNegative {
        agree += flow.weight
        agreeRows += 1
        if flow.weight > 1 { plainAgreeRows += 1 }
      } else {
        contradict += flow.weight
        contradictRows += 1
        if flow.weight > 1 { plainContradictRows += 1 }
      }
    }
  }
}
