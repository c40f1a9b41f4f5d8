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
    #expect(names.count >= 295)
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
