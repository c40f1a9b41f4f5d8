/// One locale as a line of the table: what a region does with a language.
struct LocaleRow: Sendable {
  var tag: String
  var language: ReportLanguage
  /// A number as short as one with a group mark can be: `-1,234.5`.
  var number: String
  /// The number 1 with the code `XXX`, and as a percentage.
  var money: String
  var percent: String
  /// As `DatePart` reads them.
  var shortDate: String
  var longDate: String
  var monthOfYear: String
  /// 1 is Monday, 7 is Sunday.
  var firstWeekday: Int

  /// By examples, from CLDR 48; `_` is a non-breaking space, `~` a narrow one.
  ///
  /// Three things are our own: short dates have a fixed width, since they stand in columns; English
  /// has the code behind the number like most languages, with a plain space that can be typed into
  /// a search; and English leaves a space before the percent sign.
  private static let lines = [
    "en-US | -1,234.5  | 1 XXX | 1 % | MM/dd/yyyy | MMMM d, yyyy              | MMMM yyyy      | 7",
    "en-GB | -1,234.5  | 1 XXX | 1 % | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "en-AU | -1,234.5  | 1 XXX | 1 % | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "en-CA | -1,234.5  | 1 XXX | 1 % | yyyy-MM-dd | MMMM d, yyyy              | MMMM yyyy      | 7",
    "en-IE | -1,234.5  | 1 XXX | 1 % | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "en-NZ | -1,234.5  | 1 XXX | 1 % | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "he-IL | -1,234.5  | 1_XXX | 1%  | dd.MM.yyyy | d 'ב'MMMM yyyy            | MMMM yyyy      | 7",
    "de-DE | -1.234,5  | 1_XXX | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "de-AT | -1.234,5  | XXX_1 | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "de-CH | -1’234.5  | XXX_1 | 1%  | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "fr-FR | -1~234,5  | 1_XXX | 1_% | dd/MM/yyyy | d1er MMMM yyyy            | MMMM yyyy      | 1",
    "fr-BE | -1~234,5  | 1_XXX | 1_% | dd/MM/yyyy | d1er MMMM yyyy            | MMMM yyyy      | 1",
    "fr-CA | -1_234,5  | 1_XXX | 1_% | yyyy-MM-dd | d1er MMMM yyyy            | MMMM yyyy      | 7",
    "es-ES | -12.345,6 | 1_XXX | 1_% | dd/MM/yyyy | d 'de' MMMM 'de' yyyy     | MMMM 'de' yyyy | 1",
    "es-MX | -1,234.5  | XXX_1 | 1%  | dd/MM/yyyy | d 'de' MMMM 'de' yyyy     | MMMM 'de' yyyy | 7",
    "uk-UA | -1_234,5  | 1_XXX | 1%  | dd.MM.yyyy | d MMMM yyyy р.            | MMMM yyyy р.   | 1",
    "cs-CZ | -1_234,5  | 1_XXX | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "da-DK | -1.234,5  | 1_XXX | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "fi-FI | −1_234,5  | 1_XXX | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "it-IT | -1.234,5  | 1_XXX | 1%  | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "ja-JP | -1,234.5  | XXX_1 | 1%  | yyyy/MM/dd | yyyy年M月d日              | yyyy年M月      | 7",
    "nb-NO | −1_234,5  | 1_XXX | 1_% | dd.MM.yyyy | d. MMMM yyyy              | MMMM yyyy      | 1",
    "nl-NL | -1.234,5  | XXX_1 | 1%  | dd-MM-yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "nl-BE | -1.234,5  | XXX_1 | 1%  | dd/MM/yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "pl-PL | -12_345,6 | 1_XXX | 1%  | dd.MM.yyyy | d MMMM yyyy               | MMMM yyyy      | 1",
    "pt-PT | -12_345,6 | 1_XXX | 1%  | dd/MM/yyyy | d 'de' MMMM 'de' yyyy     | MMMM 'de' yyyy | 7",
    "pt-BR | -1.234,5  | XXX_1 | 1%  | dd/MM/yyyy | d 'de' MMMM 'de' yyyy     | MMMM 'de' yyyy | 7",
    "sv-SE | −1_234,5  | 1_XXX | 1_% | yyyy-MM-dd | d MMMM yyyy               | MMMM yyyy      | 1",
  ]

  static var all: [LocaleRow] { lines.map(LocaleRow.init) }

  /// What holds where nothing is said.
  static var standard: LocaleRow { LocaleRow(lines[0]) }

  /// The row of a tag; no other is read, since every command needs one and hardly any needs two.
  static func row(of tag: String) -> LocaleRow? {
    lines.first { $0.hasPrefix(tag + " ") }.map(LocaleRow.init)
  }

  private init(_ line: String) {
    let cells = line.utf8.split(separator: 0x7C).map { cell in
      var text = ""
      for scalar in Substring(cell).unicodeScalars {
        switch scalar {
        case "_": text.unicodeScalars.append("\u{A0}")
        case "~": text.unicodeScalars.append("\u{202F}")
        default: text.unicodeScalars.append(scalar)
        }
      }
      while text.utf8.first == 0x20 { text.removeFirst() }
      while text.utf8.last == 0x20 { text.removeLast() }
      return text
    }
    tag = cells[0]
    language = ReportLanguage(rawValue: String(cells[0].prefix(2))) ?? .english
    number = cells[1]
    money = cells[2]
    percent = cells[3]
    shortDate = cells[4]
    longDate = cells[5]
    monthOfYear = cells[6]
    firstWeekday = Int(cells[7]) ?? 1
  }
}

extension NumberStyle {
  /// Takes the marks out of the examples of a locale.
  init(_ row: LocaleRow) {
    let marks = row.number.filter { !$0.isNumber }.map(String.init)
    minus = Array(marks[0].utf8)
    groupMark = Array(marks[1].utf8)
    decimalMark = Array(marks[2].utf8)
    digitsBeforeMark = row.number.dropFirst().prefix { $0.isNumber }.count
    codeIsFirst = row.money.hasPrefix("XXX")
    codeGap = Array(row.money.filter { $0.isWhitespace }.utf8)
    percentGap = Array(row.percent.filter { $0.isWhitespace }.utf8)
    isIsolated = row.language.isRightToLeft
  }
}
