/// Reads details whose parts bear labels: `OD: …; TYT.: …; TNR: …`, `IBAN: … NAAM: …`.
enum MT940Labels {
  /// What a label announces.
  private enum Part {
    case name, purpose, number, other
  }

  /// Labels of Polish, Dutch and Swiss banks, with what they announce.
  private static let labels: [(StaticString, Part)] = [
    ("OD:", .name), ("DLA:", .name), ("TYT.:", .purpose), ("TNR:", .number),
    ("RACH.:", .other), ("NA RACH.:", .other),
    ("NAAM:", .name), ("OMSCHRIJVING:", .purpose), ("IBAN:", .other), ("BIC:", .other),
    ("REK:", .other), ("KENMERK:", .other), ("MACHTIGING:", .other), ("INCASSANT:", .other),
    ("PAS:", .other), ("BETALINGSKENM.:", .other),
    ("AUFTRAGGEBER:", .name), ("MITTEILUNGEN:", .purpose),
  ]

  /// The labels without which nothing is read: they tell whose labels these are.
  private static let decisive: [StaticString] = ["TNR:", "NAAM:", "AUFTRAGGEBER:"]

  /// Reads the labels; nothing where there is no label that decides.
  static func read(_ buffer: [UInt8]) -> MT940Details? {
    let bytes = buffer.span
    guard
      decisive.contains(where: { MT940Bytes.first($0, bytes, in: 0..<bytes.count) != nil })
    else { return nil }
    // Where there is a number, semicolons end the parts.
    let hasSemicolons = MT940Bytes.first("TNR:", bytes, in: 0..<bytes.count) != nil
    var details = MT940Details()
    var part: Part?
    var start = 0
    var index = 0
    var isOver = false
    func end(_ end: Int) {
      guard !isOver else { return }
      var upper = end
      while upper > start, bytes[upper - 1] == UInt8(ascii: "/") || bytes[upper - 1] == 0x20 {
        upper -= 1
      }
      take(bytes, start..<upper, part, into: &details)
    }
    while index < bytes.count {
      if hasSemicolons, bytes[index] == UInt8(ascii: ";") {
        end(index)
        isOver = true
      } else if index == 0 || !MT940Bytes.isLetterOrDigit(bytes[index - 1]),
        let (next, length) = label(bytes, at: index)
      {
        end(index)
        isOver = false
        part = next
        index += length
        start = index
        continue
      }
      index += 1
    }
    end(bytes.count)
    return details
  }

  private static func label(_ bytes: Span<UInt8>, at index: Int) -> (Part, Int)? {
    guard MT940Bytes.isCapital(bytes[index]) else { return nil }
    for (word, part) in labels where MT940Bytes.has(bytes, word, at: index, before: bytes.count) {
      return (part, word.utf8CodeUnitCount)
    }
    return nil
  }

  /// Keeps a part; what stands before the first label is what the bank calls the transaction.
  private static func take(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ part: Part?, into details: inout MT940Details
  ) {
    guard let text = MT940Text.clean(bytes, range) else { return }
    switch part {
    case .name: if details.name == nil { details.name = text }
    case .purpose: if details.purpose == nil { details.purpose = text }
    case .number: if details.transactionNumber == nil { details.transactionNumber = text }
    case .other: break
    case nil: details.postingText = text
    }
  }
}
