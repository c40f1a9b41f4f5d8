import StatementModel

/// Takes in the records of transactions as they are found in a file.
protocol QIFSink {
  /// - Parameters:
  ///   - account: The index of its account in `QIFContent.accounts`.
  ///   - name: The account's name, where the file tells.
  mutating func take(_ record: QIFRecord, account: Int, named name: String?)
}

/// An account whose transactions a file holds.
struct QIFAccount {
  /// As `!Account` names it; nothing where the file doesn't.
  var name: String?
  var type: AccountType
  /// The balance of `!Account`, with its day.
  var balance: (amount: Range<Int>, date: Range<Int>)?
}

/// One entry of an `!Account` section.
struct QIFAccountEntry {
  private(set) var name = 0..<0
  private(set) var type = 0..<0
  private(set) var balance: Range<Int>?
  private(set) var balanceDate: Range<Int>?

  mutating func add(_ line: QIFLine, of text: Span<UInt8>) {
    let value = QIFText.trimmed(text, line.value)
    switch text[line.range.lowerBound] {
    case UInt8(ascii: "N") where name.isEmpty: name = value
    case UInt8(ascii: "T") where type.isEmpty: type = value
    case UInt8(ascii: "$"): balance = value
    case UInt8(ascii: "/"): balanceDate = value
    default: break
    }
  }
}
