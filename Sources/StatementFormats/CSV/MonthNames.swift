/// The months' names and abbreviations in the languages of statements.
enum MonthNames {
  /// The month that a folded word names, 1 to 12.
  static func month(_ word: String) -> Int? { table[word] }

  /// All names.
  static var words: [String] { Array(table.keys) }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for name in names.split(separator: " ") { table[String(name)] = index + 1 }
    }
    return table
  }()

  /// Folded: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Swedish,
  /// Danish, Norwegian, Russian, Hebrew, Hungarian.
  private static let names: [String] = [
    """
    jan january januar janner jaenner janvier janv enero ene gennaio gen janeiro januari stycznia \
    styczen sty ledna leden led jaanuar января январь янв ינואר ינו januar
    """,
    """
    feb february februar fevrier fevr fev febrero febbraio fevereiro februari lutego luty lut unora \
    unor uno февраля февраль фев פברואר פבר
    """,
    """
    mar march marz maerz mrz mars marzo março marco maart mrt marca marzec brezna brezen bre марта \
    март мар מרץ marcius marc
    """,
    """
    apr april avril avr abril abr aprile kwietnia kwiecien kwi dubna duben dub апреля апрель апр \
    אפריל אפר aprilis
    """,
    """
    may mai mayo maggio mag maio mei maja maj kvetna kveten kve мая май מאי majus
    """,
    """
    jun june juni juin junio giugno giu junho czerwca czerwiec cze cervna cerven cvn июня июнь июн \
    יוני יונ junius
    """,
    """
    jul july juli juillet juil julio luglio lug julho lipca lipiec lip cervence cervenec cvc июля \
    июль июл יולי יול julius
    """,
    """
    aug august aout agosto ago augustus augusti sierpnia sierpien sie srpna srpen srp августа \
    август авг אוגוסט אוג augusztus
    """,
    """
    sep sept september septembre septiembre settembre set setembro wrzesnia wrzesien wrz zari zar \
    сентября сентябрь сен ספטמבר ספט szept szeptember
    """,
    """
    oct october okt oktober octobre octubre ottobre ott outubro out pazdziernika pazdziernik paz \
    rijna rijen rij октября октябрь окт אוקטובר אוק
    """,
    """
    nov november novembre noviembre novembro listopada listopad lis lst ноября ноябрь ноя נובמבר \
    נוב
    """,
    """
    dec december dez dezember decembre diciembre dic dicembre dezembro grudnia grudzien gru \
    prosince prosinec pro декабря декабрь дек דצמבר דצמ
    """,
  ]
}
