import StatementModel

/// How one source writes a transaction as a JSON object.
protocol RecordShape: SendableMetatype {
  /// As decisions name it: `Plaid`.
  static var name: String { get }

  /// Whether an object is a transaction of this source, judged by keys that no other source has.
  static func fits(_ record: JSONRecord) -> Bool

  init()

  /// The sign that the source gives to a purchase; nothing where its documents don't say and the
  /// file has to tell.
  var outflow: StatementProfile.Outflow? { get }

  /// The sign of a purchase in an account of this type, where that differs between types.
  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow?

  /// Whether the amount of the object read last has our sign already, by a word for debit or credit.
  var signIsSettled: Bool { get }

  /// The source's name as far as it is known.
  var source: String { get }

  /// Why the shape was taken, for the decisions.
  var evidence: String { get }

  /// Which way money went in the object read last, where a field of it tells.
  var direction: SignEvidence.Direction? { get }

  /// The sign beside the amount of the object read last, where it is of several currencies and the
  /// object does not say which.
  var openSign: SharedCurrencySign? { get }

  /// Set when a text was met whose meaning only the whole file tells.
  var needsSurvey: Bool { get }

  /// How many rows an object is; mostly one.
  func rowCount(of record: JSONRecord, in context: JSONContext) -> Int

  /// Which of an object's rows is read next, from 0.
  mutating func choose(row: Int)

  /// Reads one object; amounts keep the sign as written.
  mutating func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft

  /// The same into a draft that is used for one object after the other.
  mutating func read(
    _ record: JSONRecord, in context: JSONContext, into draft: inout RowDraft) throws(NoRow)

  /// Notes how the object writes its dates and amounts.
  mutating func survey(_ record: JSONRecord, into survey: inout FieldSurvey)

  /// Takes what the survey settled.
  mutating func settle(by settings: DecidedFields)

  /// Signs of amounts beside words for debit and credit, where the shape went by such words.
  var directionSigns: DirectionSigns { get }

  /// How amounts were written, where that may leave their unit open.
  var forms: AmountForms { get }
}

extension RecordShape {
  var source: String { Self.name }
  var evidence: String { "its objects have the keys that only \(Self.name) writes" }
  var direction: SignEvidence.Direction? { nil }
  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { outflow }
  var signIsSettled: Bool { directionSigns.count > 0 }
  var openSign: SharedCurrencySign? { nil }
  var needsSurvey: Bool { false }
  var directionSigns: DirectionSigns { DirectionSigns() }
  var forms: AmountForms { AmountForms() }

  @inline(__always)
  func rowCount(of record: JSONRecord, in context: JSONContext) -> Int { 1 }

  @inline(__always)
  mutating func choose(row: Int) {}

  @inline(__always)
  mutating func read(
    _ record: JSONRecord, in context: JSONContext, into draft: inout RowDraft
  ) throws(NoRow) {
    draft = try self.draft(record, in: context)
  }

  mutating func survey(_ record: JSONRecord, into survey: inout FieldSurvey) {}
  mutating func settle(by settings: DecidedFields) {}
}

/// The sources with a shape of their own, in the order in which they are asked.
enum RecordShapes {
  static let all: [any RecordShape.Type] = [
    IsraeliScraperShape.self, PlaidShape.self, PlaidRemovedShape.self, BerlinGroupShape.self,
    TellerShape.self, SimpleFINShape.self, MonzoShape.self, UpShape.self, RevolutBusinessShape.self,
    WiseShape.self, StripeShape.self, StripeBalanceShape.self, YNABShape.self,
    RevolutPersonalShape.self,
    MonobankShape.self, FioShape.self,
  ]

  /// The shape that most of the sampled objects have.
  static func shape(of sample: [JSONRecord]) -> (any RecordShape.Type)? {
    all.first { shape in
      sample.count(where: { shape.fits($0) }) * 2 > sample.count
    }
  }
}
