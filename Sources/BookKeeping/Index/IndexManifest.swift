import StatementModel

/// What an index consists of: what it was made of, and the names of its files, which tell what is in
/// them.
///
/// It is replaced last, so whoever reads it sees all of one state or all of another.
struct IndexManifest {
  /// The version of the files.
  static let version = 9

  /// A file of the index: named by what it is and by the checksum of what is in it.
  struct File: Hashable {
    var kind: String
    var sum: UInt64

    var name: String { "\(kind)-\(String(sum, radix: 16))" }
  }

  static let name = "manifest"

  /// What the index was made of, by name.
  var marks: [String: String] = [:]
  /// All statements without their rows, and all transactions.
  var statements = File(kind: "statements", sum: 0)
  var snapshot = File(kind: "snapshot", sum: 0)
  /// The statements of each card with their rows.
  var cards: [CardID: File] = [:]
  /// What was found of the rows of each card.
  var clusters: [CardID: File] = [:]
  /// By card: what its clusters and its transactions were made of.
  ///
  /// Where that is the same, so are they.
  var sources: [CardID: CardSource] = [:]

  init() {}

  var files: Set<String> {
    Set(
      [statements, snapshot].map(\.name) + cards.values.map(\.name) + clusters.values.map(\.name))
  }

  func write(to out: inout ColumnFileWriter) throws(FileError) {
    var packed = PackedWriter()
    packed.int(Self.version)
    packed.list(marks.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.text($1.value)
    }
    packed.word(statements.sum)
    packed.word(snapshot.sum)
    for files in [cards, clusters] {
      packed.list(files.sorted { $0.key < $1.key }) {
        $0.text($1.key.text)
        $0.word($1.value.sum)
      }
    }
    packed.list(sources.sorted { $0.key < $1.key }) {
      $0.text($1.key.text)
      $0.text($1.value.clusters)
      $0.text($1.value.transactions)
    }
    try out.add(packed.bytes)
  }

  init(from input: inout ColumnFileReader) throws(IndexError) {
    var packed = PackedReader(try input.column(of: UInt8.self))
    let found = try packed.int()
    guard found == Self.version else { throw .wrongVersion(found: found) }
    let pairs = try packed.list { (input) throws(IndexError) in
      let name = try input.text()
      return (name, try input.text())
    }
    marks = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    statements.sum = try packed.word()
    snapshot.sum = try packed.word()
    cards = try packed.files("card")
    clusters = try packed.files("clusters")
    let madeOf = try packed.list { (input) throws(IndexError) in
      let card = CardID(try input.text())
      let clusters = try input.text()
      return (card, CardSource(clusters: clusters, transactions: try input.text()))
    }
    sources = Dictionary(madeOf, uniquingKeysWith: { first, _ in first })
    guard packed.isAtEnd, input.isAtEnd else { throw .corrupt(.packing) }
  }
}

extension PackedReader {
  /// Files of one kind, by their cards.
  fileprivate mutating func files(
    _ kind: String
  ) throws(IndexError) -> [CardID: IndexManifest.File] {
    let files = try list { (input) throws(IndexError) in
      let card = CardID(try input.text())
      return (card, IndexManifest.File(kind: kind, sum: try input.word()))
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }
}

/// What a card's clusters and transactions are made of, as texts that are equal exactly where that is.
struct CardSource: Hashable {
  /// Its statements, and a person's words on its rows.
  var clusters: String
  /// That, settings and rules, and the edits of it.
  var transactions: String
}
