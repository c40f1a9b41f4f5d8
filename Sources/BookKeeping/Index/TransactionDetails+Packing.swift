import StatementModel

extension PackedWriter {
  mutating func details(_ details: TransactionDetails) {
    optional(details.memo) { $0.text($1) }
    optional(details.note) { $0.text($1) }
    list(details.tags) { $0.text($1) }
    optional(details.kind) { $0.value($1) }
    optional(details.original) { $0.money($1) }
    optional(details.installment) { $0.installment($1) }
    optional(details.bankCategory) { $0.text($1) }
    optional(details.merchantCategoryCode) { $0.int($1) }
    optional(details.period) { $0.text($1) }
    list(details.split) {
      $0.text($1.category.text)
      $0.money($1.amount)
    }
  }
}

extension PackedReader {
  mutating func transactionDetails() throws(IndexError) -> TransactionDetails {
    var details = TransactionDetails()
    details.memo = try optional { (input) throws(IndexError) in try input.text() }
    details.note = try optional { (input) throws(IndexError) in try input.text() }
    details.tags = try list { (input) throws(IndexError) in try input.text() }
    details.kind = try optional { (input) throws(IndexError) in try input.value() }
    details.original = try optional { (input) throws(IndexError) in try input.money() }
    details.installment = try optional { (input) throws(IndexError) in try input.installment() }
    details.bankCategory = try optional { (input) throws(IndexError) in try input.text() }
    details.merchantCategoryCode = try optional { (input) throws(IndexError) in try input.int() }
    details.period = try optional { (input) throws(IndexError) in try input.text() }
    details.split = try list { (input) throws(IndexError) in
      let category = try input.category()
      return CategorySplit.Part(category, try input.money())
    }
    return details
  }
}
