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
      if let payee = input.transactions[index].payee {
        let found = byPayee[payee] ?? number(TextFolding.fold(payee))
        byPayee[payee] = found
        numbers.append(found)
      } else {
        let description = input.transactions[index].description
        let found = byDescription[description] ?? number(input.merchantKey(description))
        byDescription[description] = found
        numbers.append(found)
      }
    }
  }
}
