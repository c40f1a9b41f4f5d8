import StatementModel

extension ListReport {
  /// RFC 4180: the stable header, then one line a transaction, never grouped.
  func writeCSV(on cores: Cores, to emit: ([UInt8]) throws -> Void) rethrows {
    try emit(Array((TransactionRecord.header.joined(separator: ",") + "\r\n").utf8))
    try writeRecords(as: .csv, on: cores, to: emit) { index, _, record, out in
      record.append(index, to: &out)
      out.append("\r\n")
    }
  }

  /// One object a line; as an array with commas between them, or by themselves.
  func writeJSON(
    isArray: Bool, on cores: Cores, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    if isArray { try emit(Array("[".utf8)) }
    try writeRecords(as: .json, on: cores, to: emit) { index, number, record, out in
      if isArray { out.append(number == 0 ? "\n  " : ",\n  ") }
      record.append(index, to: &out)
      if !isArray { out.append(0x0A) }
    }
    if isArray { try emit(Array((indices.isEmpty ? "]\n" : "\n]\n").utf8)) }
  }

  /// Writes a record for each transaction, which is given with its number in the list.
  private func writeRecords(
    as form: TransactionRecord.Form, on cores: Cores, to emit: ([UInt8]) throws -> Void,
    _ write: @escaping @Sendable (Int, Int, inout TransactionRecord, inout ByteText) -> Void
  ) rethrows {
    let size = ListStretch.lines
    let pieces = PiecesInOrder(count: (indices.count + size - 1) / size) {
      [transactions, request] in
      TransactionRecord(
        transactions, as: form, basis: request.basis, doubles: request.doubles)
    } make: { [indices] place, record, out in
      for number in (place * size)..<min(indices.count, (place + 1) * size) {
        if number + Nearness.ahead < indices.count {
          record.bringNear(indices[number + Nearness.ahead])
        }
        write(indices[number], number, &record, &out)
      }
    }
    try pieces.write(on: cores.share(rows: indices.count) ? cores : .one, to: emit)
  }
}
