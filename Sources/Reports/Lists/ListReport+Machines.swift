import StatementModel

extension ListReport {
  /// RFC 4180: the stable header, then one line a transaction, never grouped.
  func writeCSV(to emit: ([UInt8]) throws -> Void) rethrows {
    var record = TransactionRecord(transactions, basis: request.basis)
    var out = ByteText()
    out.append(TransactionRecord.header.joined(separator: ",") + "\r\n")
    for index in indices {
      record.append(csvOf: index, to: &out)
      out.append("\r\n")
      try out.handOnPiece(to: emit)
    }
    try emit(out.bytes)
  }

  /// One object a line; as an array with commas between them, or by themselves.
  ///
  /// - Parameter beginning: Members that each object begins with, with a comma behind each.
  package func writeJSON(
    isArray: Bool, beginning: String = "", to emit: ([UInt8]) throws -> Void
  ) rethrows {
    var record = TransactionRecord(
      transactions, basis: request.basis, doubles: request.doubles, beginning: beginning)
    var out = ByteText()
    if isArray { out.append("[") }
    for (number, index) in indices.enumerated() {
      if isArray { out.append(number == 0 ? "\n  " : ",\n  ") }
      record.append(jsonOf: index, to: &out)
      if !isArray { out.append(0x0A) }
      try out.handOnPiece(to: emit)
    }
    if isArray { out.append(indices.isEmpty ? "]\n" : "\n]\n") }
    try emit(out.bytes)
  }
}
