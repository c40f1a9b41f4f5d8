import StatementModel

/// Writes beancount 2 and 3.
struct BeancountWriter {
  private let export: Export

  init(_ export: Export) { self.export = export }

  func write(to emit: ([UInt8]) throws -> Void) rethrows {
    let entries = ExportEntries(export).entries
    let names = AccountNames(export, .beancount)
    var out = ByteText()
    out.append("option \"title\" \"Daybook\"\n")
    out.append("option \"operating_currency\" \"\(export.currency.code)\"\n")
    // A total price is kept as a price of one, of 28 digits: what that leaves over is no imbalance.
    out.append("option \"inferred_tolerance_default\" \"*:0.000000000000001\"\n")
    for root in ExportNames.Root.allCases where export.names.roots[root] != nil {
      let name = AccountStyle.beancount.name(export.names.name(of: root))
      out.append("option \"name_\(root.rawValue)\" \"\(name)\"\n")
    }
    out.append(0x0A)
    declare(entries, names, to: &out)
    for entry in entries {
      write(entry, names, to: &out)
      if out.count >= Export.pieceSize {
        try emit(out.bytes)
        out.removeAll()
      }
    }
    try emit(out.bytes)
  }

  /// Accounts are opened, and currencies named, on the day of the first entry.
  private func declare(_ entries: [ExportEntry], _ names: AccountNames, to out: inout ByteText) {
    guard let first = entries.first?.date else { return }
    let used = ExportUse(entries)
    for currency in used.decimals.keys.sorted() {
      out.append("\(first) commodity \(currency.code)\n")
    }
    out.append(0x0A)
    for name in Set(used.accounts.map { names[$0] }).sorted() {
      out.append("\(first) open \(name)\n")
    }
    out.append(0x0A)
  }

  private func write(_ entry: ExportEntry, _ names: AccountNames, to out: inout ByteText) {
    out.append(iso: entry.date)
    out.append(entry.isPending ? " ! " : " * ")
    if let payee = entry.payee { out.append(Self.quoted(payee) + " ") }
    out.append(Self.quoted(entry.description))
    let tags = entry.tags.map(Self.tag)
    var written: Set<String> = []
    for tag in tags where written.insert(tag).inserted { out.append(" #" + tag) }
    out.append(0x0A)
    for (key, text) in entry.facts { out.append("  \(key): \(Self.quoted(text))\n") }
    if tags != entry.tags {
      out.append("  tags: \(Self.quoted(entry.tags.joined(separator: "; ")))\n")
    }
    for posting in entry.postings {
      out.append("  " + names[posting.account] + "  ")
      out.append(posting.amount.plain + " " + posting.amount.currency.code)
      if let cost = posting.cost { out.append(" @@ \(cost.plain) \(cost.currency.code)") }
      out.append(0x0A)
      if let day = posting.date { out.append("    date: \(day)\n") }
    }
    out.append(0x0A)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + ExportText.replacing(["\"": "\\\"", "\\": "\\\\"], in: ExportText.line(text)) + "\""
  }

  /// A tag of the letters that a tag may have; the whole text stands in the entry's facts.
  private static func tag(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "/", ".": name.unicodeScalars.append(scalar)
      default: if !name.isEmpty, !name.hasSuffix("-") { name += "-" }
      }
    }
    if name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "tag-" + AccountNames.digits(of: text).prefix(4) : name
  }
}

extension AccountStyle {
  /// Letters, digits and hyphens; the first is a capital letter or a digit.
  static let beancount = AccountStyle { name in
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        scalars.append(scalar)
      // An accent by itself: its letter stands without it.
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: continue
      default: if let last = scalars.last, last != "-" { scalars.append("-") }
      }
    }
    if scalars.last == "-" { scalars.removeLast() }
    guard let first = scalars.first else {
      return "X" + AccountNames.digits(of: name).prefix(4)
    }
    switch first.properties.generalCategory {
    case .uppercaseLetter, .decimalNumber: return String(scalars)
    default:
      let capital = first.properties.uppercaseMapping.unicodeScalars
      if capital.count == 1, let letter = capital.first,
        letter.properties.generalCategory == .uppercaseLetter
      {
        return String(letter) + String(String.UnicodeScalarView(scalars.dropFirst()))
      }
      // Scripts without capital letters.
      return "X-" + String(scalars)
    }
  }
}
