extension ReportLocale {
  /// All locales there are, the standard one first.
  package static let known: [ReportLocale] = [
    ReportLocale(
      identifier: "en-US", number: NumberStyle(group: ",", decimal: "."),
      shortDate: [.paddedMonth, .text("/"), .paddedDay, .text("/"), .year],
      longDate: [.monthName, .text(" "), .day, .text(", "), .year],
      monthOfYear: [.monthName, .text(" "), .year], monthNames: english, firstWeekday: 7,
      today: "Today", yesterday: "Yesterday"),
    ReportLocale(
      identifier: "en-GB", number: NumberStyle(group: ",", decimal: "."),
      shortDate: [.paddedDay, .text("/"), .paddedMonth, .text("/"), .year],
      longDate: [.day, .text(" "), .monthName, .text(" "), .year],
      monthOfYear: [.monthName, .text(" "), .year], monthNames: english, firstWeekday: 1,
      today: "Today", yesterday: "Yesterday"),
    ReportLocale(
      identifier: "he", number: NumberStyle(group: ",", decimal: "."),
      shortDate: [.paddedDay, .text("."), .paddedMonth, .text("."), .year],
      longDate: [.day, .text(" ב"), .monthName, .text(" "), .year],
      monthOfYear: [.monthName, .text(" "), .year],
      monthNames: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
      firstWeekday: 7, today: "היום", yesterday: "אתמול"),
    ReportLocale(
      identifier: "de", number: NumberStyle(group: ".", decimal: ","),
      shortDate: [.paddedDay, .text("."), .paddedMonth, .text("."), .year],
      longDate: [.day, .text(". "), .monthName, .text(" "), .year],
      monthOfYear: [.monthName, .text(" "), .year],
      monthNames: """
        Januar Februar März April Mai Juni Juli August September Oktober November Dezember
        """,
      firstWeekday: 1, today: "Heute", yesterday: "Gestern"),
    ReportLocale(
      identifier: "fr", number: NumberStyle(group: "\u{202F}", decimal: ","),
      shortDate: [.paddedDay, .text("/"), .paddedMonth, .text("/"), .year],
      longDate: [.dayAfter(first: "1er"), .text(" "), .monthName, .text(" "), .year],
      monthOfYear: [.monthName, .text(" "), .year],
      monthNames: """
        janvier février mars avril mai juin juillet août septembre octobre novembre décembre
        """,
      firstWeekday: 1, today: "Aujourd’hui", yesterday: "Hier"),
    ReportLocale(
      identifier: "es", number: NumberStyle(group: ".", decimal: ",", digitsBeforeMark: 2),
      shortDate: [.paddedDay, .text("/"), .paddedMonth, .text("/"), .year],
      longDate: [.day, .text(" de "), .monthName, .text(" de "), .year],
      monthOfYear: [.monthName, .text(" de "), .year],
      monthNames: """
        enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
        """,
      firstWeekday: 1, today: "Hoy", yesterday: "Ayer"),
    ReportLocale(
      identifier: "uk", number: NumberStyle(group: "\u{A0}", decimal: ","),
      shortDate: [.paddedDay, .text("."), .paddedMonth, .text("."), .year],
      longDate: [.day, .text(" "), .monthName, .text(" "), .year, .text(" р.")],
      monthOfYear: [.monthName, .text(" "), .year, .text(" р.")],
      monthNames: """
        січень лютий березень квітень травень червень липень серпень вересень жовтень \
        листопад грудень
        """,
      monthNamesInDates: """
        січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
        """,
      firstWeekday: 1, today: "Сьогодні", yesterday: "Вчора"),
  ]

  /// The region that a tag of a language alone also answers to: `de-DE`.
  static let regions = ["he": "il", "de": "de", "fr": "fr", "es": "es", "uk": "ua"]

  private static let english = """
    January February March April May June July August September October November December
    """
}
