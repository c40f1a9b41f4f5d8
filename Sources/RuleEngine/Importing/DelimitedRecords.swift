import StatementModel

/// Records of a file of comma-separated values (RFC 4180), each with the line it begins in.
struct DelimitedRecords {
  private(set) var records: [(fields: [String], line: Int)] = []

  init(_ text: String) {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuote = false
    var line = 1
    var first = 1
    func isBlank() -> Bool { fields.isEmpty && field.isEmpty }
    for character in text {
      if isQuoted {
        if wasQuote, character == "\"" {
          field.append(character)
          wasQuote = false
          continue
        }
        if wasQuote {
          isQuoted = false
          wasQuote = false
        } else if character == "\"" {
          wasQuote = true
          continue
        } else {
          field.append(character)
          if character.isNewline { line += 1 }
          continue
        }
      }
      switch character {
      case "\"" where field.isEmpty: isQuoted = true
      case ",":
        fields.append(field)
        field = ""
      case _ where character.isNewline:
        if !isBlank() { records.append((fields + [field], first)) }
        fields = []
        field = ""
        line += 1
        first = line
      default: field.append(character)
      }
    }
    if !isBlank() { records.append((fields + [field], first)) }
  }
}
