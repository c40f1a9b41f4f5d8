import Foundation
import RuleEngine
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// An index that is whole and says that it is up to date, and yet holds something else.
struct IndexCheckTests {
  private let folder: URL
  private let paths: BookPaths

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "index-check-\(UUID())")
    paths = BookPaths(root: folder.path)
    _ = try Book.create(at: folder.path)
    // The starter rules are checked elsewhere, and take their time at each examination.
    let rules = folder.appending(path: "Rules")
    try FileManager.default.removeItem(at: rules)
    try FileManager.default.createDirectory(at: rules, withIntermediateDirectories: true)
    try Data("rules: []\n".utf8).write(to: rules.appending(path: "10-test.yaml"))
    let card = folder.appending(path: "Statements/visa")
    try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
    for (month, amount) in [("03", "-4.50"), ("04", "-5.50")] {
      let text = "Date,Description,Amount,Currency\n2026-\(month)-02,COFFEE,\(amount),USD\n"
      try Data(text.utf8).write(to: card.appending(path: "\(month).csv"))
    }
    let book = try Book.open(paths, .writing, environment: ["DAYBOOK_DEVICE": "test"])
    _ = try ImportStatements(in: book).inbox()
  }

  private func codes() -> [String] {
    (Examination.report(of: paths)[.index]?.findings ?? []).map(\.fact.code)
  }

  @Test(arguments: ["transaction", "missing transaction", "statement"])
  func `what differs is found out`(_ part: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(codes() == [])
    let index = try BookIndex.open(at: paths.index)
    var snapshot = try index.snapshot()
    let statements = try index.statements()
    let card = CardID("visa")
    var rows = try index.rows(ofCard: card)
    switch part {
    case "transaction":
      var all = Array(snapshot.transactions)
      all[0].isHidden = true
      snapshot.transactions = TransactionTable(all)
    case "missing transaction":
      snapshot.transactions = snapshot.transactions.picking([0])
    default: rows[statements[0].key] = []
    }
    var writer = try IndexWriter(at: paths.index)
    try writer.write(card, rows.map { ($0.key, $0.value) })
    try writer.commit(
      snapshot, statements, marks: index.manifest.marks, sources: index.manifest.sources)
    #expect(codes() == ["index-differs"])
    _ = try Mending.mend(
      paths, Examination.report(of: paths), environment: ["DAYBOOK_DEVICE": "test"])
    #expect(codes() == [])
  }
}
