import StatementModel

/// What the page's script works with, as JSON.
struct PageData {
  let facts: PageFacts
  /// What state of the book a server tells; nothing on a page that stands alone.
  var generation: String?

  func write(to out: inout ByteText) {
    var columns = PageColumns(facts, wholeIDs: generation != nil)
    let older = olderSums(&columns)
    out.append("{")
    if let generation {
      out.append("\"version\":1,\"generation\":")
      out.append(scriptText: generation)
      out.append(0x2C)
    }
    writeSettings(to: &out)
    out.append(",\n\"words\":{")
    let words =
      PageWords.all(facts.locale) + (generation == nil ? [] : ServedWords.all(facts.locale))
    for (place, word) in words.enumerated() {
      if place > 0 { out.append(0x2C) }
      out.append(scriptText: word.key)
      out.append(0x3A)
      out.append(scriptText: word.value)
    }
    out.append("},\n\"currencies\":[")
    Self.write(columns.units, to: &out) { unit, out in
      out.append("[\"\(unit.currency.code)\",\(unit.currency.minorUnits),\(unit.scale),")
      out.append("\(unit.isLarge ? 1 : 0)]")
    }
    out.append("],\n\"cards\":[")
    Self.write(columns.cards, to: &out) { card, out in
      out.append(0x5B)
      out.append(scriptText: card.text)
      out.append(0x2C)
      out.append(scriptText: facts.name(of: card))
      out.append(0x5D)
    }
    out.append("],\n\"categories\":[")
    Self.write(columns.categories, to: &out) { category, out in
      out.append(0x5B)
      out.append(scriptText: PageText.safe(category.text))
      switch facts.tints.tint(of: category) {
      case .palette(let place): out.append(",\(place)")
      case .own(let color): out.append(",\"\(color)\"")
      }
      if let icon = facts.input.categories[category]?.icon {
        out.append(0x2C)
        out.append(scriptText: PageText.safe(icon))
      }
      out.append(0x5D)
    }
    out.append("],\n\"periods\":[")
    Self.write(facts.input.periods.all, to: &out) { period, out in
      out.append(0x5B)
      out.append(scriptText: period.id.text)
      out.append(0x2C)
      out.append(scriptText: PageText.shown(period.name))
      out.append(",\(period.start.dayNumber),\(period.end.map { "\($0.dayNumber)" } ?? "null")]")
    }
    // Names that rules gave and that no period has.
    for name in columns.mereNames.values {
      if !facts.input.periods.isEmpty || name != columns.mereNames.values.first { out.append(0x2C) }
      out.append("[\"\",")
      out.append(scriptText: PageText.shown(name))
      out.append(",null,null]")
    }
    out.append("],\n\"names\":[")
    Self.write(columns.names.values, to: &out) { $1.append(scriptText: PageText.shown($0)) }
    out.append("],\n\"merchant_names\":[")
    out.append(columns.merchantNames.text.bytes)
    out.append("],\n\"tag_sets\":[")
    Self.write(columns.tagSets.values, to: &out) { tags, out in
      out.append(0x5B)
      Self.write(tags, to: &out) { $1.append(scriptText: PageText.shown($0)) }
      out.append(0x5D)
    }
    out.append("],\n\"period_sets\":[")
    Self.write(columns.periodSets.values, to: &out) { places, out in
      out.append("[" + places.map(String.init).joined(separator: ",") + "]")
    }
    out.append("],\n\"older\":[")
    out.append(older.bytes)
    out.append("],\n\"rows\":{")
    columns.write(to: &out)
    out.append("}}\n")
  }

  private static func write<Value>(
    _ values: [Value], to out: inout ByteText, _ write: (Value, inout ByteText) -> Void
  ) {
    for (place, value) in values.enumerated() {
      if place > 0 { out.append(0x2C) }
      write(value, &out)
    }
  }

  private func writeSettings(to out: inout ByteText) {
    let locale = facts.locale
    let counted = locale.forms(of: .transactions)
    let all = facts.ledger.roles.count { $0 != .gone }
    let settings = JSONText.object([
      ("held", .integer(facts.newest.count)), ("all", .integer(all)),
      ("grouping", .string(facts.input.defaultGrouping.rawValue)),
      ("group", .string(String(decoding: locale.number.groupMark, as: UTF8.self))),
      ("decimal", .string(String(decoding: locale.number.decimalMark, as: UTF8.self))),
      ("lead", .integer(locale.number.digitsBeforeMark)),
      ("week", .integer(locale.firstWeekday)),
      ("today", .string(locale.today)), ("yesterday", .string(locale.yesterday)),
      ("month_names", .array(locale.names.months.map(JSONText.string))),
      ("short_months", .array(locale.names.shortMonths.map(JSONText.string))),
      ("code_is_first", .bool(locale.number.codeIsFirst)),
      ("counted_forms", .array(counted.forms.map(JSONText.string))),
      ("plural", .string(counted.rule.rawValue)),
      ("percent_gap", .string(String(decoding: locale.number.percentGap, as: UTF8.self))),
      ("month_names_in_dates", .array(locale.names.monthsInDates.map(JSONText.string))),
      ("short_date", .array(locale.shortDate.map(\.forScript))),
      ("long_date", .array(locale.longDate.map(\.forScript))),
      ("month_of_year", .array(locale.monthOfYear.map(\.forScript))),
    ])
    // Its braces are those of the whole.
    out.append(String(settings.line.dropFirst().dropLast()))
  }

  /// Months before this one are not held whole.
  private var oldestWhole: Month? {
    guard facts.newest.count < facts.ledger.roles.count, let last = facts.newest.last else {
      return nil
    }
    let held = facts.input.transactions.numbers[last].date(by: facts.input.basis).month
    return facts.newest.count < facts.ledger.roles.count(where: { $0 != .gone }) ? held.next : nil
  }

  /// For months that the page does not hold whole: month, category, currency, spent and count, one
  /// after the other.
  private func olderSums(_ columns: inout PageColumns) -> ByteText {
    var out = PageColumn()
    guard let oldestWhole else { return out.text }
    for month in facts.ledger.months.reversed().prefix(Self.mostMonths) where month < oldestWhole {
      let categories = facts.ledger.sums[month]?.categories ?? [:]
      let sorted = categories.sorted { ($0.key?.text ?? "") < ($1.key?.text ?? "") }
      for (category, totals) in sorted {
        for total in facts.ledger.currencyOrder.sorted(totals.totals).prefix(Self.mostCurrencies) {
          let place = columns.place(of: total.currency)
          out.append(month.year * 12 + month.month - 1)
          out.append(columns.place(of: category))
          out.append(place)
          let unit = columns.units[place]
          out.append { unit.write(total.spent, to: &$0) }
          out.append(total.spendingCount)
        }
      }
    }
    return out.text
  }

  private static let mostMonths = 240
  private static let mostCurrencies = 8
}

extension DatePart {
  /// A list that begins with the kind of part.
  fileprivate var forScript: JSONText {
    switch self {
    case .day: .array([.string("d")])
    case .paddedDay: .array([.string("dd")])
    case .dayAfter(let first): .array([.string("d"), .string(first)])
    case .month: .array([.string("n")])
    case .paddedMonth: .array([.string("mm")])
    case .monthName: .array([.string("m")])
    case .year: .array([.string("y")])
    case .text(let text): .array([.string("t"), .string(text)])
    }
  }
}
