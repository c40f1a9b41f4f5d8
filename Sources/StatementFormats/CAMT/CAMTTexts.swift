import StatementModel

/// Chooses the texts of a row from those of an entry.
struct CAMTTexts {
  private(set) var description = ""
  private(set) var memo: String?

  private let entry: CAMTEntry
  private let header: CAMTHeader
  private let isCredit: Bool
  private let isReversal: Bool

  /// How many of a batch's payments the memo names.
  private static let namedPayments = 12

  init(entry: CAMTEntry, header: CAMTHeader, isCredit: Bool, isReversal: Bool) {
    self.entry = entry
    self.header = header
    self.isCredit = isCredit
    self.isReversal = isReversal
    let found = entry.paymentCount > 1 ? ofBatch() : ofOne()
    var parts = found
    let chosen = parts.isEmpty ? [] : parts.removeFirst()
    description = chosen.isEmpty ? code() : String(decoding: chosen, as: UTF8.self)
    var kept: [[UInt8]] = []
    for part in parts where !part.isEmpty {
      if CAMTText.contains(chosen, part) || kept.contains(where: { CAMTText.contains($0, part) }) {
        continue
      }
      kept.append(part)
    }
    if !kept.isEmpty {
      memo = String(decoding: Array(kept.joined(separator: "; ".utf8)), as: UTF8.self)
    }
  }

  /// The texts of an entry of one payment or none, the description first.
  ///
  /// That is the other party's name; without one, the merchant's of a card payment, or the longest
  /// of the free texts, which then names whoever was paid.
  private func ofOne() -> [[UInt8]] {
    let payment = entry.onlyPayment
    var free = [
      CAMTText.joined(entry.buffer, ranges(.remittance, of: payment)),
      payment > 0 ? bytes(.information, of: payment) : [], bytes(.information, of: 0),
    ]
    var texts: [[UInt8]] = []
    let parties = CAMTParties(
      entry: entry, header: header, payment: payment, isCredit: isCredit, isReversal: isReversal)
    let merchant = entry.inner(.merchantName).map { Array(entry.buffer[$0.range]) }
    if let name = parties.names.first ?? merchant {
      texts.append(name)
    } else if let longest = free.indices.max(by: { free[$0].count < free[$1].count }) {
      texts.append(free.remove(at: longest))
    }
    texts += free + parties.names.dropFirst() + parties.others
    for field in [CAMTField.creditorReference, .documentNumber, .remittanceNote] {
      texts += ranges(field, of: payment).map { Array(entry.buffer[$0]) }
    }
    texts += remarks(of: payment)
    if texts.first?.isEmpty ?? true, let first = texts.firstIndex(where: { !$0.isEmpty }) {
      texts.swapAt(0, first)
    }
    return texts
  }

  /// The texts of an entry of several payments: the only other party of all of them, or what the
  /// bank says of the whole; then the payments.
  private func ofBatch() -> [[UInt8]] {
    let kept = min(entry.paymentCount, CAMTEntry.keptPayments)
    var names: [[UInt8]] = []
    var parts: [[UInt8]] = []
    for payment in 1...kept {
      let parties = CAMTParties(
        entry: entry, header: header, payment: payment, isCredit: isCredit, isReversal: isReversal)
      let party = parties.names.first ?? parties.others.first ?? []
      if !party.isEmpty, !names.contains(party) { names.append(party) }
      if payment <= Self.namedPayments { parts.append(part(payment, party: party)) }
    }
    let rest = entry.paymentCount - parts.count
    if rest > 0 { parts.append(Array("and \(rest) more".utf8)) }
    let whole = bytes(.information, of: 0)
    let first: [UInt8]
    if names.count == 1, let only = names.first {
      first = only
    } else {
      let list = Array(names.prefix(3).joined(separator: Array(", ".utf8)))
      first = whole.isEmpty ? list : whole
    }
    return [first, whole, Array(parts.joined(separator: Array(", ".utf8)))] + remarks(of: 1)
  }

  /// One payment of a batch: amount, party, what for.
  private func part(_ payment: Int, party: [UInt8]) -> [UInt8] {
    let amount =
      entry.first(.amount, of: payment) ?? entry.first(.transactionAmount, of: payment)
      ?? entry.first(.instructedAmount, of: payment)
    let texts = [
      amount.map { Array(entry.buffer[$0.range]) } ?? [], party,
      CAMTText.joined(entry.buffer, ranges(.remittance, of: payment)),
    ]
    return Array(texts.filter { !$0.isEmpty }.joined(separator: [0x20]))
  }

  /// That it is a reversal, why it was returned, and what it cost.
  private func remarks(of payment: Int) -> [[UInt8]] {
    var texts: [String] = []
    if isReversal { texts.append("reversal") }
    if let reason = entry.first(.returnReason, of: payment) {
      texts.append("returned: \(entry.text(reason.range))")
    }
    texts += ranges(.returnNote, of: payment).map { entry.text($0) }
    if let charges = entry.inner(.totalCharges) ?? entry.inner(.charge),
      let amount = CAMTValues.amount(entry.buffer, charges.range), !amount.isZero
    {
      let currency = entry.text(charges.currency)
      texts.append("charges \(entry.text(charges.range)) \(currency)")
    }
    return texts.map { Array($0.utf8) }
  }

  /// What is left for an entry without any text: the bank's code for its kind.
  private func code() -> String {
    if let own = entry.inner(.proprietaryCode) { return entry.text(own.range) }
    let words = [CAMTField.domain, .family, .subfamily].compactMap { entry.inner($0) }
    return words.map { entry.text($0.range) }.joined(separator: "/")
  }

  private func bytes(_ field: CAMTField, of payment: Int) -> [UInt8] {
    entry.first(field, of: payment).map { Array(entry.buffer[$0.range]) } ?? []
  }

  private func ranges(_ field: CAMTField, of payment: Int) -> [Range<Int>] {
    entry.values.compactMap { $0.field == field && $0.payment == payment ? $0.range : nil }
  }
}
