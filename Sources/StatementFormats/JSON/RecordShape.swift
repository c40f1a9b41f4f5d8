import StatementModel

/// How one source writes a transaction as a JSON object.
protocol RecordShape: SendableMetatype {
  /// As decisions name it: `Plaid`.
  static var name: String { get }

  /// Whether an object is a transaction of this source, judged by keys that no other source has.
  static func fits(_ record: JSONRecord) -> Bool

  init()

  /// The sign that the source gives to a purchase in an account of this type; nothing where its
  /// documents don't say, and the rows of the file have to tell.
  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow?

  /// Whether each row says by a word whether it is debit or credit, so that amounts have our sign.
  var goesByDirection: Bool { get }

  /// Signs of amounts beside such words.
  var directionSigns: DirectionSigns { get }

  /// The rows of an object; mostly one. Amounts keep the sign as written.
  mutating func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft]
}

extension RecordShape {
  var goesByDirection: Bool { false }
  var directionSigns: DirectionSigns { DirectionSigns() }

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { .negative }
}

/// The sources with a shape of their own, in the order in which they are asked.
enum RecordShapes {
  static let all: [any RecordShape.Type] = [
    IsraeliScraperShape.self, IsraeliCardShape.self, PlaidShape.self, PlaidRemovedShape.self,
    BerlinGroupShape.self, TellerShape.self, SimpleFINShape.self, MonzoShape.self, UpShape.self,
    RevolutBusinessShape.self, WiseShape.self, StripeShape.self, StripeBalanceShape.self,
    YNABShape.self, RevolutPersonalShape.self, MonobankShape.self, FioShape.self,
  ]

  /// The shape that most of the sampled objects have.
  static func shape(of sample: [JSONRecord]) -> (any RecordShape.Type)? {
    all.first { shape in sample.count(where: shape.fits) * 2 > sample.count }
  }
}
