import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What is quickly told of most texts is what looking at each character tells.
@Suite struct QuickTextTests {
  /// Scalars of many scripts, some of which change what stands beside them.
  private static let scalars: [Unicode.Scalar] = Array(
    "aZ0 ~é\u{AD}ß\u{2FF}\u{301}Ωπ;ЖѢ\u{483}Ҋאתָفلاًٯپ۔日本語かなガー\u{3099}ｆｕﾊﾞ한\u{1100}☕️⚡👨‍👩‍👧🇩🇪\u{200F}\u{2068}\u{2069}\u{FE0F}\u{9}\u{85}\r\n,\"=-@"
      .unicodeScalars)

  private static func texts(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let single = scalars.map { String($0) }
    let made = (0..<3000).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        if let next = scalars.randomElement(using: &random) { text.append(next) }
      }
      return String(text)
    }
    return single + made
  }

  @Test func `columns of simple texts are those of their characters`() {
    for text in Self.texts(seed: 3) {
      guard let columns = TextWidth.simpleColumns(of: text) else { continue }
      // A mark at the end has each character looked at.
      #expect(
        columns == TextWidth.columns(of: text + "a\u{302}") - 1,
        "\(text.unicodeScalars.map(\.value))")
      #expect(
        CellText.terminal(text) == TextDirection.isolated(text),
        "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func `every scalar that counts as simple is a character, and is shown as it is`() {
    var simple = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value),
        let columns = TextWidth.simpleColumns(of: String(scalar))
      else { continue }
      simple += 1
      let one = String(scalar)
      // What follows belongs to it only if it is made to: two of them are two characters.
      #expect((one + one).count == 2 && ("a" + one + "a").count == 3, "\(value)")
      // With a mark behind it, it is looked at as a character.
      let character = TextWidth.columns(of: one + "\u{302}")
      #expect(columns == character, "\(value)")
      #expect(CellText.terminal(one) == TextDirection.isolated(one), "\(value)")
    }
    #expect(simple > 20_000)
  }

  @Test func `a cell of CSV is that of its scalars`() {
    for text in Self.texts(seed: 4) {
      var out = ByteText()
      out.append(csv: text)
      #expect(out.string == Self.plainCSV(text), "\(text.unicodeScalars.map(\.value))")
    }
  }

  /// Scalar by scalar, as the format says.
  private static func plainCSV(_ text: String) -> String {
    var cell = ""
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      cell = "'"
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: cell += "\"\""
      case 0x09, 0x0A, 0x0D: cell.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: cell += "\u{FFFD}"
      default: cell.unicodeScalars.append(scalar)
      }
    }
    let isQuoted = text.unicodeScalars.contains { "\",\n\r".unicodeScalars.contains($0) }
    return isQuoted ? "\"" + cell + "\"" : cell
  }

  @Test func `dates are written as they are described`() throws {
    for day in stride(from: Int32(-719_162), to: 2_932_896, by: 577) {
      let date = CalendarDate(dayNumber: day)
      var out = ByteText()
      out.append(iso: date)
      #expect(out.string == date.description)
    }
  }
}
