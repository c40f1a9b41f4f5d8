import StatementModel

/// A cell's text ready to be written: its bytes, and the columns it takes.
struct CellFace {
  var bytes: [UInt8]
  var columns: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    columns = TextWidth.columns(of: text)
  }

  static let empty = CellFace("")
}

/// Makes each distinct text of a list ready for its medium once, however often it is written.
struct CellFaces {
  enum Medium {
    case terminal, markdown
  }

  let medium: Medium
  let locale: ReportLocale
  private let cardNames: [CardID: String]
  private(set) var faces: [CellFace] = [.empty]
  private var merchants: [String: Int] = [:]
  private var categories = SmallLookup<CategoryPath, Int>()
  private var cards = SmallLookup<CardID, Int>()
  private var dates: [CalendarDate: Int] = [:]
  private var lastDate: (date: CalendarDate, place: Int)?
  private var marks = SmallLookup<[ReportWord], Int>()

  /// Longer texts are cut in Markdown, where they would tear every line apart.
  private static let longestInMarkdown = 60

  init(_ medium: Medium, locale: ReportLocale, cards: [Card]) {
    self.medium = medium
    self.locale = locale
    cardNames = CardNames.byID(cards)
  }

  /// Writes a merchant's name and says how many columns it takes.
  ///
  /// There may be as many names as transactions, and a plain one is written faster than it is
  /// found again.
  mutating func append(merchant name: String, to out: inout ByteText) -> Int {
    let length = name.utf8.count
    let isPlain =
      switch medium {
      case .terminal: CellText.isPlainOnTerminal(name)
      case .markdown:
        length <= Self.longestInMarkdown && !locale.isRightToLeft
          && CellText.isPlainInMarkdown(name)
      }
    if isPlain {
      out.append(name)
      return length
    }
    let place = merchants[name] ?? add(name)
    merchants[name] = place
    out.append(faces[place].bytes)
    return faces[place].columns
  }

  mutating func category(_ category: CategoryPath?) -> Int {
    guard let category else { return 0 }
    if let known = categories[category] { return known }
    categories.insert(faces.count, for: category)
    return add(category.text)
  }

  mutating func card(_ card: CardID) -> Int {
    if let known = cards[card] { return known }
    cards.insert(faces.count, for: card)
    return add(cardNames[card] ?? locale[.unknownCard])
  }

  mutating func date(_ date: CalendarDate) -> Int {
    if let lastDate, lastDate.date == date { return lastDate.place }
    let place = dates[date] ?? add(locale.shortText(date))
    dates[date] = place
    lastDate = (date, place)
    return place
  }

  mutating func mark(_ words: [ReportWord]) -> Int {
    if words.isEmpty { return 0 }
    if let known = marks[words] { return known }
    marks.insert(faces.count, for: words)
    return add(words.map { locale[$0] }.joined(separator: ", "))
  }

  /// Makes room for one column: what is wider ends in `…`.
  mutating func cut(_ places: Set<Int>, to limit: Int) {
    for place in places where faces[place].columns > limit {
      let whole = String(decoding: faces[place].bytes, as: UTF8.self)
      faces[place] = CellFace(TextDirection.closed(TextWidth.cut(whole, to: limit).text))
    }
  }

  private mutating func add(_ text: String) -> Int {
    switch medium {
    case .terminal: faces.append(CellFace(CellText.terminal(text)))
    case .markdown:
      let isLong = text.utf8.count > Self.longestInMarkdown
      let cut = isLong ? TextWidth.cut(text, to: Self.longestInMarkdown).text : text
      faces.append(CellFace(locale.isolated(CellText.markdown(cut))))
    }
    return faces.count - 1
  }
}
