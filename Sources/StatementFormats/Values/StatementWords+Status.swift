/// Words of status columns, in the languages of statements; all folded (`HeaderFolding`).
extension StatementWords {
  typealias RowStatus = StatementFormats.RowStatus

  /// What the cell says; a word that is not known counts as posted.
  static func status(_ cell: String) -> RowStatus { knownStatus(cell) ?? .posted }

  /// What the cell says, or nothing where its words are not known.
  static func knownStatus(_ cell: String) -> RowStatus? {
    // As plain-text ledgers mark them.
    if cell == "!" { return .pending }
    let key = HeaderFolding.fold(cell)
    if key.isEmpty { return .posted }
    if has(key, declinedWords) || isRefusal(key) { return .declined }
    if has(key, pendingWords) { return .pending }
    guard has(key, postedWords) else { return nil }
    return has(key, negations) ? .pending : .posted
  }

  /// Whether the cell says that something was not granted, as `NOT APPROVED`; what is not granted
  /// yet is pending.
  private static func isRefusal(_ key: String) -> Bool {
    has(key, negations) && has(key, consentWords) && !has(key, notYet)
  }

  /// Whether the cell is the beginning of a word for a status, which it is not itself.
  static func isStatusCutOff(_ cell: String) -> Bool {
    let key = HeaderFolding.fold(cell)
    guard key.utf8.count >= 2, knownStatus(cell) == nil else { return false }
    return [declinedWords, pendingWords, postedWords].contains { list in
      (list.stems + list.whole).contains { $0.utf8.count > key.utf8.count && $0.hasPrefix(key) }
    }
  }

  private static let negations = words("not nicht non no nie nem ne inte ikke ikkje niet nao не לא")

  private static let notYet = words("yet noch ancora encore aun todavia ainda nog jeszcze jeste")

  private static let consentWords = words(
    """
    approved accepted authorised authorized success* genehmigt autorisiert akzeptiert erfolgreich
    approuve* accepte* autorise* reussi* approvat* accettat* autorizzat* riuscit* aprobad* aceptad*
    autorizad* aprovad* aceit* goedgekeurd geaccepteerd geslaagd zatwierdzon* schvalen* godkand
    godkjent godkendt одобрен* подтвержден*
    """)

  private static let declinedWords = words(
    """
    declin* fail* cancel* revert* reversed reject* bounced refused denied expired voided removed unsuccessful
    abgelehnt storniert fehlgeschlagen refuse* annule* rechazad* cancelad* anulad* annullat*
    rifiutat* geweigerd geannuleerd mislukt odrzucon* anulowan* zamitnut* zrusen* avvist avbrutt
    nekad* отклонен* отмен* неуспешн* נדחה נדחתה בוטל* elutasitva sztornozva void aborted returned
    zuruckgewiesen widerrufen annulleret afvist respins* anulat* hylatty peruttu відхилен* скасован*
    rejet* echou* echec fallid* denegad* devuelt* fallit* negat* rejeitad* recusad* negad* falhad* falhou
    estornad* nieudan* odmow* afgewezen misslyckad* avbruten avvisad* mislykket mislykkedes avslatt
    epaonnistu* neuspesn* sikertelen elutasitott* visszavont* отказ* ошибка відмовлен* basarisiz esuat*
    απορριφθηκε ακυρωθηκε 취소 실패 gagal dibatalkan ล้มเหลว extourne* stornat* revertid* teruggedraaid teruggeboekt wycofan* stornovan* kansellert makulerad
    makuleret отозван* возвращен* сторно* reddedildi iptal 失败 交易失败* 支付失败* 交易关闭 已关闭 已取消 已撤销 已冲正 取消 失敗
    """)

  static let pendingWords = words(
    """
    ausstehend pending authori* held hold vorgemerkt* reserviert unverbucht offen attente pendiente* attesa
    pendente* behandeling oczekuj* nierozliczon* ceka* blokovan* vantande reserverad* reserverat afventer
    reservert reserveret обработке ожида* авторизац* ממתין ממתינה נקלטו fuggo fuggoben
    foglalt processing unposted autorisierung reserved uncleared placed scheduled initiated
    unsettled retenid* autoriz* sospes* gereserveerd lopende zablokowan* blokada predbezn* preliminar*
    odottaa varaus katevaraus asteptare очіку* обробці beklemede bekleyen provizyon vorlaufig
    εκκρεμ* 대기 menunggu tertunda diproses รอดำเนินการ venter igangsatt pagaende behandles behandlas bearbeitung bearbetning lavorazione corso trakcie
    realizacji zawieszon* processando processamento proceso tramite cours encours progress awaiting
    waiting queued unbilled provisional provisorisch temporary provisoire temporaire previst*
    programad* agendad* geplant gepland planlagt planerad kommande kommende folyamatban процессе
    обрабатыва* холд בתהליך islemde nezauctovan* niezaksiegowan*
    отложен* odlozen* terhelesre upcoming 处理中 待付款 待支付 待入账 保留 未確定 afgeventer ventende
    """)

  private static let postedWords = words(
    """
    sent issued billed invoiced active normal received funded delivered verified confirm* posted book* complet* clear* settle* success* paid ok done execut* process* processed final*
    reconciled accounted charged captured finished approved accepted yes true credited debited
    refunded partially genehmigt* erfolgreich* gebucht verbucht ausgefuhrt* erledigt abgeschlossen bezahlt durchgefuhrt
    udfort utfort comptabilis* effectue* valide* termine* pagad* contabiliz* realizad* procesad* ejecutad*
    liquidad* aplicad* conclu* efetuad* efetivad* processad* contabilizzat* eseguit* addebitat*
    uitgevoerd verwerkt geboekt voltooid afgerond betaald zrealizowan* zaksiegowan* rozliczon*
    wykonan* zakonczon* zauctovan* proveden* dokoncen* realizovan* zpracovan* uhrazen* genomfor*
    bokfor* slutford klar betald gennemfor* bogfor* gjennomfor* betalt suoritettu toteutunut
    maksettu исполнен* выполнен* проведен* завершен* обработан* успешн* виконан* проведен* успішн*
    בוצע בוצעה הושלם הושלמה שולם teljesult* teljesitve konyvelt lekonyvelt feldolgozott finalizat*
    efectuat* decontat* procesat* tamamlan* gerceklesti odendi basarili 完了 済 確定 交易成功 支付成功
    已完成 成功 已支付 已收钱 入账 退款成功 还款成功 充值成功 充值完成 提现已到账 已到账 已存入零钱
    umgesetzt berechnet erfolgt gutgeschrieben belastet ολοκληρωθηκε 완료 승인 berhasil sukses สำเร็จ
    abgerechnet beglichen bestatigt* enregistre* traite* regle* paye* registrad* cobrad* abonad* cargad*
    registrat* pagat* regolat* potvrzen* izvrsen* realiziran* proknjizen* sikeres* оплачен* подтвержд*
    onaylan* kirjattu zarejestrowan* vahvistettu
    已转账 对方已收钱 朋友已收钱 对方已退还 已全额退款 已退款* 等待确认收货 geaccepteerd
    """)
}
