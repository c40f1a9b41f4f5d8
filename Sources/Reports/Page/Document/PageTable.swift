import StatementModel

/// A table of the page: the words of its head, and rows of cells that are HTML already.
struct PageTable {
  /// One column: its heading, and whether it holds figures.
  struct Column {
    var title: String
    var isFigure = false
    /// Whether the heading is read out only.
    var isHidden = false
  }

  /// Words of the page, and names as they may be shown.
  var caption: String
  var columns: [Column]
  /// A class that it is drawn with.
  var style = ""
  private var rows: [[[UInt8]]] = []

  /// - Parameter caption: read out before the table, and not seen.
  init(_ caption: String, _ columns: [Column]) {
    self.caption = caption
    self.columns = columns
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; each cell is written by a function of its own.
  mutating func add(_ cells: ((inout ByteText) -> Void)...) { add(cells) }

  mutating func add(_ cells: [(inout ByteText) -> Void]) {
    rows.append(
      cells.map { write in
        var cell = ByteText()
        write(&cell)
        return cell.bytes
      })
  }

  /// The table; its first column heads the rows.
  func write(to out: inout ByteText) {
    // Of many columns a phone makes a list, in which each cell says what it is.
    let isWide = columns.count > 3 && !style.hasPrefix("months-table")
    let classes = [style, isWide ? "wide" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    out.append(classes.isEmpty ? "<table><caption>" : "<table class=\"\(classes)\"><caption>")
    out.append(words: caption)
    out.append("</caption><thead><tr>")
    for column in columns {
      out.append(column.isFigure ? "<th scope=\"col\" class=\"figure\">" : "<th scope=\"col\">")
      if column.isHidden { out.append("<span class=\"unseen\">") }
      out.append(words: column.title)
      out.append(column.isHidden ? "</span></th>" : "</th>")
    }
    out.append("</tr></thead><tbody>\n")
    for row in rows {
      out.append("<tr>")
      for (place, cell) in row.prefix(columns.count).enumerated() {
        let isFigure = columns[place].isFigure
        let name = place == 0 ? "th scope=\"row\"" : "td"
        out.append("<\(name)\(isFigure ? " class=\"figure\"" : "")")
        if isWide, place > 0 {
          out.append(" data-label=\"")
          out.append(words: columns[place].title)
          out.append("\"")
        }
        out.append(">")
        out.append(cell)
        out.append(place == 0 ? "</th>" : "</td>")
      }
      out.append("</tr>\n")
    }
    out.append("</tbody></table>\n")
  }
}

extension PageTable {
  /// A table of another report, for people.
  ///
  /// - Parameter target: What a cell leads to, by its row and column.
  init(
    _ caption: String, _ table: TextTable, _ facts: PageFacts,
    target: (Int, Int) -> String? = { _, _ in nil }
  ) {
    let columns = table.columns.map { column in
      Column(title: column.title(in: facts.locale), isFigure: column.alignment == .right)
    }
    self.init(caption, columns)
    for (number, row) in (table.rows + table.footer).enumerated() {
      add(
        table.columns.indices.map { place in
          let cell = table.cell(row, place)
          let target = target(number, place)
          return { out in
            if let target { out.append("<a href=\"#\(target)\">") }
            Self.write(cell, facts, to: &out)
            if target != nil { out.append("</a>") }
          }
        })
    }
  }

  private static func write(
    _ cell: TextTable.Cell, _ facts: PageFacts, to out: inout ByteText
  ) {
    let shown = cell.shown(in: facts.locale)
    switch cell {
    case .empty: break
    case .text, .words, .link: facts.writeName(PageText.shown(shown), to: &out)
    case .category(let category?), .branch(let category):
      facts.writeName(PageText.shown(category.text), to: &out)
    case .date(let day): facts.writeDay(day, to: &out)
    case .category(nil), .word, .term, .flag, .month, .moment: out.append(words: shown)
    case .integer, .decimal, .converted, .permille:
      out.append("<bdi class=\"n\" dir=\"ltr\">")
      out.append(words: PageFacts.typeset(shown))
      out.append("</bdi>")
    }
  }
}
