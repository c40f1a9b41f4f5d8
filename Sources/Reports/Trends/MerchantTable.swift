import StatementModel

/// Which transactions are of one merchant, worked out once for all that ask.
struct MerchantTable: Sendable {
  /// Folded names, by number.
  private(set) var names: [String] = []
  /// The merchant's number of each transaction, by its place.
  private(set) var numbers: [Int32] = []

  /// By the payee where a rule or a person gave one, else by what descriptions have in common.
  init(_ input: ReportInput) {
    var byName: [String: Int32] = [:]
    // Transactions of equal texts mostly share them, and a reference is found faster than a text.
    var byTexts: [ObjectIdentifier: Int32] = [:]
    var byPayee: [String: Int32] = [:]
    var byDescription: [String: Int32] = [:]
    func number(_ name: String) -> Int32 {
      if let known = byName[name] { return known }
      let number = Int32(clamping: names.count)
      names.append(name)
      byName[name] = number
      return number
    }
    numbers.reserveCapacity(input.transactions.count)
    for index in input.transactions.indices {
      let texts = input.transactions.texts(at: index)
      if let known = byTexts[texts.identity] {
        numbers.append(known)
        continue
      }
      let found: Int32
      if let payee = texts.payee {
        found = byPayee[payee] ?? number(TextFolding.fold(payee))
        byPayee[payee] = found
      } else {
        let description = texts.description
        found = byDescription[description] ?? number(input.merchantKey(description))
        byDescription[description] = found
      }
      byTexts[texts.identity] = found
      numbers.append(found)
    }
  }
}
