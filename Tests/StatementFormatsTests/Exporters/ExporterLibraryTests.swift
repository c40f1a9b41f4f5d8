import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

extension StatementProfile: CustomTestStringConvertible {
  public var testDescription: String { name }
}

struct `Known exporters` {
  private static let library = ExporterLibrary()
  private static let headed = library.all.filter { !$0.headerContains.isEmpty }

  @Test(arguments: library.all)
  func `the rows of an entry's sample are read as it says`(_ exporter: StatementProfile) {
    #expect(!exporter.sample.isEmpty)
    let reading = SampleReading(exporter)
    #expect(reading.isRecognised)
    #expect(reading.lines == exporter.reads, "\(reading.file.outcome)")
    #expect(reading.file.rejected.isEmpty)
    guard exporter.reads.isEmpty else { return }
    // What nobody can know is asked.
    guard case .ambiguous(let questions) = reading.file.outcome else {
      Issue.record("\(reading.file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-sign"])
  }

  /// What a sample shows besides: rows of which money was spent and received, and the order of days.
  @Test func `samples prove the entries' signs`() {
    for exporter in Self.library.all where exporter.outflow != nil && !exporter.reads.isEmpty {
      let spent = exporter.reads.count { $0.split(separator: " ")[1].hasPrefix("-") }
      #expect(spent > 0, "\(exporter.name)")
    }
  }

  @Test func `no two entries claim one header or one name`() {
    var seen: [[String]: String] = [:]
    for exporter in Self.headed {
      let cells = ExporterIndex.fold(exporter.headerContains)
      #expect(seen[cells] == nil, "\(exporter.name): \(exporter.headerContains)")
      seen[cells] = exporter.name
      #expect(Self.library.find(header: exporter.headerContains)?.name == exporter.name)
    }
    let names = Self.library.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 290)
  }

  @Test(arguments: library.all)
  func `every entry says whose files and whence it knows them`(_ exporter: StatementProfile) {
    #expect(exporter.kind != nil)
    #expect(exporter.source?.isEmpty == false)
    for column in exporter.columns.values {
      switch column {
      case .named(let name): #expect(exporter.headerContains.contains(name), "\(name)")
      case .number(let number):
        let count = exporter.headerContains.count + exporter.shape.count
        #expect((1...count).contains(number), "\(number)")
      }
    }
    #expect(exporter.shape.isEmpty || exporter.shape.count >= 4)
  }

  /// A header that is nearly an exporter's may be another's, or a new version whose signs nobody
  /// has seen.
  @Test(arguments: headed)
  func `a header with one change is not taken for it`(_ exporter: StatementProfile) {
    let folded = ExporterIndex.fold(exporter.headerContains)
    func check(_ header: [String], _ change: String) {
      guard let found = Self.library.find(header: header) else { return }
      // Dropping a cell may give the header of another version.
      #expect(found.name != exporter.name, "\(change)")
      #expect(
        found.mayHaveFurtherColumns == true
          || ExporterIndex.fold(found.headerContains) == ExporterIndex.fold(header), "\(change)")
    }
    for (index, cell) in exporter.headerContains.prefix(folded.count).enumerated() {
      var dropped = exporter.headerContains
      dropped.remove(at: index)
      check(dropped, "without \(cell)")
      var changed = exporter.headerContains
      changed[index] += "x"
      check(changed, "\(cell)x")
      guard exporter.mayHaveFurtherColumns != true else { continue }
      var added = exporter.headerContains
      added.insert("Something", at: index)
      check(added, "something before \(cell)")
      if index > 0, folded[index] != folded[index - 1] {
        var swapped = exporter.headerContains
        swapped.swapAt(index, index - 1)
        check(swapped, "\(cell) exchanged")
      }
    }
  }

  /// Three words are too few to leave their letters aside.
  @Test(arguments: [
    (["date", "title", "amount"], true), (["Date", "Title", "Amount"], false),
    (["data", "lançamento", "valor"], true), (["Data", "Lançamento", "Valor"], false),
    (["data", "lancamento", "valor"], false), (["date", "amount", "title"], false),
  ])
  func `a header of three cells is compared as written`(_ header: [String], _ isKnown: Bool) {
    #expect((Self.library.find(header: header) != nil) == isKnown)
  }

  @Test func `a header is compared without case, accents and delimiters at the end`() {
    let header = [
      "BOKFÖRINGSDAG", "belopp", "Avsandare", "Mottagare", "Namn", "Rubrik", "Saldo",
      "Valuta", "", "",
    ]
    #expect(Self.library.find(header: header)?.name.hasPrefix("Nordea Sweden") == true)
  }

  @Test func `a person's own entry goes before one that is shipped`() throws {
    var own = try #require(Self.headed.first)
    own.name = "mine"
    own.outflow = own.outflow == .positive ? .negative : .positive
    let library = ExporterLibrary(own: [own])
    #expect(library.find(header: own.headerContains)?.name == "mine")
    #expect(library.all.first?.name == "mine")
  }
}

