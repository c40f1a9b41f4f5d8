import StatementModel

/// Tells a list of what is held (lots, positions) from one of transactions.
///
/// Both have dates and amounts. But a list of holdings names how much of each thing there is and
/// what it is worth or has cost, and nothing that says what was done: no kind of transaction, no
/// amount, no debit or credit, no balance that runs on.
enum Holdings {
  /// Whether the table lists holdings; never where a profile says which columns hold amounts.
  static func areListed(_ assignment: RoleAssignment, _ profile: StatementProfile?) -> Bool {
    let header = assignment.layout.header
    let amounts: [StatementProfile.Role] = [.amount, .debit, .credit]
    guard !amounts.contains(where: { profile?.columns[$0] != nil }),
      header.contains(where: { isQuantity($0.key) }),
      !header.indices.contains(where: { isOfTransactions(header[$0], assignment) })
    else { return false }
    if header.contains(where: { isWorthOfHolding($0.key) }) { return true }
    // "Fund, Units, NAV, Value" of one day: nothing is bought and sold so.
    return assignment.hasRows && header.contains { StatementWords.has($0.key, prices) }
      && header.contains { isMereValue($0.key) } && isOfOneDay(assignment)
  }

  /// Whether all rows, several at least, are of one day, and each of another thing.
  private static func isOfOneDay(_ assignment: RoleAssignment) -> Bool {
    let dates = assignment.profiles.filter { $0.isDates && $0.fullDates > 0 }
    let texts = assignment.profiles.filter { $0.isText && !$0.isDates && !$0.isCurrencies }
    return !dates.isEmpty && dates.allSatisfy { $0.filled >= 2 && $0.distinct.count == 1 }
      && texts.contains { $0.filled >= 2 && $0.distinct.count == $0.filled }
  }

  private static func isQuantity(_ key: String) -> Bool {
    quantities.contains(key) || StatementWords.has(key, quantityWords)
  }

  /// Whether the cell names what is there now, or what it has cost, of something held.
  private static func isWorthOfHolding(_ key: String) -> Bool {
    worths.contains { key == $0 || key.hasPrefix($0 + " ") || key.hasSuffix(" " + $0) }
  }

  private static func isMereValue(_ key: String) -> Bool {
    StatementWords.has(key, values) && !StatementWords.has(key, notValues)
  }

  /// Whether the column is one that only transactions have.
  private static func isOfTransactions(_ cell: HeaderCell, _ assignment: RoleAssignment) -> Bool {
    if isWorthOfHolding(cell.key) || isMereValue(cell.key) || isQuantity(cell.key) { return false }
    switch cell.meaning {
    case .amount, .netAmount, .grossAmount, .debit, .credit, .balance, .direction, .fee,
      .originalAmount:
      return true
    case .type, .status:
      // The kind of a security is no kind of transaction.
      return !StatementWords.has(cell.key, securities)
    default: return StatementWords.has(cell.key, deeds)
    }
  }

  private static let quantities = StatementWords.phrases(
    """
    quantity;qty;shares;units;no of shares;number of shares;number of units;shares held;units held;
    quantity held;share balance;unit balance;stuck;stucke;stuck nom;stuck nominale;nominale;anteile;
    bestand;aantal;aantal stuks;quantite;qte;nb de titres;nombre de titres;nombre de parts;quantita;
    numero titoli;titulos;numero de titulos;participaciones;numero de participaciones;quantidade;
    antal;antall;liczba;liczba jednostek;ilosc;pocet;pocet kusu;pocet ks;количество;
    数量;持仓数量;持有数量;持有份额;份额;保有数量;保有口数
    """)
  private static let quantityWords = StatementWords.words("quantity qty")

  /// Of these one alone tells that the table is of holdings.
  private static let worths = StatementWords.phrases(
    """
    market value;current value;present value;current market value;cost basis;average cost;
    avg cost;average cost basis;book value;book cost;holding period;unrealized gain loss;
    unrealised gain loss;unrealized gain;unrealized p l;unrealised p l;invested value;
    kurswert;marktwert;einstandswert;einstandskurs;einstandspreis;kaufwert;
    marktwaarde;huidige waarde;aankoopwaarde;valorisation;valeur de marche;prix de revient;
    plus value latente;controvalore di mercato;valore di mercato;valore di carico;
    prezzo di carico;prezzo medio di carico;valor de mercado;valor actual;valor atual;
    precio medio;preco medio;coste medio;custo medio;markedsverdi;markedsvaerdi;marknadsvarde;
    anskaffningsvarde;wartosc rynkowa;wartosc biezaca;trzni hodnota;рыночная стоимость;
    市值;持仓市值;成本价;持仓成本;評価額;取得単価;評価損益
    """)

  private static let prices = StatementWords.words(
    "price nav kurs preis koers cours prezzo precio preco pris cena 价格 单价 最新价 現在値 基準価額")
  private static let values = StatementWords.words(
    "value wert waarde valeur valore valor verdi varde vaerdi wartosc hodnota")
  private static let notValues = StatementWords.words(
    "date datum data fecha valuta tag day valore* net purchase transaction buy sell")
  private static let securities = StatementWords.words(
    "security asset instrument fund investment holding wertpapier* effekten")

  private static let deeds = StatementWords.words(
    """
    action activity transaction* trade* order* buy sell side commission* proceeds sold closed
    settlement operation* operacion operazione operacao operace operacja geschaft* auftrag*
    umsatz* payee 操作 买卖 成交* 委托 取引 売買
    """)
}
