extension TransactionTable {
  /// Where transactions stand, by their ids; nothing for those that are not in the table.
  package func places(of ids: Set<TransactionID>) -> [TransactionID: Int] {
    var places: [TransactionID: Int] = [:]
    guard !ids.isEmpty else { return places }
    for (place, numbers) in self.numbers.enumerated() where ids.contains(numbers.id) {
      places[numbers.id] = place
    }
    return places
  }
}
