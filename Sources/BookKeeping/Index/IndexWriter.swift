import Identity
import StatementModel

/// Writes a new state of the index: files beside those of the state before, which stands until the
/// manifest is replaced.
struct IndexWriter {
  private let folder: String
  private var manifest = IndexManifest()

  /// Begins a state without cards.
  ///
  /// - Parameter folder: Made where it is not there.
  init(at folder: String) throws(FileError) {
    self.folder = folder
    try FileAccess.makeFolder(folder)
    let readers = "\(folder)/\(IndexReaders.name)"
    if FileAccess.status(readers) == nil {
      try FileAccess.append([], to: readers, isDurable: false)
    }
  }

  /// Keeps the rows of a card as the state before has them.
  mutating func keepRows(of card: CardID, _ before: BookIndex) {
    manifest.cards[card] = before.manifest.cards[card]
  }

  /// Keeps the clusters of a card as the state before has them.
  mutating func keepClusters(of card: CardID, _ before: BookIndex) {
    manifest.clusters[card] = before.manifest.clusters[card]
  }

  mutating func write(_ card: CardID, _ clusters: KeptClusters) throws(FileError) {
    manifest.clusters[card] = try write("clusters") { (out) throws(FileError) in
      try out.add(clusters.sizes)
      try out.add(clusters.members)
      try out.add(clusters.evidence)
      try out.add(clusters.duplicates)
    }
  }

  mutating func write(
    _ card: CardID, _ statements: [(key: StatementKey, rows: StatementColumns)]
  ) throws(FileError) {
    manifest.cards[card] = try write("card") { (out) throws(FileError) in
      try IndexedCard(statements).write(to: &out)
    }
  }

  /// Puts the new state in place of the one before.
  ///
  /// - Parameters:
  ///   - marks: What it was made of, by name.
  ///   - sources: By card, what its clusters and transactions were made of.
  mutating func commit(
    _ snapshot: Snapshot, _ statements: [IndexedStatement], marks: [String: String],
    sources: [CardID: CardSource]
  ) throws(FileError) {
    manifest.marks = marks
    manifest.sources = sources
    manifest.snapshot = try write("snapshot") { (out) throws(FileError) in
      try snapshot.write(to: &out)
    }
    manifest.statements = try write("statements") { (out) throws(FileError) in
      var packed = PackedWriter()
      packed.list(statements) { $0.statement($1) }
      try out.add(packed.bytes)
    }
    try manifest.put(in: folder)
  }

  private func write(
    _ kind: String, _ content: (inout ColumnFileWriter) throws(FileError) -> Void
  ) throws(FileError) -> IndexManifest.File {
    var out = try ColumnFileWriter(at: "\(folder)/\(kind)")
    try content(&out)
    let file = IndexManifest.File(kind: kind, sum: out.sum.value)
    try out.finish(as: "\(folder)/\(file.name)")
    return file
  }
}

extension IndexManifest {
  /// Makes this the state that stands in a folder.
  func put(in folder: String) throws(FileError) {
    let path = "\(folder)/\(Self.name)"
    var out = try ColumnFileWriter(at: path)
    try write(to: &out)
    try out.finish(as: path)
  }
}
