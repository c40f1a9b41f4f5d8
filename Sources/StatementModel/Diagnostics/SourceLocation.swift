/// A place in a text file that a person can go to.
package struct SourceLocation: Hashable, Sendable {
  /// The path as it should be shown: relative to the book or as the user typed it.
  package var file: String
  /// 1 is the first line; nothing when the whole file is meant.
  package var line: Int?
  /// 1 is the first character of the line.
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as far as known.
  package var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if line != nil, let column { text += ":\(column)" }
    return text
  }
}
