/// The words by which headers name their columns, in the languages of statements.
///
/// All folded (`HeaderFolding`). A rule is tried in order: it fits where one of its `any` words is
/// in the cell, one of `also` (if there are such) besides, and none of `none`. A word that ends in
/// `*` fits the beginning of a word, `~` any part of it (German and Nordic compounds).
enum HeaderWords {
  static func meaning(_ key: String) -> HeaderMeaning? {
    guard !key.isEmpty, key.utf8.count <= 80 else { return nil }
    if let exact = exact[key] { return exact }
    let words = key.split(separator: " ").map(String.init)
    for rule in rules where rule.fits(words) { return rule.meaning }
    return nil
  }

  /// Whether the key is known as a whole, not only by a word in it.
  static func isPhrase(_ key: String) -> Bool { exact[key] != nil }

  private struct Rule: Sendable {
    var meaning: HeaderMeaning
    var any: Patterns
    var also: Patterns
    var none: Patterns

    init(_ meaning: HeaderMeaning, _ any: String, also: String = "", none: String = "") {
      self.meaning = meaning
      self.any = Patterns(any)
      self.also = Patterns(also)
      self.none = Patterns(none)
    }

    func fits(_ words: [String]) -> Bool {
      any.fit(words) && (also.isEmpty || also.fit(words)) && !none.fit(words)
    }
  }

  /// Words, beginnings and parts of words, sorted for quick looking up.
  private struct Patterns: Sendable {
    private var whole: Set<String> = []
    private var starts: [[UInt8]] = []
    private var parts: [[UInt8]] = []

    init(_ text: String) {
      for pattern in text.split(separator: " ") {
        switch pattern.last {
        case "*": starts.append(Array(pattern.dropLast().utf8))
        case "~": parts.append(Array(pattern.dropLast().utf8))
        default: whole.insert(String(pattern))
        }
      }
    }

    var isEmpty: Bool { whole.isEmpty && starts.isEmpty && parts.isEmpty }

    func fit(_ words: [String]) -> Bool {
      words.contains { word in
        if whole.contains(word) { return true }
        let bytes = Array(word.utf8)
        return starts.contains { bytes.starts(with: $0) }
          || parts.contains { Self.contains(bytes, $0) }
      }
    }

    private static func contains(_ word: [UInt8], _ part: [UInt8]) -> Bool {
      guard word.count >= part.count else { return false }
      for start in 0...(word.count - part.count) where word[start] == part[0] {
        var offset = 1
        while offset < part.count, word[start + offset] == part[offset] { offset += 1 }
        if offset == part.count { return true }
      }
      return false
    }
  }

  private static let exact: [String: HeaderMeaning] = {
    var table: [String: HeaderMeaning] = [:]
    for (meaning, phrases) in exactPhrases + furtherPhrases {
      for phrase in phrases.split(separator: ";") {
        let key = phrase.trimmingBlanks
        if !key.isEmpty { table[key] = meaning }
      }
    }
    return table
  }()

