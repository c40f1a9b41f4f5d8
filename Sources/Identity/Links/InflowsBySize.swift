import StatementModel

/// Inflows by currency and spans of days, the largest first, so that those somewhat smaller than an
/// outflow are found without going through all.
struct InflowsBySize {
  private struct Key: Hashable {
    var currency: Currency
    var span: Int32
  }

  private let candidates: [LinkCandidate]
  private var inflows: [Key: [Int]] = [:]

  /// - Parameter open: Those of the candidates that are looked for.
  init(_ candidates: [LinkCandidate], of open: [Int]) {
    self.candidates = candidates
    for index in open where candidates[index].amount.amount.units > 0 {
      let candidate = candidates[index]
      let key = Key(currency: candidate.amount.currency, span: Self.span(candidate.day))
      inflows[key, default: []].append(index)
    }
    inflows = inflows.mapValues { indices in
      indices.sorted {
        let (one, other) = (candidates[$0].amount.amount, candidates[$1].amount.amount)
        return one == other ? $0 < $1 : other < one
      }
    }
  }

  /// The inflows about the outflow's day that are smaller, span by span, those that lack least first.
  func smaller(than outflow: LinkCandidate) -> [ArraySlice<Int>] {
    let size = outflow.amount.amount.magnitude
    let span = Self.span(outflow.day)
    return ((span - 1)...(span + 1)).compactMap { span in
      let key = Key(currency: outflow.amount.currency, span: span)
      guard let indices = inflows[key] else { return nil }
      return indices[indices.lowerBound({ candidates[$0].amount.amount >= size })...]
    }
  }

  /// Days as far from one as a transfer may be lie in its span or in a neighbouring one.
  private static func span(_ day: Int32) -> Int32 {
    let length = Int32(LinkFinder.transferDays + 1)
    return day >= 0 ? day / length : (day - length + 1) / length
  }
}
