import StatementModel
import TestSupport

@testable import BookKeeping
@testable import Identity

/// Statements of few amounts, days, texts and ids, put together without sense.
///
/// What they tell may be taken in many ways; that each answer is one and the same whatever the order
/// must hold all the same.
struct WildStatements: Shrinkable, Hashable {
  struct File: Hashable {
    var number: Int
    var source: String
    var from: Int
    var to: Int
    var rows: [StatementRow]
  }

  var files: [File] = []
  var salt: Int64

  private static let texts = ["METRO", "METRO 12", "CAFÉ ÎLE", "PAYPAL *STEAM", "IKEA"]

  init(seed: UInt64) { self.init(seed: seed, most: Laws.isLong ? 5 : 3) }

  /// - Parameter most: How many files there are at most, and rows in each.
  init(seed: UInt64, most: Int) {
    var random = SeededGenerator(seed: seed)
    salt = Int64(truncatingIfNeeded: random.next())
    let hasIDs = Bool.random(using: &random)
    let corrects = hasIDs && Int.random(in: 0..<3, using: &random) == 0
    for number in 1...Int.random(in: 2...most, using: &random) {
      let from = Int.random(in: 0...6, using: &random)
      let to = from + Int.random(in: 0...12, using: &random)
      var rows: [StatementRow] = []
      for record in 1...Int.random(in: 1...most, using: &random) {
        rows.append(
          Self.row(record, Int.random(in: from...to, using: &random), hasIDs, corrects, &random))
      }
      files.append(
        File(
          number: number, source: Bool.random(using: &random) ? "csv" : "ofx", from: from, to: to,
          rows: rows))
    }
  }

  private static func row(
    _ record: Int, _ day: Int, _ hasIDs: Bool, _ corrects: Bool, _ random: inout SeededGenerator
  ) -> StatementRow {
    func one(of count: Int, _ random: inout SeededGenerator) -> Bool {
      Int.random(in: 0..<count, using: &random) == 0
    }
    var details = RowDetails()
    if one(of: 4, &random) { details.merchantCategoryCode = 5812 }
    if one(of: 8, &random) { details.installment = Installment(number: 1, count: 2) }
    if one(of: 8, &random), hasIDs { details.settlesID = "1" }
    if corrects, one(of: 4, &random) {
      details.correction = RowCorrection(
        nativeID: String(Int.random(in: 0...3, using: &random)),
        action: Bool.random(using: &random) ? .replace : .delete)
    }
    let hasPurchase = Bool.random(using: &random)
    return StatementRow(
      record: record, span: SourceSpan(line: record, offset: 0, length: 0),
      status: one(of: 3, &random) ? .pending : .posted,
      amount: ExactDecimal(units: [-10, -11, -12].randomElement(using: &random) ?? 0, scale: 0)
        ?? .zero,
      purchaseDate: hasPurchase
        ? TrueHistory.date(day - Int.random(in: 0...2, using: &random)) : nil,
      postingDate: hasPurchase && one(of: 2, &random) ? nil : TrueHistory.date(day),
      description: texts.randomElement(using: &random) ?? "",
      nativeID: hasIDs ? String(Int.random(in: 0...3, using: &random)) : nil, details: details)
  }

  var statements: [LiveStatement] {
    files.map { file in
      LiveStatement(
        fileHash: TrueHistory.hash(salt, file.number), ordinal: 0, source: file.source,
        currency: .usd, from: TrueHistory.date(file.from), to: TrueHistory.date(file.to),
        rows: file.rows)
    }
  }

  var smaller: [WildStatements] {
    var found: [WildStatements] = []
    for place in files.indices {
      var copy = self
      copy.files.remove(at: place)
      found.append(copy)
      for row in files[place].rows.indices {
        var copy = self
        copy.files[place].rows.remove(at: row)
        found.append(copy)
        guard files[place].rows[row].hasDetails else { continue }
        copy = self
        copy.files[place].rows[row].details = RowDetails()
        found.append(copy)
      }
    }
    return found
  }

  var report: String {
    statements.sorted(by: LiveStatement.canonicallyBefore).enumerated()
      .map { TrueHistory.report($1, "file \($0)") }.joined(separator: "\n")
  }
}
