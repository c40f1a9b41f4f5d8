import StatementModel

/// Which transactions are of one merchant, worked out once for all that ask.
struct MerchantTable: Sendable {
  /// Folded names, by number.
  private(set) var names: [String] = []
  /// The merchant's number of each transaction, by its place.
  private(set) var numbers: [Int32] = []

  /// By the payee where a rule or a person gave one, else by what descriptions have in common.
  init(_ input: ReportInput) {
    // Folded texts are equal only where their bytes are.
    var byName = StringInterner()
    let table = input.transactions
    // By the numbers of texts; negative while nobody asked.
    var byPayee = [Int32](repeating: -1, count: table.texts.count)
    var byDescription = byPayee
    func number(_ name: String) -> Int32 { Int32(clamping: byName.number(of: name)) }
    numbers.reserveCapacity(table.count)
    for own in table.names {
      let payee = Int(own.payee)
      let description = Int(own.description)
      if payee >= 0 {
        if byPayee[payee] < 0 { byPayee[payee] = number(TextFolding.fold(table.texts[payee])) }
        numbers.append(byPayee[payee])
      } else {
        if byDescription[description] < 0 {
          byDescription[description] = number(input.merchantKey(table.texts[description]))
        }
        numbers.append(byDescription[description])
      }
    }
    names = byName.strings
  }
}
