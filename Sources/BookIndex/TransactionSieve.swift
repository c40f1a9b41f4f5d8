import StatementModel

/// A test that packed transactions must pass before anything is made of them: for who looks at many
/// days and needs few of their transactions.
///
/// First asked is what a transaction says in numbers, then what its description comes to, which is
/// worked out once for each text.
package struct TransactionSieve: Sendable {
  private let mayWant: @Sendable (TransactionNumbers) -> Bool
  private let mark: (@Sendable (String) -> UInt8)?
  private let wants: @Sendable (TransactionNumbers, UInt8) -> Bool
  /// By the number of a text, plus one; 0 where nobody asked yet.
  private var marks: [UInt8] = []

  /// Lets through what the test wants.
  package init(_ wants: @escaping @Sendable (TransactionNumbers) -> Bool) {
    mayWant = wants
    mark = nil
    self.wants = { _, _ in true }
  }

  /// - Parameters:
  ///   - mayWant: Whether a transaction may be wanted, whatever its description.
  ///   - mark: What a description comes to; less than 255.
  ///   - wants: Whether it is wanted, by that.
  package init(
    _ mayWant: @escaping @Sendable (TransactionNumbers) -> Bool,
    marking mark: @escaping @Sendable (String) -> UInt8,
    _ wants: @escaping @Sendable (TransactionNumbers, UInt8) -> Bool
  ) {
    self.mayWant = mayWant
    self.mark = mark
    self.wants = wants
  }

  mutating func lets(
    _ numbers: TransactionNumbers, _ description: Int32, texts: TextTable
  ) throws(IndexError) -> Bool {
    guard mayWant(numbers) else { return false }
    guard let mark else { return true }
    let place = Int(description)
    if marks.count <= place {
      marks += Array(repeating: 0, count: max(place + 1, texts.count) - marks.count)
    }
    if marks[place] == 0 { marks[place] = mark(try texts.text(place)) &+ 1 }
    return wants(numbers, marks[place] &- 1)
  }

  /// Those of a table that it lets through, in their order.
  package func sifted(_ table: TransactionTable) -> TransactionTable {
    var marks: [UInt8] = mark == nil ? [] : Array(repeating: 0, count: table.texts.count)
    var places: [Int] = []
    for index in table.indices where mayWant(table.numbers[index]) {
      guard let mark else {
        places.append(index)
        continue
      }
      let text = Int(table.names[index].description)
      if marks[text] == 0 { marks[text] = mark(table.texts[text]) &+ 1 }
      if wants(table.numbers[index], marks[text] &- 1) { places.append(index) }
    }
    return table.picking(places)
  }
}
