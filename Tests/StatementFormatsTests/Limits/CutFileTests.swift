import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Files of every format that end within anything.
struct CutFileTests {
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    /// Whether the format has an end, so that nothing less than the whole may pass for it.
    var hasEnd = false
    /// Whether the text of the last row may be shorter, which a warning then says.
    var keepsCutText = false
    var text: String
  }

  static let samples = [
    Sample(
      testDescription: "CSV that ends in a text",
      text: """
        Date,Description,Amount,Category
        2026-01-05,Alpha,-18.50,Food
        2026-01-19,Beta,-6500.75,Rent
        2026-01-20,"Gamma, Haus",-1899.90,Rent
        2026-01-21,"Delta",-5.00,Food

        """),
    Sample(
      testDescription: "CSV that ends in an amount",
      text: """
        Date;Description;Amount
        2026-01-05;Alpha;-18,50
        2026-01-19;Beta;-6500,70
        2026-01-20;Gamma Haus;-1899,90

        """),
    Sample(
      testDescription: "CSV that ends in a date",
      text: """
        Description,Amount,Date
        Alpha,-18.50,2026-01-05
        Beta,-6500.75,2026-01-19
        Gamma Haus,-1899.90,2026-01-20

        """),
    Sample(
      testDescription: "CSV in quotes that ends in a currency",
      text: """
        "Date";"Description";"Amount";"Currency"
        "2026-01-05";"Alpha";"-18,50";"EUR"
        "2026-01-19";"Beta";"-6500,70";"EUR"
        "2026-01-20";"Gamma Haus";"-1899,90";"EUR"

        """),
    Sample(
      testDescription: "CSV that ends in a status",
      text: """
        Date,Description,Amount,Status
        2026-01-05,Alpha,-18.50,Completed
        2026-01-19,Beta,-6500.75,Completed
        2026-01-20,Gamma Haus,-1899.90,Pending

        """),
    Sample(
      testDescription: "CSV that ends in the same word",
      text: """
        Date,Description,Amount,Card
        2026-01-05,Alpha,-18.50,4417
        2026-01-19,Beta,-6500.75,4417
        2026-01-20,Gamma Haus,-1899.90,4417
        2026-01-21,Delta,-5.00,4417

        """),
    Sample(
      testDescription: "MT940", hasEnd: true,
      text: MT940Fixture.statement(
        """
        :61:2601050105D18,50NMSCNONREF
        :86:ALPHA
        :61:2601190119C6500,50NTRFNONREF//B1
        :86:BETA
        GMBH
        :61:2601200120D1899,99NTRFNONREF
        :86:GAMMA
        """, closing: ":62F:C260131EUR4682,01")),
    Sample(
      testDescription: "MT940 of two statements",
      text: MT940Fixture.statement(
        ":61:2601050105D18,50NMSCNONREF\n:86:ALPHA", closing: ":62F:C260131EUR81,50")
        + MT940Fixture.statement(
          ":61:2601050105D1234,50NMSCNONREF\n:86:BETA", number: "8/1",
          closing: ":62F:D260131EUR1134,50")),
    Sample(
      testDescription: "MT940 without balances", keepsCutText: true,
      text: """
        :20:A
        :25:12345678
        :61:2601050105D18,50NMSCNONREF
        :61:2601190119D6500,50NTRFNONREF
        -

        """),
    Sample(testDescription: "OFX", hasEnd: true, text: ReaderSample.ofx.text),
    Sample(testDescription: "OFX in XML", hasEnd: true, text: ReaderSample.ofxXML.text),
    Sample(testDescription: "camt", hasEnd: true, text: ReaderSample.camt.text),
    Sample(testDescription: "JSON", hasEnd: true, text: ReaderSample.json.text),
    Sample(testDescription: "QIF", keepsCutText: true, text: ReaderSample.qif.text),
  ]

  private static func read(_ bytes: some Sequence<UInt8>) -> StatementFile {
    var options = ReadingOptions(path: "test")
    var profile = StatementProfile(name: "test")
    profile.outflow = .negative
    options.profile = profile
    return StatementReader.read(Array(bytes), options: options)
  }

  private static func isSilent(_ file: StatementFile) -> Bool {
    guard case .read = file.outcome else { return false }
    return file.rejected.isEmpty && !file.warnings.contains { $0.severity == .error }
  }

  /// What of a row comes into the book.
  private static func shown(_ row: StatementRow, withText: Bool) -> String {
    "\(row.keyDate) \(row.amount) \(row.currency?.code ?? "-") \(row.status)"
      + (withText ? " \(row.description) \(row.details.memo ?? "")" : "")
  }

  @Test(arguments: samples)
  func `No row comes of a cut file that is not in the whole one`(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    let whole = Self.read(bytes)
    let rows = whole.statements.flatMap(\.rows)
    #expect(Self.isSilent(whole) && !rows.isEmpty, "\(whole.outcome) \(whole.warnings)")
    let spaces = bytes.reversed().prefix { $0 <= 0x20 }.count
    // What a cell of a table should be like, two rows before it show.
    let start =
      sample.testDescription.hasPrefix("CSV") ? (rows.dropFirst(2).first?.span.offset ?? 1) : 1
    for end in start..<(bytes.count - spaces) {
      let cut = Self.read(bytes[..<end])
      let found = cut.statements.flatMap(\.rows)
      let tail = String(decoding: bytes[max(0, end - 20)..<end], as: UTF8.self)
      let withText = !sample.keepsCutText
      #expect(
        found.map { Self.shown($0, withText: withText) }
          == rows.prefix(found.count).map { Self.shown($0, withText: withText) },
        "cut after \(tail)")
      if sample.hasEnd, Self.isSilent(cut) {
        #expect(found.count == rows.count, "silent when cut after \(tail)")
      }
    }
  }

  @Test(arguments: [
    "Date,Description,Amount\n2026-01-05,Alpha,-18.50\n2026-01-19,Beta,-6500.75",
    "Date,Amount,Description\n2026-01-05,-18.50,Alpha\n2026-01-19,-6500.75,Be",
    "Date,Description,Amount,Note\n2026-01-05,A,-18.50,x\n2026-01-06,B,-1.50,y\n2026-01-19,C,-6.75,",
    "Amount,Description,Date\n-18.50,Alpha,2026-01-05\n-6500.75,Beta,2026-01-19",
  ])
  func `A last row without a line end is taken`(_ text: String) {
    let file = Self.read(text.utf8)
    #expect(Self.isSilent(file))
    #expect(file.statements.flatMap(\.rows).count == text.count { $0 == "\n" })
  }

  /// Lines of text, or rows, behind a quote that nothing closes.
  @Test(arguments: ["word word word\n", "2026-01-05,Alpha,-18.50\n", "word"])
  func `A quote that is open for longer than a field may be stops the reading`(_ piece: String) {
    var limits = ReadingLimits()
    limits.fieldBytes = 64 << 10
    var options = ReadingOptions(path: "test")
    options.limits = limits
    let more = String(repeating: piece, count: (80 << 10) / piece.utf8.count)
    let text = "Date,Description,Amount\n2026-01-05,Alpha,-18.50\n2026-01-06,\"" + more
    let bytes = Array(text.utf8)
    let file = StatementReader.read(bytes, options: options)
    guard case .unreadable(let fault) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(fault.fact.code == "field-too-long")
    #expect(fault.location?.line == 3)
  }
}
