import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A small table, and the amounts that it must give or the question that it must ask.
struct SignSample: Sendable, CustomTestStringConvertible {
  var name: String
  /// Rows below their header, divided by line breaks.
  var text: String
  /// What a profile says.
  var outflow: StatementProfile.Outflow?
  var isOwed: Bool?
  var fee: StatementProfile.Fee?
  /// The amounts of the rows, in order.
  var amounts: [String] = []
  /// The code of the question, where one is asked.
  var asks: String?
  /// The codes of the warnings.
  var warns: [String] = []
  var rejects = 0

  var testDescription: String { name }

  func check() throws {
    var profile = StatementProfile(name: "test")
    profile.outflow = outflow
    profile.balanceIsOwed = isOwed
    profile.fee = fee
    let file = readCSV(text, profile: profile)
    if let asks {
      guard case .ambiguous(let questions) = file.outcome else {
        Issue.record("\(name): not asked but \(rows(file).map(\.amount))")
        return
      }
      #expect(questions.map(\.fact.code) == [asks])
      let settings = (questions.first?.fact as? any ProfileQuestion)?.settings ?? []
      #expect(!settings.isEmpty, "a line must answer it")
      return
    }
    guard case .read = file.outcome else {
      Issue.record("\(name): not read: \(file.outcome)")
      return
    }
    let expected = try amounts.map { try decimal($0) }
    #expect(rows(file).map(\.amount) == expected)
    #expect(file.warnings.map(\.fact.code) == warns)
    #expect(file.rejected.count == rejects)
  }
}
