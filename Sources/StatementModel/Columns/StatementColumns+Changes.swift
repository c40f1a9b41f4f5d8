/// Changes of one property, which need no row whole.
extension StatementColumns {
  package mutating func setAmount(_ amount: ExactDecimal, of row: Int) {
    numbers[row].units = amount.units
    numbers[row].scale = amount.scale
  }

  /// Gives the amounts of these rows, and the original amounts with them, the other sign.
  package mutating func turnSigns(of rows: RangeSet<Int>) {
    for range in rows.ranges {
      for row in range { numbers[row].units = -numbers[row].units }
    }
    guard !rows.isEmpty, details.contains(where: { $0.original != nil }) else { return }
    changeDetails { row, _, details in
      if let original = details.original, rows.contains(row) { details.original = -original }
    }
  }

  package mutating func markAllPending() {
    for row in numbers.indices { numbers[row].marks.insert(.pending) }
  }

  /// Changes what rows state that only some do, by the number of each and what else it says.
  package mutating func changeDetails(_ change: (Int, RowNumbers, inout RowDetails) -> Void) {
    let former = details
    details.removeAll()
    details.reserveCapacity(former.count)
    for row in numbers.indices where numbers[row].details >= 0 {
      var stated = former[Int(numbers[row].details)]
      change(row, numbers[row], &stated)
      setDetails(stated, of: row)
    }
  }

  /// Changes what the last row states that only some do.
  package mutating func changeLastDetails(_ change: (inout RowDetails) -> Void) {
    guard let row = numbers.indices.last else { return }
    var stated = details(of: row) ?? RowDetails()
    let place = Int(numbers[row].details)
    // Text that is added line by line must not leave each of its states behind.
    if place >= 0, place == details.count - 1, row == 0 || Int(numbers[row - 1].details) != place {
      details.removeLast()
    }
    change(&stated)
    setDetails(stated, of: row)
  }

  private mutating func setDetails(_ stated: RowDetails, of row: Int) {
    numbers[row].marks.subtract(.ofDetails)
    numbers[row].marks.formUnion(RowMarks(stated))
    numbers[row].details = -1
    numbers[row].details = number(of: stated, at: row)
  }

  /// Takes the source's own ids away from these rows.
  package mutating func removeNativeIDs(of rows: Set<Int>) {
    let former = nativeIDs
    nativeIDs.removeAll(keepingCapacity: true)
    for row in numbers.indices where numbers[row].nativeID >= 0 {
      let id = former[Int(numbers[row].nativeID)]
      numbers[row].nativeID = rows.contains(row) ? -1 : Int32(nativeIDs.count)
      if numbers[row].nativeID >= 0 { nativeIDs.append(id) }
    }
  }

  package mutating func removeRunningBalances() { balances = [] }

  /// Changes where rows stand in their file.
  package mutating func changePlaces(_ change: (inout RowPlace) -> Void) {
    for row in places.indices { change(&places[row]) }
  }

  /// Puts the rows in the order of their file.
  package mutating func sortByRecord() {
    let order = places.indices.sorted { one, other in
      (places[one].record, one) < (places[other].record, other)
    }
    (numbers, places) = (order.map { numbers[$0] }, order.map { places[$0] })
    if !balances.isEmpty { balances = order.map { balances[$0] } }
  }
}
