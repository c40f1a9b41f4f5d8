/// Chooses the texts of a row.
struct MT940RowTexts {
  /// The other party, else what the row was for, else what the bank calls it.
  private(set) var description = ""
  /// The rest, parted by dots.
  private(set) var memo: String?

  init(_ line: MT940Line, _ details: MT940Details, _ bytes: Span<UInt8>) {
    let reference = line.customerReference
    // A bank that has no name in its details pads the reference and puts it behind.
    let named = MT940Reference.nameBehind(bytes, reference)
    add(details.name ?? named.flatMap { MT940Text.clean(bytes, $0) })
    let supplement = MT940Bytes.trimmed(bytes, line.supplement)
    if description.isEmpty, let purpose = details.purpose,
      let name = MT940Text.clean(bytes, supplement),
      let account = MT940Text.clean(bytes, reference)
    {
      // Account and name, and the details begin with both.
      let both = account + " " + name
      if purpose.utf8.starts(with: both.utf8) {
        add(name)
        add(String(purpose.dropFirst(both.count).drop { $0 == " " }))
      }
    }
    if description.isEmpty || details.name != nil || named != nil { add(details.purpose) }
    add(details.ultimateParty)
    add(details.postingText)
    let isCode =
      supplement.isEmpty || bytes[supplement.lowerBound] == UInt8(ascii: "/")
      || !MT940Reference.isText(bytes, supplement)
    if !isCode { add(MT940Text.clean(bytes, supplement)) }
    if description.isEmpty {
      if named == nil, !MT940Reference.isFiller(bytes, reference) {
        add(MT940Text.clean(bytes, reference))
      }
      if !supplement.isEmpty { add(MT940Text.clean(bytes, supplement)) }
    }
  }

  private mutating func add(_ text: String?) {
    guard let text, !text.isEmpty, text != description, text != memo else { return }
    if description.isEmpty {
      description = text
    } else if let memo {
      self.memo = memo + " · " + text
    } else {
      memo = text
    }
  }
}
