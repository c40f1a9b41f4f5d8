import StatementModel

/// What another core finds out for a list while one adds transactions up and puts them in order:
/// the merchants where these are needed, and how wide the columns are.
struct ListPreparation: Sendable {
  /// What is known of merchants.
  struct Merchants: Sendable {
    /// Nothing where nothing is grouped by them.
    let met: MerchantsMet?
    /// Nothing where nothing is put in order by them.
    let ranks: MerchantRanks?
    /// What that core goes on with.
    let measured: Meanwhile<MeasuredFaces>?
  }

  /// Nothing where the list asks for none.
  let merchants: Meanwhile<Merchants>?
  /// Nothing where it is not asked for, or comes after the merchants.
  let measured: Meanwhile<MeasuredFaces>?

  /// - Parameters:
  ///   - passed: the places of the transactions that are asked for, in ascending order.
  ///   - medium: for what columns are measured; nothing where they are not.
  ///   - isGrouped: Whether groups are made at all.
  ///   - isRanked: Whether transactions are put in the order of merchants' names.
  init(
    _ passed: [Int], of table: TransactionTable, cards: [Card], _ request: ListRequest,
    measuredFor medium: FaceMaker.Medium?, isGrouped: Bool, isRanked: Bool, on cores: Cores
  ) {
    let isGrouped = isGrouped && request.grouping == .merchant
    // Who waits for the order of names has nothing else to do, and measures meanwhile.
    let other = isRanked ? Cores.one : cores
    let measure = { @Sendable () -> Meanwhile<MeasuredFaces>? in
      medium.map { medium in
        Meanwhile(on: other) {
          MeasuredFaces(medium, passed, of: table, cards: cards, request, on: cores)
        }
      }
    }
    guard isRanked || isGrouped else {
      merchants = nil
      measured = measure()
      return
    }
    measured = isRanked ? measure() : nil
    merchants = Meanwhile(on: cores) {
      let met = MerchantsMet(passed, of: table, on: cores)
      // Groups wait for the merchants sooner than lines for their widths.
      return Merchants(
        met: isGrouped ? met : nil, ranks: isRanked ? MerchantRanks(met.folded, of: table) : nil,
        measured: isRanked ? nil : measure())
    }
  }
}
