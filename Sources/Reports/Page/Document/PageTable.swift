import StatementModel

/// A table of the page: the words of its head, and rows of cells that are HTML already.
struct PageTable {
  /// One column: its heading, and whether it holds figures.
  struct Column {
    var title: String
    var isFigure = false
  }

  var caption: String
  var columns: [Column]
  private var rows: [[[UInt8]]] = []

  /// - Parameter caption: read out before the table, and not seen.
  init(_ caption: String, _ columns: [Column]) {
    self.caption = caption
    self.columns = columns
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; each cell is written by a function of its own.
  mutating func add(_ cells: ((inout ByteText) -> Void)...) {
    rows.append(
      cells.map { write in
        var cell = ByteText()
        write(&cell)
        return cell.bytes
      })
  }

  /// The table; its first column heads the rows.
  func write(to out: inout ByteText) {
    out.append("<table><caption>")
    out.append(html: caption)
    out.append("</caption><thead><tr>")
    for column in columns {
      out.append(column.isFigure ? "<th scope=\"col\" class=\"figure\">" : "<th scope=\"col\">")
      out.append(html: column.title)
      out.append("</th>")
    }
    out.append("</tr></thead><tbody>\n")
    for row in rows {
      out.append("<tr>")
      for (place, cell) in row.enumerated() {
        let isFigure = columns.indices.contains(place) && columns[place].isFigure
        let name = place == 0 ? "th scope=\"row\"" : "td"
        out.append("<\(name)\(isFigure ? " class=\"figure\"" : "")>")
        out.append(cell)
        out.append(place == 0 ? "</th>" : "</td>")
      }
      out.append("</tr>\n")
    }
    out.append("</tbody></table>\n")
  }
}
