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

  /// Whether most rows agree in words that leave no doubt, or all that were asked in any.
  var doMostAgree: Bool { plainAgreeRows * 2 > asked || agreeRows == asked }
  var doMostContradict: Bool { plainContradictRows * 2 > asked || contradictRows == asked }

  /// Whether hardly any of the rows whose words tell something says the reverse of the others.
  var isNearlyUnanimous: Bool {
    min(agreeRows, contradictRows) * 12 <= max(agreeRows, contradictRows)
  }

  /// How many rows speak for the rule, or for its reverse: `3 rows say so in words, 1 the reverse`.
  ///
  /// - Parameter alone: Whether those on the other side are left out.
  func evidence(agrees: Bool, alone: Bool = false) -> String {
    let (ayes, noes) = agrees ? (agreeRows, contradictRows) : (contradictRows, agreeRows)
    let says = ayes == 1 ? "1 row says so in words" : "\(ayes) rows say so in words"
    return alone ? says : says + ", \(noes) the reverse"
  }

  /// How many rows of the commoner sign are asked: spread over the table, since reading words costs
  /// more than rows.
  private static let sample = 240
  /// How many rows of the rarer sign are asked: all that a statement commonly has, since it is the
  /// few payments and refunds that tell.
  private static let rareSample = 2000

  /// Rows that agree by words for something paid, which on a card's statement is also what the card
  /// was paid.
  private(set) var paidAgreeRows = 0

  /// Rows that contradict though their words are those of something bought or charged.
  private(set) var purchaseContradictRows = 0
  /// Rows that contradict though their words are plainly those of money that came back or in.
  private(set) var refundContradictRows = 0
  /// Rows that contradict since a card's issuer thanks for the payment.
  private(set) var thanksContradictRows = 0

  /// How many rows were asked.
  private(set) var asked = 0

  /// The types that told something, as far as there are not more than two, and whether any other
  /// text did.
  private var types: Set<String> = []
  private var isToldByTexts = false
  /// Whether all rows that told something did so in one and the same type: it may be another
  /// thing's, such as the kind of the account.
  var isOneType: Bool { !isToldByTexts && types.count == 1 && agreeRows + contradictRows > 1 }

  /// - Parameter rows: The rows with the directions that the rule is to be tried with, if they are
  ///   others than those read.
  init(_ extraction: RowExtraction, _ rule: SignRule, of rows: RawRows? = nil) {
    let rows = rows ?? extraction.raws
    let amounts = rows.amounts
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
      asked += 1
      let (flow, type) = extraction.flowAndType(of: number)
      guard flow != .unknown, let amount = rows.contribution(number, rule), !amount.isZero else {
        continue
      }
      // In an account, payments and transfers go both ways: they never speak against a rule.
      if flow.isTwoWay, !extraction.isCardStatement,
        (flow.direction < 0) != amount.isNegative
      {
        continue
      }
      if type == nil { isToldByTexts = true }
      if let type, types.count < 2 { types.insert(type) }
      if (flow.direction < 0) == amount.isNegative {
        agree += flow.weight
        agreeRows += 1
        if flow.weight > 1 { plainAgreeRows += 1 }
        if flow.isTwoWay, flow.direction < 0 { paidAgreeRows += 1 }
      } else {
        contradict += flow.weight
        contradictRows += 1
        if flow.isPurchase { purchaseContradictRows += 1 }
        if flow.direction > 0, flow.weight > 1, !flow.isTwoWay { refundContradictRows += 1 }
        if flow.isThanks { thanksContradictRows += 1 }
        if flow.weight > 1 { plainContradictRows += 1 }
      }
    }
  }
}

extension RowExtraction {
  /// What the words of a row say of the way of its money.
  func flow(of number: Int) -> FlowWords.Flow { flowAndType(of: number).flow }

  /// The same with the type that says it, where no text says it as plainly.
  func flowAndType(of number: Int) -> (flow: FlowWords.Flow, type: String?) {
    let texts = texts(of: number)
    var found: (flow: FlowWords.Flow, type: String?) = (FlowWords.flow(texts.description), nil)
    for (text, type) in [(texts.type, texts.type), (texts.memo, nil)] {
      guard let text else { continue }
      let flow = FlowWords.flow(text)
      if flow.weight > found.flow.weight { found = (flow, type) }
    }
    return found
  }
}
