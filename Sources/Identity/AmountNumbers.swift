/// Numbers the amounts of rows.
struct AmountNumbers {
  /// How many different ones there are.
  private(set) var count = 0
  private var numbers: [KeyNumber] = []

  /// Of no rows.
  init() {}

  init(_ rows: CardRows) {
    var known = KeyTable<AmountKey>(expecting: rows.count)
    numbers.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      numbers.append(KeyNumber(known.number(of: rows.amountKey(of: row)).number))
    }
    count = known.count
  }

  subscript(row: Int) -> KeyNumber { numbers[row] }
}
