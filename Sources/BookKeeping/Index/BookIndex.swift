import Identity
import StatementModel

/// The book's index: what archive, journal, rules and configuration come to, kept so that nothing is
/// worked out twice.
///
/// It holds no truth of its own. Whatever is wrong with it, making it anew is the cure
/// (`IndexError.isCuredByRebuilding`). A value is one state of it, whatever is written meanwhile.
final class BookIndex {
  let folder: String
  let manifest: IndexManifest
  private let readers: IndexReaders
  private var knownStatements: [IndexedStatement]?
  /// The card whose rows were asked for last.
  private var lastCard: (card: CardID, rows: [StatementKey: StatementColumns])?

  /// Opens the index of a folder.
  static func open(at folder: String) throws(IndexError) -> BookIndex {
    guard FileAccess.status("\(folder)/\(IndexManifest.name)") != nil else { throw .missing }
    let readers = IndexReaders(folder)
    var input = try ColumnFileReader("\(folder)/\(IndexManifest.name)")
    return BookIndex(folder, try IndexManifest(from: &input), readers)
  }

  private init(_ folder: String, _ manifest: IndexManifest, _ readers: consuming IndexReaders) {
    self.folder = folder
    self.manifest = manifest
    self.readers = readers
  }

  /// A fact that the index was made of.
  func value(for name: String) -> String? { manifest.marks[name] }

  /// All statements, by key, without their rows.
  func statements() throws(IndexError) -> [IndexedStatement] {
    if let knownStatements { return knownStatements }
    let read = try read(manifest.statements) { (input) throws(IndexError) in
      var packed = PackedReader(try input.column(of: UInt8.self))
      return try packed.list { (input) throws(IndexError) in try input.statement() }
    }
    knownStatements = read
    return read
  }

  /// The rows of all statements of a card.
  func rows(ofCard card: CardID) throws(IndexError) -> [StatementKey: StatementColumns] {
    if let lastCard, lastCard.card == card { return lastCard.rows }
    guard let file = manifest.cards[card] else { return [:] }
    let read = try read(file) { (input) throws(IndexError) in try IndexedCard(from: &input) }
    let rows = Dictionary(
      read.statements.map { ($0.key, $0.rows) }, uniquingKeysWith: { first, _ in first })
    lastCard = (card, rows)
    return rows
  }

  /// What was found of the rows of a card; nothing where it is not kept.
  func clusters(ofCard card: CardID) throws(IndexError) -> KeptClusters? {
    guard let file = manifest.clusters[card] else { return nil }
    return try read(file) { (input) throws(IndexError) in
      let sizes = try input.column(of: UInt32.self)
      let members = try input.column(of: Int32.self)
      let evidence = try input.column(of: UInt8.self)
      return KeptClusters(
        sizes: sizes, members: members, evidence: evidence,
        duplicates: try input.column(of: Int32.self))
    }
  }

  /// Lets go of rows that were asked for last.
  func forgetRows() { lastCard = nil }

  func snapshot() throws(IndexError) -> Snapshot {
    try read(manifest.snapshot) { (input) throws(IndexError) in try Snapshot(from: &input) }
  }

  private func read<Content>(
    _ file: IndexManifest.File,
    _ work: (inout ColumnFileReader) throws(IndexError) -> Content
  ) throws(IndexError) -> Content {
    do throws(IndexError) {
      var input = try ColumnFileReader("\(folder)/\(file.name)")
      let content = try work(&input)
      guard input.sum.value == file.sum else { throw .corrupt(.checksum) }
      return content
    } catch {
      // What the manifest names must be there.
      throw error == .missing ? .corrupt(.file) : error
    }
  }

  /// Removes files that this state has no use for, where nobody else reads the index; what can't be
  /// removed is in nobody's way.
  func sweep() {
    readers.ifAlone {
      let wanted = manifest.files.union([IndexManifest.name, IndexReaders.name])
      for name in (try? FileAccess.names(in: folder)) ?? [] where !wanted.contains(name) {
        try? FileAccess.remove("\(folder)/\(name)")
      }
    }
  }
}