  private static let rules: [Rule] = [
    Rule(
      .ignored,
      "zone timezone email mail url phone birth tax vat steuer iva quantity symbol shares stuck isin wkn points miles limit address zip country city stadt town land branch mandate mandats~ glaubiger~ creditor bic blz swift bankleitzahl bankcode glaeubiger~ adres* straat strasse ulica"
    ),
    Rule(.rate, "rate exchange kurs~ wechselkurs~ koers taux курс שער price prix preis"),
    Rule(
      .fee,
      "fee fees commission* gebuhr~ poplat* prowizj* avgift~ gebyr~ комисс* עמלה עמלות frais comision* commissione spese dij kosten"
    ),
    Rule(
      .balance,
      "balance saldo~ solde kontostand~ zustatek zostatek egyenleg остаток יתרה bal disponibile"),
    Rule(
      .counterAccount,
      "counter~ gegen~ tegen~ protiuct* contra partner~ beneficiary~ odbiorc* empfanger~ destination kontrahent*",
      also: "account konto~ iban rekening~ uctu rachun~ szamlaszam* number nummer cislo"),
    Rule(
      .originalCurrency,
      "currency wahrung~ waehrung~ devise divisa valuta waluta mena валюта מטבע devizanem* ccy",
      also:
        "orig original* foreign fremd~ local lokal* transaction עסקה מקורי операции местн* transfer puvodni exchange instructed instr d2",
      none: "amount betrag~ montant importe importo bedrag kwota castka belopp~ belob~ belop~ сумма"
    ),
    Rule(
      .originalAmount, "валюте", also: "операции транзакции покупки местн* иностранн* оригинал*",
      none: "счета счету карты картки рахунку рублях комисс* остат*"),
    Rule(
      .originalAmount,
      "amount amt betrag~ montant importe importo bedrag kwota castka belopp~ belob~ belop~ сумма סכום osszeg~ valor total summe",
      also:
        "orig original* ursprungl* ursprueng* foreign fremd~ local lokal* עסקה מקורי converted transfer puvodni refunded blocked instructed instr currency wahrung~ valuta waluta"
    ),
    Rule(
      .ignored, "date datum~ fecha data дата", also: "von bis from until initial final start end"),
    Rule(
      .purchaseDate, "date datum~ data fecha dato дата תאריך datuma ideje day dag~ tag~ time",
      also:
        "transaction* transak* trans purchase* kauf* achat compra operaz* operac* operat* oper* trade רכישה עסקה קנייה execut* proveden* совершен* операц* verricht* beleg* kop~ kob~ kjop~ created started initiat* authori* tranzakc*",
      none: "zone"),
    Rule(
      .chargeDate, "date datum~ data fecha תאריך מועד", also: "חיוב charge* billing abrechnung*"),
    Rule(
      .postingDate, "date datum~ data fecha dato дата תאריך dag~ datuma",
      also:
        "post* book* buchung* proces* settle* zauctov* ksiegow* comptab* contab* registra* bokfor* bogfor* обработ* провод* konyvel* clear* complet* boek* verreken* afreken*"
    ),
    Rule(
      .valueDate, "date datum~ data fecha dato дата תאריך valuta~ dag~ nap",
      also: "value valut* wert~ valeur valor walut* ertek~ ערך rente~ availab* effective"),
    Rule(
      .anyDate, "date datum~ fecha дата תאריך datetime dato tarih ημερομηνια data",
      none: "amount update"),
    Rule(.merchantCode, "mcc"),
    Rule(.status, "status state stav estado statut статус סטטוס allapot"),
    Rule(.installment, "instalment* installment* parcela* cuota* תשלומים תשלום"),
    Rule(
      .currency,
      "currency wahrung~ waehrung~ devise divisa moneda moeda valuta waluta mena валюта מטבע munt ccy devizanem*"
    ),
    Rule(
      .card,
      "card karte~ carte tarjeta cartao kaart~ kredietkaart karta karty kort~ карты карта כרטיס kartya~",
      none: "amount payment holder name type typ тип tipo rodzaj art"),
    Rule(
      .debit,
      "debit* soll debet~ withdraw* belastung~ lastschrift~ cargo* addebit* uttag uscit* расход списан* חובה terhel* obciaz* wydat* ausgehend~ ausgang~ outgoing depens* sortie* retrait* outflow",
      none: "card kort karte account konto sortiert*"),
    Rule(
      .credit,
      "credit* haben kredit~ deposit* gutschrift~ abono* accredit* insattning* entrat* приход поступл* зачислен* זכות jovair* uznan* wplyw* eingehend~ eingang~ incoming recett* entre* ingres* inflow",
      none: "card kort karte account konto"),
    Rule(
      .amount,
      "amount betrag~ montant importe importo bedrag kwota castka~ belopp~ belob~ belop~ сумма сума סכום osszeg~ total summe umsatz valor cantidad monto tutar ποσο quantia",
      none: "type art typ date text info id currency wahrung~"),
    Rule(.check, "check cheque scheck~"),
    Rule(.category, "category kategor~ categor* категор* קטגוריה"),
    Rule(.type, "type typ tipo art umsatzart rodzaj тип סוג tipus~"),
    Rule(
      .id,
      "id reference referenz~ referenc* ref* number nummer numero nr no cislo numer номер azonosito identif* שובר אסמכתא riferimento",
      none:
        "name account konto~ konta card phone compte rachun* uctu ucet rekening~ saskait* conto cuenta conta szaml~ tili* счет* рахун* telefon* tegen~ kontrahent* protistran*"
    ),
    Rule(.merchant, "merchant* handler~ commercant comercio esercente בית handelaar"),
    Rule(
      .payee,
      "payee beneficiar* empfang* empfaeng* auftraggeber~ begunstig* beguenstig* zahlungs~ recipient partner~ counterpart* tegenpartij prijemc* mottagar* modtager* mottaker* получател* контрагент* odbiorc* nadawc* destinat* tiers name naam nazwa nazev neve",
      none: "account konto~ rekening~ iban bank holder inhaber*"),
    Rule(
      .account,
      "account konto~ compte cuenta conto conta rekening~ uctu ucet rachun* счет счета חשבון szaml~ iban"
    ),
    Rule(
      .purpose,
      "verwendungszweck~ purpose vwz~ svwz~ message* zprava meddelande~ mededeling* tytul kozlemeny communication* remittance"
    ),
    Rule(
      .description,
      "description* beschreibung~ libelle descrip* descriz* descric* omschrijving~ opis popis beskriv* описан* תיאור פירוט details detail* text~ narrative concepto leiras label title"
    ),
    Rule(
      .memo,
      "memo note* notiz* comment* kommentar* bemerk* poznamk* uwag* הערות remark* info~ observ* tags"
    ),
  ]
}

extension Substring {
  /// Without blanks and line breaks at the ends.
  var trimmingBlanks: String {
    var slice = self
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }
}
