import RuleEngine
import StatementModel

/// Puts the default grouping into the text of a `daybook.yaml`, and touches no other byte.
enum GroupingLine {
  /// The text with the grouping in it; nothing where no place for it is found that leaves all else
  /// as it is.
  static func set(_ grouping: Grouping, in text: String) -> String? {
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    let body =
      mark.isEmpty ? text : String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    guard let edit = edit(grouping, in: YAMLPlaces(body), of: body) else { return nil }
    var bytes = Array(body.utf8)
    bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    let new = mark + String(decoding: bytes, as: UTF8.self)
    let (configuration, diagnostics) = ConfigurationParser.parse(new, path: "daybook.yaml")
    guard !diagnostics.contains(where: { $0.severity == .error }),
      configuration.defaultGrouping == grouping
    else { return nil }
    return new
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private static func edit(_ grouping: Grouping, in places: YAMLPlaces, of text: String) -> Edit? {
    let line = "\(ReportKey.groupBy.rawValue): \(grouping.rawValue)"
    let ending = places.lineEnding
    guard case .mapping(let entries, let location)? = YAMLReader.read(text, path: "").root else {
      return append("reports:" + ending + "  " + line, places)
    }
    guard let reports = entries.first(where: { $0.key.text == ConfigurationKey.reports.rawValue })
    else {
      if let start = places.offset(location), places.byte(start) == 0x7B {
        return insert("reports: { \(line) }", at: start, isEmpty: entries.isEmpty)
      }
      return append("reports:" + ending + "  " + line, places)
    }
    guard let key = places.offset(reports.key.location) else { return nil }
    switch reports.value {
    case .mapping(let settings, let place):
      guard let start = places.offset(place) else { return nil }
      if let known = settings.first(where: { $0.key.text == ReportKey.groupBy.rawValue }) {
        guard case .scalar(let scalar) = known.value, let at = places.offset(scalar.location)
        else { return nil }
        return replace(scalar, at: at, with: grouping.rawValue, places)
      }
      if places.byte(start) == 0x7B { return insert(line, at: start, isEmpty: settings.isEmpty) }
      guard let first = settings.first.flatMap({ places.offset($0.key.location) }),
        let indent = places.indent(before: first)
      else { return nil }
      return (first..<first, line + ending + indent)
    case .scalar(let scalar) where scalar.isNull && scalar.text.isEmpty:
      guard let indent = places.indent(before: key) else { return nil }
      let end = places.endOfLine(key)
      return (end..<end, ending + indent + "  " + line)
    default: return nil
    }
  }

  /// Behind the opening brace.
  private static func insert(_ text: String, at brace: Int, isEmpty: Bool) -> Edit {
    (brace + 1..<brace + 1, " " + text + (isEmpty ? " " : ","))
  }

  private static func append(_ lines: String, _ places: YAMLPlaces) -> Edit {
    let end = places.bytes.count
    let isWhole = end == 0 || places.bytes[end - 1] == 0x0A || places.bytes[end - 1] == 0x0D
    let start = isWhole ? "" : places.lineEnding
    return (end..<end, start + lines + places.lineEnding)
  }

  private static func replace(
    _ scalar: YAMLScalar, at start: Int, with word: String, _ places: YAMLPlaces
  ) -> Edit? {
    let quote = scalar.isQuoted ? 1 : 0
    let inner = start + quote
    let end = inner + scalar.text.utf8.count
    guard end + quote <= places.bytes.count,
      places.bytes[inner..<end].elementsEqual(scalar.text.utf8)
    else { return nil }
    return (inner..<end, word)
  }
}

/// Where lines and columns lie among the bytes of a text.
private struct YAMLPlaces {
  let bytes: [UInt8]
  private let text: String
  private var lineStarts = [0]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A
        || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if isEnd { lineStarts.append(index + 1) }
    }
  }

  /// How the file's lines end.
  var lineEnding: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte at a place, whose columns are counted in characters.
  func offset(_ location: SourceLocation) -> Int? {
    guard let line = location.line, let column = location.column, lineStarts.indices ~= line - 1
    else { return nil }
    let start = lineStarts[line - 1]
    let rest = String(decoding: bytes[start..<endOfLine(start)], as: UTF8.self)
    guard column >= 1, column - 1 <= rest.count else { return nil }
    return start + rest.prefix(column - 1).utf8.count
  }

  /// Where the line of a byte ends, before its line break.
  func endOfLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// What stands before a byte in its line; nothing where that is more than blanks.
  func indent(before offset: Int) -> String? {
    let start = lineStarts.last { $0 <= offset } ?? 0
    let indent = bytes[start..<offset]
    guard indent.allSatisfy({ $0 == 0x20 }) else { return nil }
    return String(decoding: indent, as: UTF8.self)
  }
}
