import Foundation
import StatementModel
import TestSupport

@testable import BookKeeping

/// One device's copy of a book, on which things are done at random.
struct SyncedDevice {
  let name: String
  let paths: BookPaths
  /// Where statements lie before they are imported, outside of the book.
  private let inbox: String
  private let folder: URL

  /// - Parameter folder: What all devices of one test lie in.
  init(_ name: String, in folder: URL) throws {
    self.name = name
    self.folder = folder
    let root = folder.appending(path: "\(name)-book")
    inbox = folder.appending(path: "\(name)-inbox").path
    paths = BookPaths(root: root.path)
    for path in [inbox, "\(root.path)/Rules", paths.journal, paths.archive] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Data("currency: USD\n".utf8).write(to: URL(filePath: paths.configuration))
  }

  func open() throws -> Book {
    try Book.open(paths, .writing, environment: ["DAYBOOK_DEVICE": name])
  }

  /// A copy of the book in another place.
  func open(elsewhere path: String) throws -> Book {
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: paths.root, toPath: path)
    return try Book.open(BookPaths(root: path), .writing, environment: ["DAYBOOK_DEVICE": name])
  }

  /// Does one thing at random; what makes no sense just now is left.
  func act(_ history: DeviceHistory, using random: inout SeededGenerator) throws {
    let book = try open()
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: try importPiece(of: history, into: book, using: &random)
    case 3...5:
      guard let chosen = try book.transactions().randomElement(using: &random) else { return }
      _ = try EditTransactions(in: book).edit([chosen.id], edit(using: &random))
    case 6: _ = try? UndoChanges(in: book).undoEdits()
    case 7: _ = try? UndoChanges(in: book).redoEdits()
    case 8:
      guard let chosen = try book.imports().randomElement(using: &random) else { return }
      if chosen.state == .undone {
        _ = try? UndoChanges(in: book).redoImport(chosen.id)
      } else if Bool.random(using: &random) {
        _ = try? UndoChanges(in: book).undoImport(chosen.id)
      }
    case 9, 10: keepPeriods(of: book, using: &random)
    case 11, 12:
      let ids = ["visa", "gold", "amex"]
      guard let card = book.cards.randomElement(using: &random),
        let id = ids.randomElement(using: &random)
      else { return }
      if Int.random(in: 0..<4, using: &random) > 0 {
        _ = try? ChangeCards(in: book).rename(card.id, to: id)
      } else if let other = book.cards.randomElement(using: &random) {
        _ = try? ChangeCards(in: book).merge(card.id, into: other.id)
      }
    default:
      guard let pair = try DecideDuplicates(in: book).open().randomElement(using: &random) else {
        return
      }
      _ = try? DecideDuplicates(in: book).decide(
        pair.first, pair.second, areSame: Bool.random(using: &random))
    }
  }

  /// Imports some days of the history, under a name that only this device gives them.
  private func importPiece(
    of history: DeviceHistory, into book: Book, using random: inout SeededGenerator
  ) throws {
    let (text, hint) = history.piece(using: &random)
    let path = "\(inbox)/\(name)-\(hint)"
    try Data(text.utf8).write(to: URL(filePath: path))
    var options = ImportOptions()
    options.card = CardID(Int.random(in: 0..<5, using: &random) == 0 ? "gold" : "visa")
    options.acceptsNewHeaders = true
    _ = try ImportStatements(in: book).files([path], options)
  }

  /// Makes, changes or deletes a period, or puts a transaction into one.
  private func keepPeriods(of book: Book, using random: inout SeededGenerator) {
    let days = (1...4).compactMap { CalendarDate(year: 2026, month: 3, day: $0 * 6) }
    guard let start = days.randomElement(using: &random) else { return }
    let end = Bool.random(using: &random) ? start.adding(days: 5) : nil
    let word = "P\(Int.random(in: 0...2, using: &random))"
    guard let period = book.periods.all.randomElement(using: &random) else {
      _ = try? ChangePeriods(in: book).create(PeriodDraft(name: word, start: start, end: end))
      return
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      _ = try? ChangePeriods(in: book).create(
        PeriodDraft(name: word, start: start, isAutomatic: true))
    case 1: try? ChangePeriods(in: book).delete(period)
    case 2:
      var change = PeriodChange()
      change.name = word
      change.end = .some(end)
      _ = try? ChangePeriods(in: book).change(period, change)
    default:
      let chosen = (try? book.transactions())?.randomElement(using: &random)
      let target = Bool.random(using: &random) ? period.id : nil
      if let chosen { _ = try? ChangePeriods(in: book).assign([chosen.id], to: target) }
    }
  }

  private func edit(using random: inout SeededGenerator) -> EditChange {
    var change = EditChange()
    let word = "\(name)\(Int.random(in: 0...3, using: &random))"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: change.note = .set(word)
    case 1: change.addTags = [word]
    case 2: change.removeTags = [word]
    case 3: change.deleted = Bool.random(using: &random) ? .set(true) : .clear
    default: change.category = CategoryPath("Home").map { .set($0) }
    }
    return change
  }

  /// Takes over what another device has: its journal, and of the archive all or a part.
  func take(
    from other: SyncedDevice, everything: Bool, using random: inout SeededGenerator
  ) throws {
    for part in ["Journal", "Archive"] {
      let source = "\(other.paths.root)/\(part)"
      for path in try FileManager.default.subpathsOfDirectory(atPath: source).sorted() {
        let file = "\(source)/\(path)"
        // Each device writes its own journal only.
        guard FileAccess.status(file)?.kind == .file, path != "\(name).ndjson" else { continue }
        guard everything || Bool.random(using: &random) else { continue }
        let target = "\(paths.root)/\(part)/\(path)"
        // A sync knows the newer of two; of journals that is the longer.
        let has = FileAccess.status(target)?.bytes ?? 0
        guard has < FileAccess.status(file)?.bytes ?? 0 else { continue }
        try FileManager.default.createDirectory(
          at: URL(filePath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(FileAccess.read(file)).write(to: URL(filePath: target))
      }
    }
  }
}

/// What happened on a card, as its bank exports it in two layouts.
struct DeviceHistory {
  private static let shops = ["TEA HOUSE", "BLUE BOTTLE COFFEE", "IKEA", "METRO", "SHELL OIL 57"]
  private var events: [(day: Int, shop: String, cents: Int)] = []

  init(using random: inout SeededGenerator) {
    for _ in 0..<14 {
      events.append(
        (
          Int.random(in: 1...28, using: &random), Self.shops.randomElement(using: &random) ?? "",
          Int.random(in: 1...4, using: &random) * 500
        ))
    }
    events.sort { ($0.day, $0.shop, $0.cents) < ($1.day, $1.shop, $1.cents) }
  }

  /// Some days as a file, and what to call it.
  func piece(using random: inout SeededGenerator) -> (text: String, name: String) {
    let first = Int.random(in: 1...24, using: &random)
    let days = first...min(28, first + Int.random(in: 2...14, using: &random))
    let isReworded = Int.random(in: 0..<3, using: &random) == 0
    let lines = events.filter { days.contains($0.day) }.map { event in
      let text = isReworded ? "POS \(event.shop.reversed().map(String.init).joined())" : event.shop
      let day = event.day < 10 ? "0\(event.day)" : "\(event.day)"
      return "2026-03-\(day),\(text),-\(event.cents / 100).\(event.cents % 100 == 0 ? "00" : "50")"
    }
    let header = isReworded ? "Posting Date,Description,Amount" : "Date,Description,Amount"
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    return (text, "\(days.lowerBound)-\(days.upperBound)\(isReworded ? "-other" : "").csv")
  }
}
