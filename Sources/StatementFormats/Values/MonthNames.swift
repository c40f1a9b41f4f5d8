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

  /// Folded, for each month.
  ///
  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Swedish, Danish,
  /// Norwegian, Russian, Hebrew, Hungarian, Finnish, Turkish, Greek, Ukrainian, Romanian,
  /// Lithuanian, Slovak and Estonian; not Croatian, whose October is the Polish and Czech November.
  private static let names: [String] = [
    """
    tammikuuta tammikuu ocak oca ιανουαριου ιανουαριος ιαν січня січень ianuarie ian sausio januara jaanuar \
    jan january januar janner jaenner janvier janv enero ene gennaio gen janeiro januari stycznia \
    styczen sty ledna leden led jaanuar января январь янв ינואר ינו januar januarie
    """,
    """
    helmikuuta helmikuu subat sub φεβρουαριου φεβρουαριος φεβ лютого лютий februarie vasario februara veebruar \
    feb february februar fevrier fevr fev febrero febbraio fevereiro februari lutego luty lut unora \
    unor uno февраля февраль фев פברואר פבר februarie
    """,
    """
    maaliskuuta maaliskuu mart μαρτιου μαρτιος μαρ березня березень martie kovo marts \
    mar march marz maerz mrz mars marzo março marco maart mrt marca marzec brezna brezen bre марта \
    март мар מרץ marcius marc
    """,
    """
    huhtikuuta huhtikuu nisan nis απριλιου απριλιος απρ квітня квітень aprilie balandzio aprila aprill \
    apr april avril avr abril abr aprile kwietnia kwiecien kwi dubna duben dub апреля апрель апр \
    אפריל אפר aprilis
    """,
    """
    toukokuuta toukokuu mayis μαιου μαιος μαι травня травень geguzes maijs \
    may mai mayo maggio mag maio mei maja maj kvetna kveten kve мая май מאי majus
    """,
    """
    kesakuuta kesakuu haziran haz ιουνιου ιουνιος ιουν червня червень iunie iun birzelio juna juuni \
    jun june juni juin junio giugno giu junho czerwca czerwiec cze cervna cerven cvn июня июнь июн \
    יוני יונ junius junie
    """,
    """
    heinakuuta heinakuu temmuz tem ιουλιου ιουλιος ιουλ липня липень iulie iul liepos jula juuli \
    jul july juli juillet juil julio luglio lug julho lipca lipiec lip cervence cervenec cvc июля \
    июль июл יולי יול julius julie
    """,
    """
    elokuuta elokuu agustos agu αυγουστου αυγουστος αυγ серпня серпень rugpjucio augusta \
    aug august aout agosto ago augustus augusti sierpnia sierpien sie srpna srpen srp августа \
    август авг אוגוסט אוג augusztus
    """,
    """
    syyskuuta syyskuu eylul eyl σεπτεμβριου σεπτεμβριος σεπ σεπτ вересня вересень septembrie rugsejo septembra \
    sep sept september septembre septiembre settembre set setembro wrzesnia wrzesien wrz zari zar \
    сентября сентябрь сен ספטמבר ספט szept szeptember
    """,
    """
    lokakuuta lokakuu ekim eki οκτωβριου οκτωβριος οκτ жовтня жовтень octombrie spalio oktobra oktoober \
    oct october okt oktober octobre octubre ottobre ott outubro out pazdziernika pazdziernik paz \
    rijna rijen rij октября октябрь окт אוקטובר אוק
    """,
    """
    marraskuuta marraskuu kasim kas νοεμβριου νοεμβριος νοε листопада листопад noiembrie noi lapkricio novembra \
    nov november novembre noviembre novembro listopada listopad lis lst ноября ноябрь ноя נובמבר \
    נוב
    """,
    """
    joulukuuta joulukuu aralik ara δεκεμβριου δεκεμβριος δεκ грудня грудень decembrie gruodzio decembra detsember \
    dec december dez dezember decembre diciembre dic dicembre dezembro grudnia grudzien gru \
    prosince prosinec pro декабря декабрь дек דצמבר דצמ
    """,
  ]
}
