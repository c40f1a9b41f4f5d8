/// What a language calls months, days of the week, today and yesterday (CLDR 48).
struct DateNames: Hashable, Sendable {
  /// January to December as they stand alone.
  let months: [String]
  /// January to December as they stand after a day.
  let monthsInDates: [String]
  /// January to December where there is little room.
  let shortMonths: [String]
  /// Monday to Sunday.
  let weekdays: [String]
  let today: String
  let yesterday: String

  /// The names of a locale, from a file in Dates/: the language's, but for the few regions that have
  /// their own.
  init(of tag: String, _ language: ReportLanguage) {
    let texts =
      StringsFile.read("Locale/Dates/\(tag).strings")
      ?? StringsFile.read("Locale/Dates/\(language.rawValue).strings") ?? [:]
    func names(_ key: String) -> [String]? {
      texts[key]?.split(separator: " ").map { String($0).replacing("_", with: " ") }
    }
    months = names("months") ?? []
    monthsInDates = names("months in dates") ?? months
    shortMonths = names("short months") ?? []
    weekdays = names("weekdays") ?? []
    today = texts["today"] ?? ""
    yesterday = texts["yesterday"] ?? ""
  }
}
