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
    let keys = table.merchantKeys ?? MerchantKeys(of: table) { TextFolding.fold($0) }
    // By the numbers of payees and of keys; negative while nobody asked.
    var byPayee = [Int32](repeating: -1, count: table.texts.count)
    var byKey = [Int32](repeating: -1, count: keys.keys.count)
    func number(_ name: String) -> Int32 { Int32(clamping: byName.number(of: name)) }
    numbers.reserveCapacity(table.count)
    for own in table.names {
      let payee = Int(own.payee)
      let key = Int(keys.numbers[Int(own.description)])
      if payee >= 0 {
        if byPayee[payee] < 0 { byPayee[payee] = number(TextFolding.fold(table.texts[payee])) }
        numbers.append(byPayee[payee])
      } else {
        if byKey[key] < 0 { byKey[key] = number(keys.keys[key]) }
        numbers.append(byKey[key])
      }
    }
    names = byName.strings
  }
}
