import StatementModel

extension PackedWriter {
  mutating func details(_ details: RowDetails) {
    optional(details.memo) { $0.text($1) }
    optional(details.kind) { $0.value($1) }
    optional(details.original) { $0.money($1) }
    optional(details.installment) { $0.installment($1) }
    optional(details.bankCategory) { $0.text($1) }
    optional(details.merchantCategoryCode) { $0.int($1) }
    optional(details.settlesID) { $0.text($1) }
    optional(details.correction) {
      $0.value($1.action)
      $0.text($1.nativeID)
    }
    optional(details.checkNumber) { $0.text($1) }
  }

  mutating func installment(_ installment: Installment) {
    int(installment.number)
    int(installment.count)
  }
}

extension PackedReader {
  mutating func details() throws(IndexError) -> RowDetails {
    var details = RowDetails()
    details.memo = try optional { (input) throws(IndexError) in try input.text() }
    details.kind = try optional { (input) throws(IndexError) in try input.value() }
    details.original = try optional { (input) throws(IndexError) in try input.money() }
    details.installment = try optional { (input) throws(IndexError) in try input.installment() }
    details.bankCategory = try optional { (input) throws(IndexError) in try input.text() }
    details.merchantCategoryCode = try optional { (input) throws(IndexError) in try input.int() }
    details.settlesID = try optional { (input) throws(IndexError) in try input.text() }
    details.correction = try optional { (input) throws(IndexError) in
      let action: RowCorrection.Action = try input.value()
      return RowCorrection(nativeID: try input.text(), action: action)
    }
    details.checkNumber = try optional { (input) throws(IndexError) in try input.text() }
    return details
  }

  mutating func installment() throws(IndexError) -> Installment {
    let number = try int()
    return Installment(number: number, count: try int())
  }
}
