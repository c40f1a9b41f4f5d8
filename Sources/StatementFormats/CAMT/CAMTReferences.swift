import StatementModel

/// Finds the reference by which an entry is known again in another statement.
enum CAMTReferences {
  /// The bank's own reference of the entry, or of its only payment; without one, what payment
  /// systems or the bank's software guarantee to be unique.
  ///
  /// `NtryRef` often counts from 1 in every statement, and `EndToEndId` is the payer's: the same
  /// for every payment of a standing order. Neither is taken.
  static func nativeID(of entry: CAMTEntry) -> String? {
    var values = [entry.first(.bankReference)]
    if entry.paymentCount == 1 {
      values += [
        entry.first(.bankReference, of: 1), entry.first(.uniqueReference, of: 1),
        entry.first(.transactionID, of: 1), numberOfGermanSavingsBanks(entry),
      ]
    }
    for value in values {
      guard let range = value?.range, !isFiller(entry.buffer[range]) else { continue }
      return entry.text(range)
    }
    guard let code = entry.first(.proprietaryCode)?.range, isNumbered(entry.buffer[code]) else {
      return nil
    }
    return entry.text(code)
  }

  /// The transaction number that the software of the German savings banks gives beside
  /// `AcctSvcrRef` `NONREF`: its time of booking to the microsecond.
  private static func numberOfGermanSavingsBanks(_ entry: CAMTEntry) -> CAMTEntry.Value? {
    guard let type = entry.first(.ownReferenceType, of: 1),
      entry.isWord(type.range, "FI-UMSATZ-ID")
    else { return nil }
    return entry.first(.ownReference, of: 1)
  }

  /// Whether a bank transaction code is in truth a number of the transaction: `CARD-3893862515`, as
  /// Wise writes it.
  private static func isNumbered(_ code: ArraySlice<UInt8>) -> Bool {
    let digits = code.reversed().prefix { 0x30...0x39 ~= $0 }.count
    let word = code.dropLast(digits)
    return digits >= 6 && word.count >= 2 && word.last == UInt8(ascii: "-")
      && word.allSatisfy { byte in
        0x41...0x5A ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Whether the value only says that there is none.
  static func isFiller(_ value: ArraySlice<UInt8>) -> Bool {
    // Nothing but zeros, blanks and dashes is a filler too.
    let letters = value.filter { $0 != 0x20 && $0 != 0x2D && $0 != 0x30 }
    guard !letters.isEmpty else { return true }
    guard letters.count <= 12 else { return false }
    return fillers.contains(String(decoding: letters, as: UTF8.self).uppercased())
  }

  private static let fillers: Set<String> = [
    "NOTPROVIDED", "NONREF", "NOREF", "NOTAVAILABLE", "NOTAVAIL",
    "NONE", "N/A", "NULL", "UNKNOWN", "UNDEFINED", ".",
  ]
}
