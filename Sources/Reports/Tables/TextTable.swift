import StatementModel

/// A table of any contents: columns with a header, rows of cells.
///
/// It can be written in every output format.
package struct TextTable: Hashable, Sendable {
  package enum Alignment: Sendable {
    case left, right
  }

  /// One column.
  package struct Column: Hashable, Sendable {
    /// What people read above it: a word in their own language, or a text as it is.
    package enum Title: Hashable, Sendable {
      case word(ReportWord)
      /// A month, or what stands in a table that is told in English throughout.
      case text(String)
    }

    package var title: Title
    /// What machine formats call it: `share`.
    package var key: String
    package var alignment: Alignment
    /// How its texts are cut where the terminal is narrow.
    package var cut: TextCut
    /// Whether it goes where the terminal is too narrow for all.
    package var priority: ColumnPriority

    /// A column with a title in the reports' language; without a key, its key is the English title in
    /// small letters with `_` for spaces.
    package init(
      _ word: ReportWord, key: String? = nil, _ alignment: Alignment = .left,
      cut: TextCut = .never, priority: ColumnPriority = .high
    ) {
      self.init(word.rawValue, key: key, alignment, cut: cut, priority: priority)
      title = .word(word)
    }

    /// A column whose title is not looked up; without a key, its key is made of it as above.
    package init(
      _ title: String, key: String? = nil, _ alignment: Alignment = .left,
      cut: TextCut = .never, priority: ColumnPriority = .high
    ) {
      self.title = .text(title)
      self.key = key ?? title.lowercased().replacing(" ", with: "_")
      self.alignment = alignment
      self.cut = cut
      self.priority = priority
    }

    /// The title in the reports' language.
    package func title(in locale: ReportLocale) -> String {
      switch title {
      case .word(let word): locale[word]
      case .text(let text): text
      }
    }
  }

  /// One value; each format writes it in its own way.
  package enum Cell: Hashable, Sendable {
    case empty
    case text(String)
    case integer(Int)
    /// An exact number with at least so many decimals.
    case decimal(DecimalSum, minimumDecimals: Int)
    /// A number that was converted at exchange rates and rounded; people see it marked with `≈`.
    case converted(DecimalSum, minimumDecimals: Int)
    /// Tenths of a percent.
    case permille(Int)
    case date(CalendarDate)
    /// A moment as in ISO 8601, in universal time.
    case moment(String)
    case month(Month)
    case flag(Bool)
    /// Several short words, such as tags.
    case words([String])
    /// A text that people read in the reports' language, and machines in English.
    case word(ReportWord)
    /// A name of a case: a word for people, and for machines its own name, which stays.
    case term(ReportWord, name: String)
    /// A text that Markdown makes a link to a path within the reports folder.
    case link(String, to: String)
    /// A category by its path; nothing for *Uncategorized*. People see its icon, and its colour.
    case category(CategoryPath?)
    /// A category below the one that it belongs to: people see its own name, indented.
    case branch(CategoryPath)

    /// The text, or an empty cell where there is none.
    package static func optional(_ text: String?) -> Cell { text.map(Cell.text) ?? .empty }

    package static func optional(_ date: CalendarDate?) -> Cell { date.map(Cell.date) ?? .empty }

    /// A share, or an empty cell where there is none.
    package static func share(_ permille: Int?) -> Cell { permille.map(Cell.permille) ?? .empty }

    /// A count; people see nothing where there is nothing.
    package static func count(_ count: Int, isForMachines: Bool) -> Cell {
      count == 0 && !isForMachines ? .empty : .integer(count)
    }

    /// A sum with the decimals of its currency.
    package static func sum(_ sum: DecimalSum, _ currency: Currency) -> Cell {
      .decimal(sum, minimumDecimals: currency.minorUnits)
    }

    package static func amount(_ money: Money) -> Cell {
      var sum = DecimalSum()
      sum.add(money.amount)
      return .sum(sum, money.currency)
    }
  }

  package var columns: [Column]
  /// Each row has as many cells as there are columns; missing ones are empty.
  package var rows: [[Cell]]
  /// How many of the first columns tell what several rows are of, such as those of its currencies.
  package var sharedColumns = 0
  /// Totals of the rows: below them for people, apart from them in JSON.
  package var footer: [[Cell]] = []

  package init(columns: [Column], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The table without a column.
  func without(_ key: String) -> TextTable {
    var table = self
    for place in columns.indices.reversed() where columns[place].key == key {
      table.columns.remove(at: place)
      if place < table.sharedColumns { table.sharedColumns -= 1 }
      for row in table.rows.indices where table.rows[row].count > place {
        table.rows[row].remove(at: place)
      }
    }
    return table
  }

  /// The table as people read it: without columns in which nothing stands, and with what a row has in
  /// common with the one above it said once.
  var forPeople: TextTable {
    let lines = rows + footer
    let filled = columns.indices.filter { column in
      lines.isEmpty || !lines.allSatisfy { cell($0, column).isBlank }
    }
    var table = TextTable(columns: filled.map { columns[$0] })
    table.rows = rows.indices.map { row in
      let isContinued =
        row > 0 && sharedColumns > 0
        && (0..<sharedColumns).allSatisfy { cell(rows[row], $0) == cell(rows[row - 1], $0) }
      return filled.map { isContinued && $0 < sharedColumns ? .empty : cell(rows[row], $0) }
    }
    table.footer = footer.map { row in filled.map { cell(row, $0) } }
    return table
  }

  /// The cell, or an empty one where the row is short.
  func cell(_ row: [Cell], _ column: Int) -> Cell {
    row.indices.contains(column) ? row[column] : .empty
  }

  /// The whole table in one format.
  package func bytes(
    as format: OutputFormat, locale: ReportLocale = .standard, layout: TerminalLayout = .plain
  ) -> [UInt8] {
    var out = ByteText()
    switch format {
    case .table: forPeople.writeTerminal(locale, layout, to: &out)
    case .md: writeMarkdown(locale, to: &out)
    case .csv: writeCSV(to: &out)
    case .json: writeJSON(to: &out)
    case .ndjson: writeLines(to: &out)
    }
    return out.bytes
  }

  /// The whole table in one format, as a string.
  package func text(
    as format: OutputFormat, locale: ReportLocale = .standard, layout: TerminalLayout = .plain
  ) -> String {
    String(decoding: bytes(as: format, locale: locale, layout: layout), as: UTF8.self)
  }
}

extension TextTable.Cell {
  /// Whether people read nothing in it.
  var isBlank: Bool { [.empty, .text(""), .words([])].contains(self) }

  /// What people read, not yet made safe for any format.
  func shown(in locale: ReportLocale) -> String {
    switch self {
    case .empty: ""
    case .text(let text): text
    case .integer(let number): locale.text(number)
    case .decimal(let sum, let decimals): locale.text(sum, minimumDecimals: decimals)
    case .converted(let sum, let decimals):
      "≈ " + locale.text(sum, minimumDecimals: decimals)
    case .permille(let share): locale.percentage(share)
    case .date(let date): locale.shortText(date)
    case .moment(let text): locale.momentText(text)
    case .month(let month): locale.text(month)
    case .flag(let flag): locale[flag ? .yes : .no]
    case .words(let words): words.joined(separator: ", ")
    case .word(let word), .term(let word, name: _): locale[word]
    case .link(let text, to: _): text
    case .category(let category): locale.label(of: category)
    case .branch(let category): locale.branch(of: category)
    }
  }

  /// What a terminal with colours paints it in.
  func style(in locale: ReportLocale) -> TerminalStyle? {
    switch self {
    case .category(let category): locale.style(of: category)
    case .branch(let category): locale.style(of: category)
    default: nil
    }
  }

  /// The cell as Markdown.
  func markdown(in locale: ReportLocale) -> String {
    let text = locale.isolated(CellText.markdown(shown(in: locale)))
    if case .link(_, let target) = self { return "[\(text)](\(target))" }
    return text
  }

  /// Tenths of a percent as a plain decimal: 341 is `34.1`.
  static func plain(permille: Int) -> String {
    (permille < 0 ? "-" : "") + "\(permille.magnitude / 10).\(permille.magnitude % 10)"
  }
}
