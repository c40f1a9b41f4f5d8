/// A place in a text file that a person can go to.
package struct SourceLocation: Hashable, Sendable {
  /// The path as it should be shown: relative to the book or as the user typed it.
  package var file: String
  /// The sheet of a workbook; lines are its rows.
  package var sheet: String?
  /// 1 is the first line; nothing when the whole file is meant.
  package var line: Int?
  /// 1 is the first character of the line.
  package var column: Int?

  package init(file: String, sheet: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.sheet = sheet
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or `file!sheet:Rline` where it is in a workbook, as far as known.
  package var description: String {
    guard let sheet else {
      var text = file
      if let line { text += ":\(line)" }
      if line != nil, let column { text += ":\(column)" }
      return text
    }
    return "\(file)!\(Self.quoted(sheet))" + (line.map { ":R\($0)" } ?? "")
  }

  /// A sheet's name as formulas write it: in quotes where it is more than letters and digits.
  private static func quoted(_ sheet: String) -> String {
    let isPlain =
      sheet.first?.isLetter == true
      && sheet.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? sheet : "'\(sheet.replacing("'", with: "''"))'"
  }
}
