import StatementModel
import TestSupport

@testable import BookKeeping
@testable import Identity

/// What persons do on two devices with the files of two cards: imports, edits, undoing.
struct JournalStory: Shrinkable, Hashable {
  enum Deed: Hashable {
    /// By the file's place.
    case imports(Int)
    case undoes(Int)
    case redoes(Int)
    /// A row of a file by their places, and what is said of it.
    case edits(file: Int, row: Int, String)
    case decides(file: Int, row: Int, otherFile: Int, otherRow: Int, same: Bool)
  }

  struct Step: Hashable {
    var deed: Deed
    /// 0 or 1.
    var device: Int
    /// Whether the device had heard of all that was done before.
    var isInformed: Bool
  }

  var cards: [WildStatements]
  var steps: [Step] = []

  /// The files, each with the place of its card.
  var files: [(card: Int, statement: LiveStatement)] {
    cards.enumerated().flatMap { card, wild in wild.statements.map { (card, $0) } }
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    cards = [WildStatements(seed: random.next(), most: 2)]
    if Int.random(in: 0..<(Laws.isLong ? 2 : 6), using: &random) == 0 {
      cards.append(WildStatements(seed: random.next(), most: 2))
    }
    let files = files
    for file in files.indices { add(.imports(file), &random) }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let file = Int.random(in: files.indices, using: &random)
      let row = Int.random(in: files[file].statement.rows.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: add(.undoes(file), &random)
      case 1: add(.redoes(file), &random)
      case 2:
        let other = Int.random(in: files.indices, using: &random)
        let otherRow = Int.random(in: files[other].statement.rows.indices, using: &random)
        guard files[other].card == files[file].card, other != file else { continue }
        add(
          .decides(
            file: file, row: row, otherFile: other, otherRow: otherRow,
            same: Bool.random(using: &random)), &random)
      default:
        add(
          .edits(file: file, row: row, ["Food", "Home"].randomElement(using: &random) ?? ""),
          &random)
      }
    }
  }

  private mutating func add(_ deed: Deed, _ random: inout SeededGenerator) {
    steps.append(
      Step(
        deed: deed, device: Int.random(in: 0...1, using: &random),
        isInformed: Bool.random(using: &random)))
  }

  /// The book after these steps.
  func book(_ steps: [Step]) -> MemoryBook {
    var book = MemoryBook()
    let files = files
    for (card, statement) in files {
      book.archive[statement.fileHash] = [("card\(card)", statement)]
    }
    var clocks = [0, 0]
    for step in steps {
      let clock = 1 + (step.isInformed ? max(clocks[0], clocks[1]) : clocks[step.device])
      clocks[step.device] = clock
      let device = ["desk", "lap"][step.device]
      book.entries.append(
        JournalEntry(
          facts(of: step.deed, files), id: Journal.entryID(device: device, clock: clock),
          device: device, clock: clock, time: ""))
    }
    return book
  }

  private func facts(
    of deed: Deed, _ files: [(card: Int, statement: LiveStatement)]
  ) -> JournalFacts {
    func place(_ file: Int, _ row: Int) -> DecisionFact.Row {
      let (card, statement) = files[file]
      let ids = statement.named(on: CardID("card\(card)")).ids
      return .init(
        row: ids[row].description, file: statement.fileHash,
        record: statement.rows[row].record)
    }
    switch deed {
    case .imports(let file): return .imported(fact(of: files[file]))
    case .undoes(let file):
      return .undone(UndoTarget(imported: fact(of: files[file]).importID))
    case .redoes(let file):
      return .redone(UndoTarget(imported: fact(of: files[file]).importID))
    case .edits(let file, let row, let category):
      let held = place(file, row)
      return .edited(
        EditFact(
          row: held.row, file: held.file, record: held.record, card: "card\(files[file].card)",
          set: ["category": category], addTags: [category]))
    case .decides(let file, let row, let other, let otherRow, let same):
      return .decided(
        DecisionFact(
          card: "card\(files[file].card)", same: same, first: place(file, row),
          second: place(other, otherRow)))
    }
  }

  private func fact(of file: (card: Int, statement: LiveStatement)) -> ImportFact {
    ImportFact(
      hash: file.statement.fileHash, path: "", ext: file.statement.source, bytes: 0,
      format: file.statement.source, rejected: 0,
      statements: [
        StatementFact(
          ordinal: 0, card: "card\(file.card)", currency: "USD", rows: file.statement.rows.count)
      ])
  }

  var smaller: [JournalStory] {
    var found: [JournalStory] = []
    for place in steps.indices {
      var copy = self
      copy.steps.remove(at: place)
      found.append(copy)
    }
    for place in steps.indices where !steps[place].isInformed || steps[place].device != 0 {
      var copy = self
      copy.steps[place].isInformed = true
      copy.steps[place].device = 0
      found.append(copy)
    }
    return found
  }

  var report: String {
    let files = files.enumerated().map {
      TrueHistory.report($1.statement, "file \($0) of card \($1.card)")
    }
    let deeds = steps.map { step in
      "device \(step.device)\(step.isInformed ? "" : ", uninformed"): \(step.deed)"
    }
    return (files + deeds).joined(separator: "\n")
  }
}
