import Identity
import StatementFormats
import StatementModel

/// What became of each row of a file.
extension Book {
  /// The rows that are of transactions, by line.
  ///
  /// - Parameter earlier: How many imports were made before the one at hand.
  func answers(
    of fact: ImportFact, in results: [CardID: CardClusters], earlier: Int
  ) -> [RowAnswer] {
    var answers: [RowAnswer] = []
    for (card, result) in results.sorted(by: { $0.key < $1.key }) {
      let ordinals = Set(fact.statements.filter { $0.card == card.text }.map(\.ordinal))
      let own = Set(
        result.rows.statements.indices.filter {
          result.rows.statements[$0].fileHash == fact.hash
            && ordinals.contains(result.rows.statements[$0].ordinal)
        })
      guard !own.isEmpty else { continue }
      let orders = result.rows.statements.map { statement in
        let key = StatementKey(
          fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
        return max(earlier - 1, history.statements[key]?.order ?? 0)
      }
      var doubts: [Int: Int] = [:]
      for pair in result.possibleDuplicates {
        doubts[pair.first] = pair.second
        doubts[pair.second] = pair.first
      }
      for cluster in result.clusters.indices {
        let rows = result.rows(of: cluster).map { Int($0) }
          .filter { own.contains(result.rows.statement(of: $0)) }
        guard !rows.isEmpty else { continue }
        let (first, isVoid) = RowStanding.beginning(of: cluster, in: result, orders: orders)
        for row in rows {
          let standing = RowStanding(row, of: cluster, in: result, first: first, isVoid: isVoid)
          var answer = answer(row, standing, in: result, cluster: cluster, first: first, card: card)
          if let other = doubts[cluster] {
            answer.other = result.shownIDs[other]
            if answer.kind == .new, other != cluster { answer.kind = .possibleDuplicate }
          }
          answers.append(answer)
        }
      }
    }
    return answers
  }

  private func answer(
    _ row: Int, _ standing: RowStanding, in result: CardClusters, cluster index: Int, first: Int,
    card: CardID
  ) -> RowAnswer {
    let cluster = result.clusters[index]
    let whole = result.rows.whole(row)
    var answer = RowAnswer(
      kind: .known, line: whole.span.line, record: whole.record,
      row: .init(
        isPending: whole.status == .pending, date: whole.purchaseDate ?? whole.keyDate,
        amount: result.rows.money(of: row)),
      text: whole.description,
      transaction: cluster.isDeleted ? nil : result.shownIDs[index])
    var match = result.match(of: row, in: index)
    switch standing {
    case .new:
      answer.kind = cluster.isWithdrawn ? .withdrawn : .new
      match = Match(evidence: .first)
    case .known:
      // Canonically the first row, and yet imported after another one: that one found it.
      if match.evidence == .first {
        match = Match(evidence: result.match(of: first, in: index).evidence, with: first)
      }
    case .settled: answer.kind = .settles
    case .corrected: answer.kind = .corrects
    }
    answer.evidence = match.evidence.description
    answer.rule = match.evidence.rule
    answer.match = match.with.map { other in
      let statement = result.rows.statements[result.rows.statement(of: other)]
      return "\(shownPath(of: statement, card: card)):\(result.rows.line(of: other))"
    }
    return answer
  }

  /// What became of the rows of a file that was imported before, read from the archive.
  func answersOfImported(_ fact: ImportFact) throws(BookError) -> [RowAnswer] {
    var results: [CardID: CardClusters] = [:]
    for card in Set(fact.statements.map { CardID($0.card) }) {
      results[card] = try identity(of: card).result
    }
    return (answers(of: fact, in: results, earlier: 0) + unread(of: fact)).inLineOrder
  }

  /// The rows of an imported file that are no transactions; none where the archive lacks it.
  private func unread(of fact: ImportFact) -> [RowAnswer] {
    guard let bytes = Archive(paths: paths).content(hash: fact.hash, fileExtension: fact.ext)
    else { return [] }
    var options = ReadingOptions(path: fact.path)
    options.profile = fact.profile?.profile
    options.limits = .highest
    let file = StatementReader.read(bytes, options: options)
    return RowAnswer.unread(file, bytes, options: options)
  }

  /// The rows that live imports rejected, file by file in the order of their paths.
  package func rejectedRows() -> [(path: String, rows: [RowAnswer])] {
    history.liveImports.map(\.fact).filter { $0.rejected > 0 }
      .sorted { ($0.path, $0.hash) < ($1.path, $1.hash) }
      .map { fact in (fact.path, unread(of: fact).filter { $0.kind == .rejected }.inLineOrder) }
      .filter { !$0.rows.isEmpty }
  }

  /// What became of the rows of one import.
  ///
  /// - Parameter name: The beginning of its id, or its file.
  package func explainImport(
    _ name: String
  ) throws(BookError) -> (path: String, answers: [RowAnswer]) {
    let fact = try imported(as: name, isLive: true).fact
    return (fact.path, try answersOfImported(fact))
  }

  /// Adds what became of the rows of files that were known already.
  func explainKnown(_ outcome: inout ImportOutcome) throws(BookError) {
    for place in outcome.files.indices {
      guard case .known = outcome.files[place].outcome, let hash = outcome.files[place].hash else {
        continue
      }
      let facts = history.liveImports.map(\.fact).filter { $0.hash == hash }
      let here = facts.filter { $0.path == outcome.files[place].path }
      var answers: [RowAnswer] = []
      for fact in here.isEmpty ? facts : here { answers += try answersOfImported(fact) }
      outcome.files[place].answers = answers
    }
  }
}

extension [RowAnswer] {
  /// As the file has its rows.
  var inLineOrder: [RowAnswer] {
    sorted { ($0.line, $0.record, $0.text) < ($1.line, $1.record, $1.text) }
  }
}
