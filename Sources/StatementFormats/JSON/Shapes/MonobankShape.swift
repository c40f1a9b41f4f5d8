import StatementModel

/// Monobank's statement, which counts minor units and names currencies by ISO 4217's numbers.
///
/// `amount` is in the account's currency, `operationAmount` in that of `currencyCode`; times are
/// Unix seconds.
struct MonobankShape: RecordShape {
  static let name = "Monobank"

  static func fits(_ record: JSONRecord) -> Bool {
    record.has("operationAmount") && record.has("time") && record.has("amount")
      && record.has("currencyCode")
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    // A row of equal amounts was made in the account's currency; the others don't name it.
    let foreign = record.word(record.member("currencyCode")).flatMap(Self.currency)
    let isSame =
      record.word(record.member("amount")) == record.word(record.member("operationAmount"))
    let known = context.currency ?? (isSame ? foreign : nil)
    let own = known ?? .none
    var draft = RowDraft(amount: try record.minorUnits(record.member("amount"), own))
    draft.currency = known
    draft.status = try record.flag(record.member("hold")) == true ? .pending : .posted
    draft.purchaseDate = record.word(record.member("time")).flatMap(UnixTime.day)
    guard draft.purchaseDate != nil else {
      let time = record.member("time")
      throw .rejected(.badDate(time.map { record.excerpt($0) } ?? ""), node: time)
    }
    draft.description = record.string(record.member("description")) ?? ""
    draft.details.memo = record.string(record.member("comment"))
    draft.nativeID = record.id(record.member("id"))
    draft.details.merchantCategoryCode = record.integer(record.member("mcc"))
    if record.has("balance") {
      draft.runningBalance = try record.minorUnits(record.member("balance"), own)
    }
    if let foreign, foreign != known {
      let amount = try record.minorUnits(record.member("operationAmount"), foreign)
      draft.details.original = Money(amount, foreign)
    }
    return [draft]
  }

  /// The currency of one of ISO 4217's numbers, as far as they are met.
  private static func currency(_ number: String) -> Currency? {
    numbers[number].flatMap { Currency(code: $0) }
  }

  private static let numbers: [String: String] = [
    "840": "USD", "978": "EUR", "826": "GBP", "376": "ILS", "980": "UAH", "756": "CHF",
    "124": "CAD", "36": "AUD", "392": "JPY", "203": "CZK", "985": "PLN", "752": "SEK",
    "578": "NOK", "208": "DKK", "348": "HUF", "946": "RON", "643": "RUB", "949": "TRY",
    "986": "BRL", "484": "MXN", "356": "INR", "156": "CNY", "710": "ZAR", "554": "NZD",
    "702": "SGD", "344": "HKD", "981": "GEL", "784": "AED", "764": "THB", "818": "EGP",
  ]
}
