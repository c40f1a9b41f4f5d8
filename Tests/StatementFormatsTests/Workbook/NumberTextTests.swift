import Testing

@testable import StatementFormats

struct NumberTextTests {
  @Test(arguments: [
    ("12.340000000000001", "12.34"), ("0.30000000000000004", "0.3"), ("-4.5", "-4.5"),
    ("1234.5600000000004", "1234.56"), ("99.999999999999986", "100"), ("1E3", "1000"),
    ("1.5e-3", "0.0015"), ("-1.0000000000000001E-2", "-0.01"), ("0", "0"), ("-0", "0"),
    ("0.000", "0"), ("007", "7"), ("1234567890123456789", "1234567890123456789"),
    ("12.30", "12.3"), ("5.", "5"), (".5", "0.5"), ("9999999999999996.5", "1" + zeros(16)),
    ("123456.789012345678", "123456.789012346"),
  ])
  func `numbers are the decimals that they were written from`(written: String, meant: String) {
    #expect(NumberText.plain(written) == meant)
  }

  @Test(arguments: ["", "-", "abc", "1,5", "1.2.3", "1e", "1e99999999", "1E400", "--1", "0x1"])
  func `other texts are no numbers`(text: String) {
    #expect(NumberText.plain(text) == nil)
  }

  @Test(arguments: [
    ("General", NumberFormat.number), ("0.00", .number), ("#,##0.00;[Red]-#,##0.00", .number),
    ("0%", .number), ("0.00E+00", .number), ("\"Day\" 0", .number), ("[h]:mm", .number),
    ("@", .number), ("General\" kr\"", .money("kr")),
    ("[$\u{20AC}-407] #,##0.00", .money("\u{20AC}")),
    ("#,##0.00\\ \"kr\"", .money("kr")), ("\"EUR\" 0.00", .money("EUR")), ("$#,##0", .money("$")),
    ("0.00 \"x\"", .number),
    ("d/m/yy", .date), ("[$-409]d-mmm-yyyy;@", .date), ("yyyy\\-mm\\-dd", .date),
    ("mmm", .date), ("[$-F800]dddd, mmmm dd, yyyy", .date), ("dd.mm.yyyy hh:mm", .dateAndTime),
    ("m/d/yy h:mm AM/PM", .dateAndTime), ("h:mm:ss", .time), ("mm:ss.0", .time),
    ("[Red]dd/mm/yyyy", .date), ("dd\"00\"", .date), ("ggge\"\u{5E74}\"m", .date),
  ])
  func `formats tell days from numbers`(code: String, kind: NumberFormat) {
    #expect(NumberFormat(code: code) == kind)
  }

  @Test(arguments: [
    (14, NumberFormat.date), (22, .dateAndTime), (20, .time), (0, .number), (10, .number),
    (30, .date), (49, .number), (-1, .number),
  ])
  func `formats that every workbook has are known by their numbers`(id: Int, kind: NumberFormat) {
    #expect(NumberFormat(builtIn: id) == kind)
  }

  @Test(arguments: [
    ("45322", NumberFormat.date, false, "2024-01-31"), ("1", .date, false, "1900-01-01"),
    ("59", .date, false, "1900-02-28"), ("61", .date, false, "1900-03-01"),
    ("43860", .date, true, "2024-01-31"), ("0", .date, true, "1904-01-01"),
    ("45322.5", .dateAndTime, false, "2024-01-31 12:00:00"),
    ("45322.573611111111", .dateAndTime, false, "2024-01-31 13:46:00"),
    ("45322.999999999", .dateAndTime, false, "2024-02-01"),
    ("45322.573611111111", .date, false, "2024-01-31"), ("0.75", .time, false, "18:00:00"),
    ("2958465", .date, false, "9999-12-31"),
  ])
  func `days count from the beginning of their calendar`(
    number: String, kind: NumberFormat, isFrom1904: Bool, text: String
  ) {
    #expect(SerialDate.text(number, as: kind, isFrom1904: isFrom1904) == text)
  }

  @Test(arguments: [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (701, "ZZ"), (702, "AAA")])
  func `columns have letters`(column: Int, name: String) {
    #expect(SheetCell.name(ofColumn: column) == name)
  }

  @Test(arguments: ["60", "0", "-5", "2958466", "99999999999999999999"])
  func `other numbers are no days`(number: String) {
    #expect(SerialDate.text(number, as: .date, isFrom1904: false) == nil)
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
