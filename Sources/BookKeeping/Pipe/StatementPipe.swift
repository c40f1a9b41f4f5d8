import RuleEngine
import StatementModel

/// A filter over the statements of many owners: what a book of each would come to, without a disk.
///
/// Each owner's files are imported into a book in memory, which is gone when the next owner's begins.
/// Of the owners before nothing is kept but a hash of each one's name.
package struct StatementPipe {
  /// The longest line that is read where nothing else was said.
  package static let usualLineLimit = 64 << 20

  private let configuration: BookConfiguration
  private let matcher: RuleMatcher
  private let options: ImportOptions
  private let lineLimit: Int

  /// - Parameters:
  ///   - configuration: That of each owner's book.
  ///   - lineLimit: How many bytes a line may have.
  package init(
    _ configuration: BookConfiguration, rules: RuleSet, options: ImportOptions,
    lineLimit: Int = usualLineLimit
  ) {
    self.configuration = configuration
    matcher = RuleMatcher(rules)
    self.options = options
    self.lineLimit = lineLimit
  }

  /// Reads lines from a descriptor until they end.
  ///
  /// - Parameter take: Told of each owner when the lines of the next begin, and of a line that does not
  ///   tell whose it is at once. Nothing more is read where it says that nobody listens any more.
  package func run(
    from descriptor: Int32, _ take: (OwnerAnswer) throws(BookError) -> Bool
  ) throws(BookError) {
    var lines = LineReader(descriptor, limit: lineLimit)
    var owners = OwnerList()
    var current: Owner?
    while let line = try BookError.wrap({ () throws(FileError) in try lines.next() }) {
      let piped: PipedLine
      do throws(PipeFact) {
        guard let bytes = line.bytes else { throw .lineTooLong(limit: lineLimit) }
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        piped = try PipedLine.read(bytes)
      } catch {
        guard try take(Self.refusal(of: nil, error, line.number)) else { return }
        continue
      }
      if current?.name != piped.owner {
        if let ended = current { guard try take(answer(to: ended)) else { return } }
        current = nil
        guard owners.begin(piped.owner) else {
          guard try take(Self.refusal(of: piped.owner, .ownerAgain(piped.owner), line.number))
          else { return }
          continue
        }
        current = Owner(name: piped.owner)
      }
      current?.add(piped.file, line: line.number)
    }
    if let current { _ = try take(answer(to: current)) }
  }

  private static func refusal(
    of owner: String?, _ fact: PipeFact, _ number: Int
  ) -> OwnerAnswer {
    OwnerAnswer(
      owner: owner, book: nil, findings: [PipeFinding(fact, inLine: number)], needsPerson: true,
      isAnyRead: false)
  }

  /// What an owner's files come to.
  private func answer(to owner: Owner) throws(BookError) -> OwnerAnswer {
    let book = Book.inMemory(configuration, matcher)
    let files = owner.files.sorted { $0.comes(before: $1) }
    let outcome = try ImportStatements(in: book).given(files, options)
    let findings =
      owner.faults + outcome.files.flatMap(\.findings)
      + outcome.remarks.map { PipeFinding(.remark, $0) } + (try book.doubtFindings())
    return OwnerAnswer(
      owner: owner.name, book: book, findings: findings,
      needsPerson: !owner.faults.isEmpty || outcome.needsPerson,
      isAnyRead: outcome.files.contains { !$0.isUnreadable })
  }
}

/// The files of one owner, as far as their lines have come.
private struct Owner {
  var name: String
  var files: [PipedFile] = []
  var faults: [PipeFinding] = []

  init(name: String) { self.name = name }

  mutating func add(_ file: Result<PipedFile, PipeFact>, line: Int) {
    switch file {
    case .success(let file): files.append(file)
    case .failure(let fact): faults.append(PipeFinding(fact, inLine: line))
    }
  }
}

/// The owners whose lines have begun, by hashes of their names: sixteen bytes for each.
private struct OwnerList {
  private var begun: Set<StableHash.Value> = []

  /// - Returns: Whether the owner's lines begin for the first time.
  mutating func begin(_ name: String) -> Bool {
    var hash = StableHash()
    hash.add(name)
    return begun.insert(hash.value).inserted
  }
}

extension Book {
  /// The transactions of which it is not sure how many they are, each with the place of its row.
  fileprivate func doubtFindings() throws(BookError) -> [PipeFinding] {
    let pairs = try snapshot().doubts
    guard !pairs.isEmpty else { return [] }
    let table = try transactionTable()
    let places = table.places(of: Set(pairs.map(\.first)))
    return pairs.map { pair in
      let isOne = pair.first == pair.second
      let location = places[pair.first].map { index in
        SourceLocation(
          file: table.texts[Int(table.names[index].file)],
          line: Int(table.numbers[index].sourceLine))
      }
      var finding = PipeFinding(
        .doubt, Diagnostic(.warning, PipeFact.possibleDuplicate(isOne: isOne), at: location))
      finding.transactions = isOne ? [pair.first] : [pair.first, pair.second]
      return finding
    }
  }
}
