import StatementModel

/// What is known of an exporter's files, beside what a profile says of them.
extension StatementProfile {
  /// The roles that are named already, and those that the exporter adds.
  ///
  /// - Parameters:
  ///   - named: Columns that a profile names; they bind.
  ///   - header: The file's header.
  ///   - count: How many columns there are.
  func columns(
    besides named: [Role: Int], in header: [HeaderCell], of count: Int
  ) -> [Role: Int] {
    guard !columns.isEmpty else { return named }
    let money: Set<Role> = [.amount, .debit, .credit, .direction]
    let hasMoney = named.keys.contains(where: money.contains)
    let taken = Set(named.values)
    var all = named
    for (role, column) in columns where named[role] == nil {
      // Which columns are money is one thought: a profile's replaces the exporter's as a whole.
      if hasMoney, money.contains(role) { continue }
      guard let place = place(of: column, in: header, of: count), !taken.contains(place) else {
        continue
      }
      all[role] = place
    }
    return all
  }

  private func place(of column: Column, in header: [HeaderCell], of count: Int) -> Int? {
    switch column {
    case .number(let number): (1...max(1, count)).contains(number) ? number - 1 : nil
    case .named(let name):
      header.firstIndex { [key = HeaderFolding.fold(name)] in HeaderFolding.fold($0.text) == key }
    }
  }

  /// What is told of having recognised it.
  var decision: ReadingDecision {
    let shown = headerContains.prefix(6).joined(separator: ", ")
    let evidence =
      if !members.isEmpty {
        "its objects have \(members.joined(separator: ", "))"
      } else if !shape.isEmpty {
        "its columns look like \(shape.map(\.word).joined(separator: ", "))"
      } else {
        "its header is \(shown)\(headerContains.count > 6 ? ", …" : "")"
      }
    return ReadingDecision("exporter", name, because: evidence)
  }
}
