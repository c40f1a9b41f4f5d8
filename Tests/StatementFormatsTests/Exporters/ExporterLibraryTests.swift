import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

extension KnownExporter: CustomTestStringConvertible {
  public var testDescription: String { "\(name): \(header.prefix(5).joined(separator: ";"))" }
}

struct `Known exporters` {
  @Test(arguments: ExporterLibrary.all)
  func `a file with its header is recognised and read as the entry says`(
    _ exporter: KnownExporter
  ) throws {
    let sample = ExporterSample(exporter)
    let file = readCSV(sample.text)
    let named = file.decisions.first { $0.subject == "exporter" }
    #expect(named?.choice == exporter.name)
    if sample.asksForSign {
      guard case .ambiguous(let questions) = file.outcome else {
        Issue.record("read without a sign: \(file.outcome)\n\(sample.text)")
        return
      }
      #expect(questions.map(\.fact.code) == ["open-sign"])
      return
    }
    guard case .read = file.outcome else {
      Issue.record("\(file.outcome)\n\(sample.text)\n\(file.decisions)")
      return
    }
    let read = rows(file)
    #expect(read.count == 4, "\(sample.text)")
    var total = DecimalSum()
    for row in read { total.add(row.amount) }
    #expect(try total.exactDecimal == decimal(ExporterSample.sum), "\(sample.text)")
    let day = read.first?.keyDate
    #expect(day?.month.month == sample.firstDay.month && day?.day == sample.firstDay.day)
    if let currency = exporter.currency, !file.statements.isEmpty {
      #expect(Set(file.statements.map(\.currency)) == [currency])
    }
  }

  @Test func `no two entries claim one header`() {
    var seen: [[String]: String] = [:]
    for exporter in ExporterLibrary.all {
      #expect(seen[exporter.folded] == nil, "\(exporter.name): \(exporter.header)")
      seen[exporter.folded] = exporter.name
      #expect(ExporterLibrary.find(exporter.header)?.folded == exporter.folded)
    }
    #expect(Set(ExporterLibrary.all.map(\.name)).count >= 60)
  }

  @Test(arguments: ExporterLibrary.all)
  func `every entry says where it is from, and its columns are in its header`(
    _ exporter: KnownExporter
  ) {
    #expect(!exporter.source.isEmpty)
    #expect(exporter.header.count >= 3)
    #expect(Set(exporter.columns.values).isSubset(of: exporter.header))
    #expect(exporter.columns.values.count == Set(exporter.columns.values).count)
  }

  /// A header that is nearly an exporter's may be another's, or a new version whose signs nobody
  /// has seen.
  @Test(arguments: ExporterLibrary.all)
  func `a header with one change is not taken for it`(_ exporter: KnownExporter) {
    func check(_ header: [String], _ change: String) {
      guard let found = ExporterLibrary.find(header) else { return }
      // Dropping a cell may give the header of another version.
      let isOther = found.folded != exporter.folded
      #expect(
        isOther && (found.isBeginning || found.folded == KnownExporter.fold(header)), "\(change)")
    }
    for index in exporter.header.indices {
      var dropped = exporter.header
      dropped.remove(at: index)
      check(dropped, "without \(exporter.header[index])")
      var changed = exporter.header
      changed[index] += "x"
      check(changed, "\(changed[index])")
      guard !exporter.isBeginning else { continue }
      var added = exporter.header
      added.insert("Something", at: index)
      check(added, "something before \(exporter.header[index])")
      if index > 0, exporter.folded[index] != exporter.folded[index - 1] {
        var swapped = exporter.header
        swapped.swapAt(index, index - 1)
        check(swapped, "\(exporter.header[index]) exchanged")
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
    #expect((ExporterLibrary.find(header) != nil) == isKnown)
  }

  @Test func `a header is compared without case, accents and delimiters at the end`() {
    let header = [
      "BOKFÖRINGSDAG", "belopp", "Avsandare", "Mottagare", "Namn", "Rubrik", "Saldo",
      "Valuta", "", "",
    ]
    #expect(ExporterLibrary.find(header)?.name == "Nordea Sweden")
  }
}
