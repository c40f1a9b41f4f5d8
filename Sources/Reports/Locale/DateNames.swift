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
  /// Monday to Sunday where there is little room.
  let shortWeekdays: [String]
  let today: String
  let yesterday: String

  /// Names with spaces between them.
  init(
    months: String, inDates: String? = nil, short: String, days: String, shortDays: String,
    today: String, yesterday: String
  ) {
    self.months = Self.list(months)
    monthsInDates = inDates.map(Self.list) ?? self.months
    shortMonths = Self.list(short)
    weekdays = Self.list(days)
    shortWeekdays = Self.list(shortDays)
    self.today = today
    self.yesterday = yesterday
  }

  /// `_` stands for a space within a name.
  private static func list(_ names: String) -> [String] {
    names.split(whereSeparator: \.isWhitespace).map { String($0).replacing("_", with: " ") }
  }

  /// The names of a locale: the language's, but for the few regions that have their own.
  static func of(_ tag: String, _ language: ReportLanguage) -> DateNames {
    if tag == "de-AT" { return austrian }
    return switch language {
    case .english: english
    case .hebrew: hebrew
    case .german: german
    case .french: french
    case .spanish: spanish
    case .ukrainian: ukrainian
    case .czech: czech
    case .danish: danish
    case .finnish: finnish
    case .italian: italian
    case .japanese: japanese
    case .norwegian: norwegian
    case .dutch: dutch
    case .polish: polish
    case .portuguese: portuguese
    case .swedish: swedish
    }
  }
}

/// Languages that reports have words in too.
extension DateNames {
  private static let english = DateNames(
    months: """
      January February March April May June July August September October November December
      """,
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    days: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    shortDays: "Mon Tue Wed Thu Fri Sat Sun", today: "Today", yesterday: "Yesterday")

  private static let hebrew = DateNames(
    months: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
    short: "ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳",
    days: "יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי יום_שבת יום_ראשון",
    shortDays: "ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳", today: "היום", yesterday: "אתמול")

  private static let german = DateNames(
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    short: "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    days: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    shortDays: "Mo Di Mi Do Fr Sa So", today: "Heute", yesterday: "Gestern")

  private static let austrian = DateNames(
    months: "Jänner Februar März April Mai Juni Juli August September Oktober November Dezember",
    short: "Jän Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    days: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    shortDays: "Mo Di Mi Do Fr Sa So", today: "Heute", yesterday: "Gestern")

  private static let french = DateNames(
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    short: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    days: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    shortDays: "lun. mar. mer. jeu. ven. sam. dim.", today: "Aujourd’hui", yesterday: "Hier")

  private static let spanish = DateNames(
    months: """
      enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
      """,
    short: "ene feb mar abr may jun jul ago sept oct nov dic",
    days: "lunes martes miércoles jueves viernes sábado domingo",
    shortDays: "lun mar mié jue vie sáb dom", today: "Hoy", yesterday: "Ayer")

  private static let ukrainian = DateNames(
    months: """
      січень лютий березень квітень травень червень липень серпень вересень жовтень листопад
      грудень
      """,
    inDates: """
      січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
      """,
    short: "січ лют бер кві тра чер лип сер вер жов лис гру",
    days: "понеділок вівторок середа четвер пʼятниця субота неділя",
    shortDays: "пн вт ср чт пт сб нд", today: "Сьогодні", yesterday: "Вчора")
}

/// Languages that only dates and numbers are written in.
extension DateNames {
  private static let czech = DateNames(
    months: "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    inDates: """
      ledna února března dubna května června července srpna září října listopadu prosince
      """,
    short: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    days: "pondělí úterý středa čtvrtek pátek sobota neděle",
    shortDays: "po út st čt pá so ne", today: "Dnes", yesterday: "Včera")

  private static let danish = DateNames(
    months: "januar februar marts april maj juni juli august september oktober november december",
    short: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
    days: "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    shortDays: "man. tirs. ons. tors. fre. lør. søn.", today: "I dag", yesterday: "I går")

  private static let finnish = DateNames(
    months: """
      tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu
      marraskuu joulukuu
      """,
    inDates: """
      tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta
      syyskuuta lokakuuta marraskuuta joulukuuta
      """,
    short: "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
    days: "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
    shortDays: "ma ti ke to pe la su", today: "Tänään", yesterday: "Eilen")

  private static let italian = DateNames(
    months: """
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
      """,
    short: "gen feb mar apr mag giu lug ago set ott nov dic",
    days: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    shortDays: "lun mar mer gio ven sab dom", today: "Oggi", yesterday: "Ieri")

  private static let japanese = DateNames(
    months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    short: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    days: "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
    shortDays: "月 火 水 木 金 土 日", today: "今日", yesterday: "昨日")

  private static let norwegian = DateNames(
    months: "januar februar mars april mai juni juli august september oktober november desember",
    short: "jan feb mar apr mai jun jul aug sep okt nov des",
    days: "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    shortDays: "man. tir. ons. tor. fre. lør. søn.", today: "I dag", yesterday: "I går")

  private static let dutch = DateNames(
    months: """
      januari februari maart april mei juni juli augustus september oktober november december
      """,
    short: "jan feb mrt apr mei jun jul aug sep okt nov dec",
    days: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    shortDays: "ma di wo do vr za zo", today: "Vandaag", yesterday: "Gisteren")

  private static let polish = DateNames(
    months: """
      styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad
      grudzień
      """,
    inDates: """
      stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada
      grudnia
      """,
    short: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    days: "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    shortDays: "pon. wt. śr. czw. pt. sob. niedz.", today: "Dzisiaj", yesterday: "Wczoraj")

  private static let portuguese = DateNames(
    months: """
      janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
      """,
    short: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
    days: "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    shortDays: "seg. ter. qua. qui. sex. sáb. dom.", today: "Hoje", yesterday: "Ontem")

  private static let swedish = DateNames(
    months: "januari februari mars april maj juni juli augusti september oktober november december",
    short: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
    days: "måndag tisdag onsdag torsdag fredag lördag söndag",
    shortDays: "mån tis ons tors fre lör sön", today: "I dag", yesterday: "I går")
}
