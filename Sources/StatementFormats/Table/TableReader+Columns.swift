import StatementModel

/// The columns of a table: what a profile names, and what is noted of those found.
extension TableReader {
  struct UnknownColumn: Error {
    var fact: TableFact
  }

  func namedColumns(
    _ profile: StatementProfile?, _ layout: TableLayout
  ) -> Result<[StatementProfile.Role: Int], UnknownColumn> {
    var named: [StatementProfile.Role: Int] = [:]
    for (role, column) in profile?.columns ?? [:] {
      switch column {
      case .number(let number)
      where (1...max(layout.columnCount, layout.header.count)).contains(number):
        named[role] = number - 1
      case .number(let number):
        let fact = TableFact.unknownColumn("\(number)", header: file.header)
        return .failure(UnknownColumn(fact: fact))
      case .named(let name):
        let key = HeaderFolding.fold(name)
        guard let index = layout.header.firstIndex(where: { HeaderFolding.fold($0.text) == key })
        else {
          // The tables of one file need not have all columns that the first has.
          if tableCount > 1 { continue }
          return .failure(UnknownColumn(fact: .unknownColumn(name, header: file.header)))
        }
        named[role] = index
      }
    }
    return .success(named)
  }

  func matchingProfile(_ found: FoundTable) -> StatementProfile? {
    let rows = HeadlessRows(found.head.table, found.layout)
    let header = ExporterIndex.fold(found.layout.header.map(\.text))
    let cells = Set(header)
    return options.profiles.first { profile in
      if rows?.fit(profile) == true { return true }
      if !profile.members.isEmpty {
        return table.context?.members.isSuperset(of: profile.members) == true
      }
      let said = ExporterIndex.fold(profile.headerContains)
      return !said.isEmpty
        && (profile.mayHaveFurtherColumns == false ? said == header : cells.isSuperset(of: said))
    }
  }

  /// - Parameter said: The columns that the profile names.
  mutating func noteRoles(
    _ roles: ColumnRoles, _ header: [HeaderCell], said: Set<Int>, _ known: StatementProfile?
  ) {
    let named: [(String, Int?)] = [
      ("purchase date", roles.purchase), ("posting date", roles.posting),
      ("charge date", roles.charge), ("amount", roles.amount),
      ("amount in another currency", roles.furtherAmounts.first), ("debit", roles.debit),
      ("credit", roles.credit), ("direction", roles.direction), ("fee", roles.fee),
      ("balance", roles.balance), ("currency", roles.currency),
      ("original amount", roles.originalAmount), ("original currency", roles.originalCurrency),
      ("status", roles.status), ("pending or booked", roles.flag?.column),
      ("type", roles.type), ("category", roles.category),
      ("installment", roles.installment), ("id", roles.id), ("account", roles.account),
      ("description", roles.texts.first), ("memo", roles.texts.dropFirst().first),
    ]
    let ofExporter = Set(
      (known?.columns(besides: [:], in: header, of: .max) ?? [:]).values)
    for (name, column) in named {
      guard let column else { continue }
      let cell = column < header.count ? header[column] : nil
      let evidence =
        if said.contains(column) {
          "the profile says so"
        } else if roles.directionLeads != nil, name == "direction" {
          "each of its texts begins with a word for in or out"
        } else if roles.areDatesTwins, name.hasSuffix("date") {
          "of two columns of one name its days are \(column == roles.purchase ? "earlier" : "later")"
        } else if let known, ofExporter.contains(column) {
          "\(known.name) writes it there"
        } else {
          cell?.meaning != nil ? "the header says so" : "its cells look like it"
        }
      file.decisions.append(
        ReadingDecision(name, "column \(ColumnName.of(column, header))", because: evidence))
    }
  }
}
