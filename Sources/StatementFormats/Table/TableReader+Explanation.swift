import StatementModel

/// What is told of a table besides what its rows decide.
extension TableReader {
  /// By what the encoding is known.
  static func decision(on plan: TextPlan) -> ReadingDecision {
    let evidence: String
    if plan.isGuess {
      evidence = "its letters fit best"
    } else {
      switch plan.coding {
      case .utf8, .brokenUTF8: evidence = "its bytes are valid so"
      case .utf16: evidence = "its byte order mark or its zeros say so"
      case .legacy: evidence = "the profile says so, and its bytes are no UTF-8"
      }
    }
    return ReadingDecision("encoding", plan.name, because: evidence)
  }

  /// The line of the header, or that there is none, and what stands above the table.
  mutating func noteHeader(_ found: FoundTable, _ profile: StatementProfile?) {
    let layout = found.layout
    let records = found.head.table.records
    let header = layout.headerRecord.map { records[$0].line }
    if let header {
      file.decisions.append(
        ReadingDecision("header", "line \(header)", because: "it names the columns"))
    } else {
      let isSaid = profile?.hasHeader == false
      file.decisions.append(
        ReadingDecision(
          "header", "none", because: isSaid ? "the profile says so" : "no line names the columns"))
    }
    if let headerRecord = layout.headerRecord, layout.firstRow < headerRecord {
      file.decisions.append(
        ReadingDecision(
          "rows above the header", "read", because: "they have the columns that it names"))
    }
    let first = layout.start < records.count ? records[layout.start].line : 1
    guard first > 1, tableCount == 1 else { return }
    file.decisions.append(
      ReadingDecision(
        "lines above the table", first == 2 ? "line 1" : "lines 1 to \(first - 1)",
        because: profile?.skipLines != nil
          ? "the profile says so"
          : layout.strayRecords.isEmpty
            ? "no row is among them" : "the rows among them have other columns"))
  }

  /// Which words of a status column say what.
  mutating func noteStatusWords(_ assignment: RoleAssignment) {
    guard let column = assignment.roles.status else { return }
    let words = assignment.profiles[column].distinct.filter { !$0.isEmpty }.sorted().prefix(12)
    let known = words.map { word in
      let status = StatementWords.knownStatus(word).map { "\($0)" } ?? "not known, posted"
      return "\"\(word)\" is \(status)"
    }
    guard !known.isEmpty else { return }
    file.decisions.append(
      ReadingDecision(
        "status words", known.joined(separator: ", "), because: "the words say so"))
  }

  /// Which currency rows have that name none, and where it stands.
  mutating func noteCurrency(_ reading: TableReading, _ notes: StatementNotes, _ roles: ColumnRoles)
  {
    let evidence: (Currency?, String)
    if roles.currency != nil {
      return
    } else if let currency = reading.profile?.currency {
      evidence = (currency, "the profile says so")
    } else if let currency = reading.columnCurrency {
      evidence = (currency, "the header of the amounts names it")
    } else if let currency = notes.currency {
      evidence = (currency, "the lines above the table name it")
    } else if let known = reading.known, let currency = known.currency {
      evidence = (currency, "the files of \(known.name) are in it")
    } else {
      return
    }
    guard let currency = evidence.0 else { return }
    file.decisions.append(ReadingDecision("currency", currency.code, because: evidence.1))
  }
}
