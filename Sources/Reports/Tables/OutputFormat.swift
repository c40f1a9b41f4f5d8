/// How a list or a report is written out.
package enum OutputFormat: String, Sendable, CaseIterable {
  /// Aligned columns for people at a terminal.
  case table
  /// RFC 4180, with a header line.
  case csv
  /// One JSON array of objects.
  case json
  /// One JSON object a line.
  case ndjson
  /// Markdown as forges read it.
  case md

  /// Whether the format is for programs: flat, with keys and plain values.
  package var isForMachines: Bool {
    switch self {
    case .csv, .json, .ndjson: true
    case .table, .md: false
    }
  }
}

/// What a table for a terminal may take and use.
package struct TerminalLayout: Hashable, Sendable {
  /// Columns of the terminal; nothing where the output is no terminal: then nothing is cut.
  package var width: Int?
  /// Whether ANSI colours may be written.
  package var usesColor: Bool

  package init(width: Int? = nil, usesColor: Bool = false) {
    self.width = width
    self.usesColor = usesColor
  }

  /// Whole lines without colour.
  package static let plain = TerminalLayout()

  /// The widths that columns get: as wide as their contents, or, where that is too wide together,
  /// with the widest flexible columns cut to one common width.
  func fitted(_ widths: [Int], flexible: [Bool], gap: Int) -> [Int] {
    guard let width else { return widths }
    let room = width - gap * max(0, widths.count - 1)
    let fixed = zip(widths, flexible).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    let bending = zip(widths, flexible).filter(\.1).map(\.0).sorted()
    var left = room - fixed
    guard bending.reduce(0, +) > left else { return widths }
    var limit = Self.narrowest
    for (index, wanted) in bending.enumerated() {
      let share = left / (bending.count - index)
      if wanted > share {
        limit = max(Self.narrowest, share)
        break
      }
      left -= wanted
    }
    return zip(widths, flexible).map { $1 ? min($0, limit) : $0 }
  }

  /// Below this a cut text says nothing any more.
  private static let narrowest = 6
}

/// The few colours that tables use.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case green = "32"
  case yellow = "33"

  func applied(to text: String, if usesColor: Bool) -> String {
    usesColor ? start + text + Self.end : text
  }

  /// Stands before what is in the style.
  var start: String { "\u{1B}[\(rawValue)m" }
  /// Stands behind it.
  static let end = "\u{1B}[0m"
}