struct `Profiles and exporters that say more` {
  private static let objects = """
    [{"date": "2026-04-03", "shop": "CORNER A", "amount": 4.50},
     {"date": "2026-04-05", "shop": "CORNER B", "amount": 5.50}]
    """

  private func told(_ lines: [String], of text: String, binding: Bool) -> StatementFile {
    var profile = StatementProfile(name: "told")
    for line in lines {
      let isKnown = profile.set(line[...])
      #expect(isKnown)
    }
    var options = ReadingOptions(path: "test")
    if binding { options.profiles = [profile] } else { options.exporters = .init(own: [profile]) }
    return StatementReader.read(Array(text.utf8), options: options)
  }

  @Test(arguments: [true, false])
  func `objects are known by their members`(_ binding: Bool) throws {
    let file = told(
      ["members: [date, shop]", "outflow: positive"],
      of: Self.objects, binding: binding)
    #expect(rows(file).map(\.amount) == [try decimal("-4.5"), try decimal("-5.5")])
  }

  @Test func `words of a status column mean what the exporter says`() throws {
    let text = "Date,Shop,Amount,Status\n2026-04-03,A,-4.50,Parked\n2026-04-05,B,-5.50,Done deal\n"
    let file = told(
      ["header: [Date, Shop, Amount, Status]", "status: { Parked: pending, Done deal: booked }"],
      of: text, binding: false)
    #expect(rows(file).map(\.status) == [.pending, .posted])
  }

  @Test func `whole numbers count what the exporter says`() throws {
    let text = "Date,Shop,Amount,Currency\n2026-04-03,A,-450,EUR\n2026-04-05,B,-550,EUR\n"
    let file = told(
      ["header: [Date, Shop, Amount, Currency]", "amounts: minor-units"], of: text, binding: false)
    #expect(rows(file).map(\.amount) == [try decimal("-4.5"), try decimal("-5.5")])
  }

  /// With a header and without.
  @Test(arguments: [
    ("Date,Shop,Amount\n", "header: [Date, Shop, Amount]"),
    ("", "shape: [yyyy-mm-dd, text, -0.00]"),
  ])
  func `lines below the table are no rows`(_ header: String, _ fingerprint: String) throws {
    let text =
      header
      + "2026-04-03,A,-4.50\n2026-04-05,B,-5.50\n2026-04-30,Sum of all that you spent,-10.00\n"
    let file = told([fingerprint, "footer: 1"], of: text, binding: false)
    #expect(rows(file).map(\.amount) == [try decimal("-4.5"), try decimal("-5.5")])
    #expect(file.decisions.count { $0.subject == "exporter" } == 1)
  }

  @Test func `more lines below a table than it has leave it as it is`() {
    let text = "Date,Shop,Amount\n2026-04-03,A,-4.50\n2026-04-05,B,-5.50\n"
    let file = told(["header: [Date, Shop, Amount]", "footer: 9999"], of: text, binding: false)
    #expect(rows(file).count == 2)
  }

  @Test func `a profile may want the header whole`() {
    let text = "Date,Shop,Amount,Place\n2026-04-03,A,-4.50,X\n2026-04-05,B,-5.50,Y\n"
    let lines = ["header: [Date, Shop, Amount]", "currency: EUR"]
    #expect(told(lines, of: text, binding: true).profileName == "told")
    #expect(told(lines + ["further-columns: no"], of: text, binding: true).profileName == nil)
  }
}
