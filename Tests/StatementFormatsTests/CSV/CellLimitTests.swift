import StatementModel
import Testing

@testable import StatementFormats

/// Limits that are lowered below what a small file holds.
struct CellLimitTests {
  private static let text = "Date,Description,Amount\n2024-01-15,\"Cafe, bar\",-5.00\n"

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var option: String
    var limit: @Sendable (inout ReadingLimits) -> Void
  }

  @Test(arguments: [
    Case(testDescription: "a field", option: "--max-field-size") { $0.fieldBytes = 10 },
    Case(testDescription: "a quoted field", option: "--max-field-size") { $0.fieldBytes = 8 },
    Case(testDescription: "a record", option: "--max-record-size") { $0.recordBytes = 10 },
    Case(testDescription: "columns", option: "--max-columns") { $0.columns = 2 },
  ])
  func `A limit that is passed is named with its option`(_ wanted: Case) {
    var options = ReadingOptions(path: "test.csv")
    wanted.limit(&options.limits)
    let file = CSVFormat.read(Array(Self.text.utf8), options: options)
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("read: \(file.outcome)")
      return
    }
    #expect(reason.fact.remedy?.contains(wanted.option) == true)
  }

  @Test func `Limits that are reached, but not passed, hold`() {
    var options = ReadingOptions(path: "test.csv")
    options.limits.fieldBytes = 11
    options.limits.recordBytes = 28
    options.limits.columns = 3
    let file = CSVFormat.read(Array(Self.text.utf8), options: options)
    guard case .unreadable = file.outcome else { return }
    Issue.record("refused")
  }
}
