import StatementModel

/// Where people see lists.
enum CellMedium: Sendable {
  case terminal, markdown
}

/// Makes the texts of transactions' cells ready for a medium, each once however often it is asked for.
struct CellMaker {
  private(set) var texts = CellTexts()
  private let medium: CellMedium
  private let locale: ReportLocale
  private let table: TransactionTable
  private let cardNames: [CardID: String]
  private var amounts: AmountWriter
  private var dates: [CalendarDate: Int32] = [:]
  // By the numbers of the table; negative for what was not asked for yet.
  private var merchants: [Int32]
  private var categories: [Int32]
  private var cards: [Int32]
  /// By the marks' raw values.
  private var marks = [Int32](repeating: -1, count: TransactionMark.limit)
  /// The number of the text of transactions without a category.
  private let uncategorized: Int32

  /// Longer texts are cut in Markdown, where they would tear every line apart.
  private static let longestInMarkdown = 60

  init(
    _ medium: CellMedium, _ locale: ReportLocale, cards: [Card], of table: TransactionTable
  ) {
    self.medium = medium
    self.locale = locale
    self.table = table
    cardNames = CardNames.byID(cards)
    amounts = AmountWriter(locale.number)
    merchants = Array(repeating: -1, count: table.texts.count)
    categories = Array(repeating: -1, count: table.categories.count)
    self.cards = Array(repeating: -1, count: table.cards.count)
    uncategorized = texts.add("", in: .category)
  }

  mutating func amount(_ amount: Money) -> Int32 { texts.add(amount, &amounts) }

  mutating func date(_ date: CalendarDate) -> Int32 {
    if let known = dates[date] { return known }
    let made = texts.add(ready(locale.shortText(date)), in: .date)
    dates[date] = made
    return made
  }

  /// - Parameter number: among the table's texts.
  mutating func merchant(_ number: Int) -> Int32 {
    if merchants[number] < 0 {
      merchants[number] = texts.add(ready(table.texts[number]), in: .merchant)
    }
    return merchants[number]
  }

  /// - Parameter number: among the table's categories; negative for none.
  mutating func category(_ number: Int) -> Int32 {
    if number < 0 { return uncategorized }
    if categories[number] < 0 {
      categories[number] = texts.add(
        ready(locale.label(of: table.categories[number])), in: .category)
    }
    return categories[number]
  }

  /// - Parameter number: among the table's cards.
  mutating func card(_ number: Int) -> Int32 {
    if cards[number] < 0 {
      let name = cardNames[table.cards[number]] ?? locale[.unknownCard]
      cards[number] = texts.add(ready(name), in: .card)
    }
    return cards[number]
  }

  mutating func mark(_ mark: TransactionMark) -> Int32 {
    let place = Int(mark.rawValue)
    if marks[place] < 0 {
      let words = mark.words.map { locale[$0] }.joined(separator: ", ")
      marks[place] = texts.add(words.isEmpty ? "" : ready(words), in: .mark)
    }
    return marks[place]
  }

  /// A text as the medium shows it.
  private func ready(_ text: String) -> String {
    switch medium {
    case .terminal: return CellText.terminal(text)
    case .markdown:
      // No text has more columns than bytes.
      let isShort = text.utf8.count <= Self.longestInMarkdown
      let cut = isShort ? text : TextWidth.cut(text, to: Self.longestInMarkdown).text
      return locale.isolated(CellText.markdown(cut))
    }
  }
}
