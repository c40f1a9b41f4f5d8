import StatementModel

/// What is to be told of an owner's files beside their transactions.
package struct PipeFinding: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A row that can't be read.
    case rejected
    /// A file that can be read in more than one way, or whose card can't be known: none of it counts.
    case question
    /// A file or a line that can't be read.
    case unreadable
    /// Transactions of which it is not sure how many they are.
    case doubt
    /// Whatever else should be known.
    case remark
  }

  package var kind: Kind
  package var diagnostic: Diagnostic
  /// The number of the line that was piped in, from 1, where that is at fault.
  package var inputLine: Int?
  /// Of a doubt.
  package var transactions: [TransactionID] = []
  /// Lines for `daybook.yaml` that would answer a question.
  package var settings: String?

  init(_ kind: Kind, _ diagnostic: Diagnostic) {
    self.kind = kind
    self.diagnostic = diagnostic
  }

  /// A fault of a line.
  init(_ fact: PipeFact, inLine number: Int) {
    self.init(.unreadable, Diagnostic(.error, fact))
    inputLine = number
  }
}

extension ImportedFile {
  var isUnreadable: Bool { if case .unreadable = outcome { true } else { false } }

  /// What is to be told of the file and its rows.
  var findings: [PipeFinding] {
    let location = SourceLocation(file: path)
    var findings: [PipeFinding] = []
    switch outcome {
    case .imported(let statements):
      // Readers of tables tell of it themselves, with the sums.
      let isTold = warnings.contains { $0.fact.code == "sum-contradicts" }
      let contradicted = isTold ? [] : statements.filter { $0.balance == .contradicted }
      findings = contradicted.map { statement in
        let fact = PipeFact.balanceContradicted(card: statement.card.id.text)
        return PipeFinding(.remark, Diagnostic(.error, fact, at: location))
      }
    case .known(let name):
      findings = [
        PipeFinding(.remark, Diagnostic(.note, PipeFact.sameContent(as: name), at: location))
      ]
    case .skipped(let reason):
      // Nothing is lost by passing over it.
      findings = [PipeFinding(.remark, Diagnostic(.note, reason.fact, at: reason.location))]
    case .waiting(let questions):
      findings = questions.map { question in
        var question = question
        if let card = question.fact as? CardFact { question.fact = PipedCardFact(card) }
        var finding = PipeFinding(.question, question)
        finding.settings = advice
        return finding
      }
    case .unreadable(let reason): findings = [PipeFinding(.unreadable, reason)]
    }
    findings += rejected.map { row in
      PipeFinding(.rejected, Diagnostic(.error, row.fact, at: row.location(in: path)))
    }
    return findings + warnings.map { PipeFinding(.remark, $0) }
  }
}
