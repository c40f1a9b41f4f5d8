import StatementModel

extension ReportKind {
  /// What charges in other currencies really cost.
  static let foreign = ReportKind(
    name: "foreign",
    abstract:
      "Charges in other currencies: the rate that was paid, and what it cost beside the day's.",
    make: .whole { input in ForeignReport(input).printed })
}

/// Foreign charges one by one, and what they cost by card and currency.
private struct ForeignReport {
  let input: ReportInput
  let charges: [ForeignCharge]

  init(_ input: ReportInput) {
    self.input = input
    charges = ForeignCharge.all(in: input)
  }

  var printed: PrintedReport {
    var sections: [PrintedReport.Section] = []
    if !charges.isEmpty {
      let cards = cardsTable
      if !cards.rows.isEmpty {
        sections.append(.init(title: input.locale[.byCardColumn], table: cards))
      }
      sections.append(.init(title: input.locale[.chargesTitle], table: table))
    }
    return PrintedReport(title: input.locale[.foreignCharges], sections: sections, flat: flat)
  }

  private var table: TextTable {
    var table = TextTable(columns: [
      .init(.date), .init(.merchant, cut: .middle), .init(.original, .right),
      .init("", key: "original_currency"), .init(.booked, .right),
      .init("", key: "currency"), .init(.rate, .right, priority: .medium),
      .init(.dayRate, key: "dated_rate", .right, priority: .low), .init(.fee, .right),
      .init(.feePercent, key: "fee_share", .right, priority: .low),
    ])
    for charge in charges {
      table.rows.append([
        .date(charge.date), .text(charge.merchant), .amount(charge.original),
        .text(charge.original.currency.code), .amount(charge.amount),
        .text(charge.amount.currency.code), Self.rate(charge.effectiveRate),
        Self.rate(charge.datedRate), fee(charge), .share(charge.feeShare),
      ])
    }
    return table
  }

  private func fee(_ charge: ForeignCharge) -> TextTable.Cell {
    let decimals = charge.amount.currency.minorUnits
    return charge.fee.map { .converted($0, minimumDecimals: decimals) } ?? .empty
  }

  private static func rate(_ rate: DecimalSum?) -> TextTable.Cell {
    rate.map { .decimal($0, minimumDecimals: 4) } ?? .empty
  }

  /// What was paid beyond the day's rates, of the charges for whose day there is one.
  private var cardsTable: TextTable {
    struct Key: Hashable {
      var card: CardID
      var currency: Currency
    }
    var sums: [Key: (count: Int, compared: Int, booked: DecimalSum, fee: DecimalSum)] = [:]
    for charge in charges {
      let key = Key(card: charge.card, currency: charge.amount.currency)
      var sum = sums[key] ?? (0, 0, DecimalSum(), DecimalSum())
      sum.count += 1
      sum.booked.subtract(charge.amount.amount)
      if let fee = charge.fee {
        sum.compared += 1
        sum.fee.add(fee)
      }
      sums[key] = sum
    }
    let names = CardNames.byID(input.cards)
    var table = TextTable(columns: [
      .init(.card, cut: .middle), .init(.chargesTitle, .right), .init(.booked, .right),
      .init(.currency), .init(.withRate, .right, priority: .low), .init(.fees, .right),
    ])
    let order = sums.sorted {
      ($0.key.card, $0.key.currency) < ($1.key.card, $1.key.currency)
    }
    for (key, sum) in order {
      table.rows.append([
        .text(names[key.card] ?? CardNames.unknown), .integer(sum.count),
        .sum(sum.booked, key.currency), .text(key.currency.code), .integer(sum.compared),
        sum.compared == 0
          ? .empty : .converted(sum.fee, minimumDecimals: key.currency.minorUnits),
      ])
    }
    return table
  }

  private var flat: TextTable {
    var table = TextTable(columns: [
      .init(.id), .init(.date), .init(.card), .init(.merchant),
      .init(.originalAmount, .right), .init(.originalCurrency), .init(.amount, .right),
      .init(.currency), .init("Effective rate", .right), .init("Dated rate", .right),
      .init("Rate date"), .init(.fee, .right), .init("Fee share", .right),
    ])
    for charge in charges {
      table.rows.append([
        .text(charge.id.description), .date(charge.date), .text(charge.card.text),
        .text(charge.merchant), .amount(charge.original), .text(charge.original.currency.code),
        .amount(charge.amount), .text(charge.amount.currency.code),
        Self.rate(charge.effectiveRate), Self.rate(charge.datedRate),
        .optional(charge.rateDay), fee(charge), .share(charge.feeShare),
      ])
    }
    return table
  }
}
