import StatementModel

/// What the rows of a file tell about the sign of a purchase.
struct SignEvidence {
  /// A word that says which way money went.
  enum Direction {
    case outflow, inflow
  }

  /// The evidence of one array.
  struct Batch {
    fileprivate var evidence = SignEvidence()
    private var previous: (amount: ExactDecimal, balance: ExactDecimal)?

    init() {}

    /// Running balances don't reach from one account to the next.
    mutating func startAccount() { previous = nil }

    mutating func see(_ draft: RowDraft, of record: JSONRecord, direction: Direction?) {
      let amount = draft.amount
      if amount.isNegative {
        evidence.negative += 1
      } else if !amount.isZero {
        evidence.positive += 1
      }
      if let direction, !amount.isZero { evidence.see(direction, isNegative: amount.isNegative) }
      // Words in descriptions count last, so they are looked for only where no field tells.
      if direction == nil, !amount.isZero {
        let flow =
          draft.words.map { MoneyWords.flow(record.text.span, $0) }
          ?? MoneyWords.flow(of: draft.description)
        seeWords(flow, isNegative: amount.isNegative)
      }
      guard let balance = draft.details.runningBalance else {
        previous = nil
        return
      }
      if let previous { evidence.seeStep(from: previous, to: (amount, balance)) }
      previous = (amount, balance)
    }

    private mutating func seeWords(_ flow: Direction?, isNegative: Bool) {
      switch flow {
      case .inflow?:
        if isNegative {
          evidence.inflowWordsNegative += 1
        } else {
          evidence.inflowWordsPositive += 1
        }
      case .outflow?, nil: break
      }
    }
  }

  var negative = 0
  var positive = 0
  /// Steps of the running balance that fit only amounts as written, and only turned amounts, when
  /// rows run forward and backward in time.
  private var stepsAsWritten = (forward: 0, backward: 0)
  private var stepsTurned = (forward: 0, backward: 0)
  private var steps = 0
  private var directions = (outNegative: 0, outPositive: 0, inNegative: 0, inPositive: 0)
  fileprivate var inflowWordsNegative = 0
  fileprivate var inflowWordsPositive = 0

  mutating func add(_ batch: Batch) {
    let other = batch.evidence
    negative += other.negative
    positive += other.positive
    steps += other.steps
    stepsAsWritten.forward += other.stepsAsWritten.forward
    stepsAsWritten.backward += other.stepsAsWritten.backward
    stepsTurned.forward += other.stepsTurned.forward
    stepsTurned.backward += other.stepsTurned.backward
    directions.outNegative += other.directions.outNegative
    directions.outPositive += other.directions.outPositive
    directions.inNegative += other.directions.inNegative
    directions.inPositive += other.directions.inPositive
    inflowWordsNegative += other.inflowWordsNegative
    inflowWordsPositive += other.inflowWordsPositive
  }

  private mutating func see(_ direction: Direction, isNegative: Bool) {
    switch (direction, isNegative) {
    case (.outflow, true): directions.outNegative += 1
    case (.outflow, false): directions.outPositive += 1
    case (.inflow, true): directions.inNegative += 1
    case (.inflow, false): directions.inPositive += 1
    }
  }

  private mutating func seeStep(
    from first: (amount: ExactDecimal, balance: ExactDecimal),
    to second: (amount: ExactDecimal, balance: ExactDecimal)
  ) {
    guard let rise = second.balance.subtracting(first.balance), !rise.isZero else { return }
    steps += 1
    if rise == second.amount { stepsAsWritten.forward += 1 }
    if rise == -second.amount { stepsTurned.forward += 1 }
    // Newest first: the older row stands behind, and the newer one made the step.
    if -rise == first.amount { stepsAsWritten.backward += 1 }
    if -rise == -first.amount { stepsTurned.backward += 1 }
  }

  /// The sign of purchases, and why; nothing when the rows don't tell.
  func decision() -> (outflow: StatementProfile.Outflow, evidence: String)? {
    guard let balance = byBalance() else { return byDirection() ?? byWords() }
    // A card's balance may be what is owed, which rises by purchases written as positive.
    return balance.0 == .negative && positive > negative && wordsContradict ? nil : balance
  }

  /// Whether words speak for positive purchases, be they too few to turn signs round.
  private var wordsContradict: Bool {
    let asWritten = directions.outNegative + directions.inPositive
    let turned = directions.outPositive + directions.inNegative
    guard asWritten + turned > 0, min(asWritten, turned) * 20 <= max(asWritten, turned) else {
      return byWords(atLeast: 1)?.0 == .positive
    }
    return turned > asWritten
  }

  private func byBalance() -> (StatementProfile.Outflow, String)? {
    let asWritten = max(stepsAsWritten.forward, stepsAsWritten.backward)
    let turned = max(stepsTurned.forward, stepsTurned.backward)
    guard max(asWritten, turned) * 10 >= steps * 8, steps > 0, asWritten != turned,
      min(asWritten, turned) * 4 <= max(asWritten, turned)
    else { return nil }
    // One step alone may run either way in time.
    guard max(asWritten, turned) >= 2 || min(asWritten, turned) == 0 else { return nil }
    return asWritten > turned
      ? (.negative, "the running balance moves by \(asWritten) of \(steps) amounts as written")
      : (.positive, "the running balance moves by \(turned) of \(steps) amounts turned")
  }

  private func byDirection() -> (StatementProfile.Outflow, String)? {
    let asWritten = directions.outNegative + directions.inPositive
    let turned = directions.outPositive + directions.inNegative
    guard asWritten + turned > 0, min(asWritten, turned) * 20 <= max(asWritten, turned) else {
      return nil
    }
    // Signs are turned round by most rows only, and amounts of both signs by no single row: a
    // merchant's "charge" is money in.
    guard asWritten > turned || turned * 2 > negative + positive,
      asWritten > turned || turned > 1 || negative == 0 || positive == 0
    else { return nil }
    return asWritten > turned
      ? (.negative, "\(asWritten) rows say by a word which way money went, as their signs do")
      : (.positive, "\(turned) rows say by a word which way money went, against their signs")
  }

  /// - Parameter least: How many rows at least turn signs round by such words.
  private func byWords(atLeast least: Int = 2) -> (StatementProfile.Outflow, String)? {
    guard negative > 0, positive > 0 else { return nil }
    if positive * 2 <= negative, inflowWordsPositive > 0, inflowWordsNegative == 0 {
      return (
        .negative,
        "\(inflowWordsPositive) of the \(positive) positive rows, the fewer, are payments or refunds"
      )
    }
    // One row turns nothing round, and neither do few of the rarer sign.
    if negative * 2 <= positive, inflowWordsNegative >= least, inflowWordsPositive == 0,
      least == 1 || inflowWordsNegative * 2 >= negative
    {
      return (
        .positive,
        "\(inflowWordsNegative) of the \(negative) negative rows, the fewer, are payments or refunds"
      )
    }
    return nil
  }
}
