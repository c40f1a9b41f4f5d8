import StatementModel
import TestSupport
import Testing

@Suite struct StatementColumnsTests {
  private static func row(_ number: Int, memo: String? = nil, id: String? = nil) -> StatementRow {
    var details = RowDetails()
    details.memo = memo
    details.original = Money(ExactDecimal(canonicalUnits: -3, scale: 0), .eur)
    return StatementRow(
      record: number, span: SourceSpan(line: number, offset: 10 * number, length: 9),
      amount: ExactDecimal(canonicalUnits: -5, scale: 1),
      postingDate: CalendarDate(dayNumber: Int32(number)), description: "Row", nativeID: id,
      details: details)
  }

  @Test func `neighbours that state the same share it`() {
    let columns = StatementColumns((1...4).map { Self.row($0, memo: $0 < 3 ? "a" : "b") })
    #expect(columns.details.count == 2)
    #expect(columns.map(\.details.memo) == ["a", "a", "b", "b"])
  }

  @Test func `texts come back as written`() {
    let memos = ["Caf\u{E9}", "Cafe\u{301}"]
    let columns = StatementColumns(memos.map { Self.row(1, memo: $0) })
    #expect(columns.map { Array(($0.details.memo ?? "").utf8) } == memos.map { Array($0.utf8) })
  }

  @Test func `one of several that share can change`() {
    var columns = StatementColumns((1...3).map { Self.row($0, memo: "a") })
    columns.changeLastDetails { $0.memo = "b" }
    columns.changeLastDetails { $0.memo = "c" }
    #expect(columns.map(\.details.memo) == ["a", "a", "c"])
    #expect(columns.details.count == 2)
    columns.turnSigns(of: RangeSet(1..<3))
    #expect(
      columns.map { "\($0.amount) \($0.details.original?.amount ?? .zero)" } == [
        "-0.5 -3", "0.5 3", "0.5 3",
      ])
    columns.changeDetails { row, _, details in
      if row == 1 { details = RowDetails() } else { details.settlesID = "x" }
    }
    #expect(columns.map(\.hasDetails) == [true, false, true])
    #expect(columns.numbers.map(\.marks) == [.settlesID, [], .settlesID])
  }

  @Test func `ids are placed anew where some are taken away`() {
    var columns = StatementColumns([
      Self.row(1, id: "1"), Self.row(2), Self.row(3, id: "3"), Self.row(4, id: "4"),
    ])
    columns.removeNativeIDs(of: [2])
    #expect(columns.map(\.nativeID) == ["1", nil, nil, "4"])
    #expect(columns.nativeIDs == ["1", "4"])
  }

  @Test func `rows of other columns are added and sorted`() {
    var columns = StatementColumns([Self.row(3, memo: "c"), Self.row(1, memo: "a")])
    columns += [Self.row(2, memo: "b")]
    columns.sortByRecord()
    columns.markAllPending()
    columns.changePlaces { $0.record += 10 }
    #expect(columns.map(\.record) == [11, 12, 13])
    #expect(columns.map(\.details.memo) == ["a", "b", "c"])
    #expect(columns.pendingCount == 3)
  }
}
