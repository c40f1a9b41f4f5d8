import Identity
import StatementModel

@testable import BookKeeping

/// A seeded source of chance (SplitMix64), so that every run tests the same values.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

  mutating func some<T>(_ value: (inout Chance) -> T) -> T? {
    once(in: 2) ? value(&self) : nil
  }

  mutating func of<T>(_ values: [T]) -> T { values[number(below: values.count)] }
}

/// Values made by chance, extreme ones among them.
extension Chance {
  mutating func text() -> String {
    let texts = [
      "", "CAFÉ NOIR", "CAFE\u{301} NOIR", "סופר פארם", "株式会社ローソン", "A\u{0}B", "🛒", "x",
      "COFFEE HOUSE 0042 SPRINGFIELD US, A NAME LONGER THAN ANY SMALL STRING",
    ]
    return once(in: 3) ? "text \(number(below: 1000))" : of(texts)
  }

  mutating func integer() -> Int {
    once(in: 4) ? of([.min, .max, 0, -1, 1]) : number(below: 10_000)
  }

  mutating func date() -> CalendarDate {
    once(in: 8)
      ? CalendarDate(dayNumber: of([.min, .max, 0, -719_162, 2_932_896]))
      : CalendarDate(dayNumber: Int32(20_000 + number(below: 400)))
  }

  mutating func decimal() -> ExactDecimal {
    let scale = once(in: 3) ? number(below: ExactDecimal.maximumScale + 1) : 2
    let units =
      once(in: 5)
      ? Int64.random(in: -999_999_999_999_999...999_999_999_999_999, using: &self)
      : Int64(number(below: 100_000) - 50_000)
    return ExactDecimal(units: units, scale: scale) ?? .zero
  }

  mutating func currency() -> Currency {
    of([.usd, .eur, .ils, Currency.none] + ["USDT", "AB345678"].compactMap(Currency.init(code:)))
  }

  mutating func money() -> Money { Money(decimal(), currency()) }

  mutating func installment() -> Installment {
    Installment(number: integer(), count: integer())
  }

  mutating func id() -> TransactionID { TransactionID(high: next(), low: next()) }

  mutating func category() -> CategoryPath {
    of(["Food", "Food/Groceries", "בית/חשמל", "Transfers"].compactMap { CategoryPath($0) })
  }

  /// A link with every kind of evidence.
  mutating func link() -> Link {
    let kind = of(TransactionKind.allCases)
    let side = of([LinkSide.source, .target])
    return Link(
      kind: of(LinkKind.allCases), state: of(LinkState.allCases), source: id(), target: id(),
      evidence: [
        .byPerson, .sameAmount(money()), .originalAmount(money(), of: side),
        .fee(money(), isShown: once(in: 2)), .otherAmount, .partOfCharge(money()),
        .days(integer()), .statementSays(side, kind), .amongTransfers(side), .namesAccount(side),
        .notRound, .sameMerchant(text()), .onlyOne, .inTurn, .others(integer()),
        .categorized(side, category()), .statementSaysOtherwise(side, kind),
      ])
  }

  mutating func effect() -> LinkEffect {
    LinkEffect(
      kind: of(LinkKind.allCases), isConfirmed: once(in: 2), other: id(),
      marksTransfer: once(in: 2), setsCategory: once(in: 2), category: some { $0.category() })
  }
}

extension Chance {
  private mutating func rowDetails() -> RowDetails {
    var details = RowDetails()
    details.memo = some { $0.text() }
    details.kind = some { $0.of(TransactionKind.allCases) }
    details.original = some { $0.money() }
    details.installment = some { $0.installment() }
    details.bankCategory = some { $0.text() }
    details.merchantCategoryCode = some { $0.integer() }
    details.settlesID = some { $0.text() }
    details.correction = some {
      RowCorrection(nativeID: $0.text(), action: $0.of([.replace, .delete]))
    }
    details.checkNumber = some { $0.text() }
    return details
  }

  /// Rows any of whose fields may be anything.
  mutating func rows(_ count: Int) -> StatementColumns {
    StatementColumns((0..<count).map { _ in row() })
  }

  /// A row any of whose fields may be anything.
  mutating func row() -> StatementRow {
    StatementRow(
      record: integer(),
      span: SourceSpan(line: integer(), offset: integer(), length: integer()),
      status: of([.posted, .pending]), amount: decimal(), currency: some { $0.currency() },
      purchaseDate: some { $0.date() }, postingDate: some { $0.date() },
      chargeDate: some { $0.date() }, description: text(), nativeID: some { $0.text() },
      runningBalance: some { $0.decimal() }, details: some { $0.rowDetails() })
  }

  mutating func transactionDetails() -> TransactionDetails {
    var details = TransactionDetails()
    details.memo = some { $0.text() }
    details.note = some { $0.text() }
    if once(in: 2) { details.tags = (0..<number(below: 4)).map { _ in text() } }
    details.kind = some { $0.of(TransactionKind.allCases) }
    details.original = some { $0.money() }
    details.installment = some { $0.installment() }
    details.bankCategory = some { $0.text() }
    details.merchantCategoryCode = some { $0.integer() }
    details.period = some { $0.text() }
    if once(in: 3) {
      details.split = (0..<number(below: 3)).compactMap { _ in
        CategoryPath("Part \(number(below: 9))").map { CategorySplit.Part($0, money()) }
      }
    }
    return details
  }

  /// A transaction any of whose fields may be anything.
  mutating func transaction(card: CardID) -> Transaction {
    Transaction(
      id: id(), card: card, status: of([.posted, .pending, .withdrawn, .deleted]),
      purchaseDate: some { $0.date() }, postingDate: some { $0.date() },
      chargeDate: some { $0.date() }, amount: money(), description: text(),
      payee: some { $0.text() },
      category: some { CategoryPath("Food/Part \($0.integer())") } ?? nil,
      categorySource: of([.none, .person, .rule(0), .rule(.max), .rule(17)]),
      isHidden: once(in: 2), isTransfer: once(in: 2), sourceFile: text(), sourceLine: integer(),
      details: once(in: 2) ? transactionDetails() : TransactionDetails())
  }

  /// Transactions of three cards, in no order.
  mutating func transactions(_ count: Int) -> [Transaction] {
    (0..<count).map { transaction(card: CardID("card-\($0 % 3)")) }
  }
}

extension StatementKey {
  static func sample(_ number: Int, card: String = "visa") -> StatementKey {
    StatementKey(fileHash: "hash-\(number)", ordinal: number % 2, card: CardID(card))
  }
}
