import StatementModel

/// The columns of dates: the header's words say of what they are, and the days where two are of one
/// name.
extension RoleAssignment {
  /// Whether the cells are a spreadsheet's day numbers.
  func isSerial(_ column: Int) -> Bool {
    profiles[column].serials > 0 && profiles[column].serials == profiles[column].filled
  }

  /// Whether the cells are of six digits each, and can all be dates.
  func isShortCompact(_ column: Int) -> Bool {
    profiles[column].shortDates > 0 && profiles[column].shortDates == profiles[column].filled
  }

  mutating func assignDates() {
    func isDate(_ column: Int) -> Bool {
      !hasRows || profiles[column].isDates || isSerial(column) || isShortCompact(column)
    }
    let stated = columns(\.isDate).filter(isDate)
    func first(_ wanted: HeaderMeaning) -> Int? { stated.first { meaning($0) == wanted } }
    roles.purchase = named[.date] ?? first(.purchaseDate)
    roles.posting = named[.posted] ?? first(.postingDate)
    roles.charge = named[.charged] ?? first(.chargeDate)
    // A lone "Date" is the purchase's, unless another column is.
    if named[.date] == nil, let any = first(.anyDate), !isOfStatement(any) {
      if roles.purchase == nil, roles.posting == nil || !hasRows {
        roles.purchase = any
      } else if roles.posting == nil {
        roles.posting = any
      } else if roles.purchase == nil {
        roles.purchase = any
      }
    }
    if roles.posting == nil, let value = first(.valueDate) { roles.posting = value }
    if roles.dates.isEmpty, let next = stated.first { roles.purchase = next }
    if roles.dates.isEmpty, hasRows {
      roles.purchase = profiles.indices.first {
        !taken.contains($0) && profiles[$0].fullDates * 10 >= profiles[$0].filled * 8
          && profiles[$0].fullDates > 0
      }
    }
    assignTwinDates()
    for column in roles.dates { taken.insert(column) }
    for column in stated { taken.insert(column) }
  }

  /// Of two columns of dates that the header calls alike, the one that is never later is of the
  /// purchase, and the other of the booking: nothing is booked before it is bought.
  private mutating func assignTwinDates() {
    guard roles.dates.count == 1, let only = roles.dates.first,
      let twin = twins.first(where: { [$0.first, $0.second].contains(only) && $0.differing > 0 }),
      let earlier = twin.earlier
    else { return }
    roles.charge = nil
    roles.purchase = earlier
    roles.posting = earlier == twin.first ? twin.second : twin.first
    roles.areDatesTwins = true
  }

  /// Whether the column repeats one date beside postings of several days: that of the statement.
  private func isOfStatement(_ column: Int) -> Bool {
    guard let posting = roles.posting else { return false }
    return profiles[column].filled >= 3 && profiles[column].distinct.count == 1
      && profiles[posting].distinct.count > 1
  }
}
