/// How one transaction's amount is divided over categories.
///
/// A share is a fixed amount, a percentage of the whole, or the rest. The parts sum to the whole
/// exactly. A percentage is cut to the minor unit; what all cuts together leave goes to the rest
/// or, where there is none, unit by unit to the parts that lost most, the first of equals first.
package struct CategorySplit: Hashable, Sendable {
  /// What a category gets.
  package enum Share: Hashable, Sendable {
    /// A magnitude; it takes the sign of the whole. No currency means the transaction's own.
    case amount(ExactDecimal, Currency?)
    /// Above 0, at most 100.
    case percent(ExactDecimal)
    /// What the others leave.
    case rest
  }

  /// One category with its share.
  package struct Entry: Hashable, Sendable {
    package var category: CategoryPath
    package var share: Share

    package init(_ category: CategoryPath, _ share: Share) {
      self.category = category
      self.share = share
    }
  }

  /// One category with its money.
  package struct Part: Hashable, Sendable {
    package var category: CategoryPath
    /// Signed as the whole.
    package var amount: Money

    package init(_ category: CategoryPath, _ amount: Money) {
      self.category = category
      self.amount = amount
    }
  }

  /// In the order of the file, at least one.
  package var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The parts of an amount, those of nothing left out, or nothing where the split doesn't fit:
  /// fixed amounts that exceed the whole, are of another currency or finer than the whole can be
  /// divided, or that leave something where no share takes it.
  package func parts(of whole: Money) -> [Part]? {
    guard !whole.amount.isZero else { return nil }
    let scale = max(UInt8(whole.currency.minorUnits), whole.amount.scale)
    let total = whole.amount.magnitude.units(atScale: scale)
    var shares = [Int128](repeating: 0, count: entries.count)
    var lost: [(index: Int, part: Int128)] = []
    var rest: Int?
    for (index, entry) in entries.enumerated() {
      switch entry.share {
      case .amount(let amount, let currency):
        guard currency ?? whole.currency == whole.currency, amount.scale <= scale else {
          return nil
        }
        shares[index] = amount.magnitude.units(atScale: scale)
      case .percent(let percent):
        let divisor = 100 * Int128(percent.denominator)
        let product = total * Int128(percent.magnitude.units)
        shares[index] = product / divisor
        // All on one denominator, so that what was lost can be compared.
        lost.append((index, product % divisor * (Self.commonDivisor / divisor)))
      case .rest: rest = index
      }
    }
    let left = total - shares.reduce(0, +)
    guard left >= 0 else { return nil }
    if let rest {
      shares[rest] = left
    } else {
      let byLoss = lost.sorted { ($1.part, $0.index) < ($0.part, $1.index) }
      guard left <= byLoss.count else { return nil }
      for (index, _) in byLoss.prefix(Int(left)) { shares[index] += 1 }
    }
    var parts: [Part] = []
    for (entry, share) in zip(entries, shares) where share != 0 {
      let units = whole.isNegative ? -share : share
      guard let units = Int64(exactly: units),
        let amount = ExactDecimal(units: units, scale: Int(scale))
      else { return nil }
      parts.append(Part(entry.category, Money(amount, whole.currency)))
    }
    return parts
  }

  /// Decimals that a percentage may have.
  package static let percentDecimals = 4
  /// What the divisor of every percentage divides.
  private static let commonDivisor = Int128(100 * 10_000)
}

extension ExactDecimal {
  /// The value in units of a scale that is not smaller than its own.
  fileprivate func units(atScale scale: UInt8) -> Int128 { aligned(to: scale) }

  /// Ten to the power of the scale.
  fileprivate var denominator: Int64 { PowersOfTen.int64(Int(scale)) ?? .max }
}
