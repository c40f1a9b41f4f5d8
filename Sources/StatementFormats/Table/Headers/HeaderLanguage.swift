import StatementModel

/// What a header's language says of the order of dates.
///
/// English, French and Spanish say nothing: in North America they write the month first.
enum HeaderLanguage {
  /// Whether the header is of a language whose countries never write the month first: two of its
  /// words, or one and a word that other languages have, too.
  static func isDayFirst(_ header: [HeaderCell]) -> Bool {
    var known = 0
    var shared = 0
    for cell in header {
      if StatementWords.has(cell.key, words) {
        known += 1
      } else if StatementWords.has(cell.key, sharedWords) {
        shared += 1
      }
      let isOtherScript = cell.key.unicodeScalars.contains {
        (0x400...0x4FF).contains($0.value) || (0x590...0x5FF).contains($0.value)
          || (0x370...0x3FF).contains($0.value)
      }
      if isOtherScript { known += 1 }
    }
    return known >= 2 || known == 1 && shared > 0 || isSouthAsian(header)
  }

  /// Whether the English of the header is that of South Asia: two of its words, or one and a word
  /// that banks elsewhere write, too.
  static func isSouthAsian(_ header: [HeaderCell]) -> Bool {
    func isKnown(_ cell: HeaderCell) -> Bool {
      StatementWords.has(cell.key, southAsianWords)
        || cell.currency.map { southAsianCurrencies.contains($0.code) } == true
    }
    let known = header.count(where: isKnown)
    return known >= 2
      || known == 1
        && header.contains { !isKnown($0) && StatementWords.has($0.key, southAsianShared) }
  }

  private static let southAsianCurrencies: Set<String> = ["INR", "PKR", "LKR", "BDT", "NPR"]
  private static let southAsianWords = StatementWords.words("narration chq utr inr rs")
  private static let southAsianShared = StatementWords.words("withdrawal* deposit* dr cr cheque")

  /// Whether dates with slashes stand below a header of the North, where nobody writes them so but
  /// American Express, with the month first; or below an English one, which may be of any country.
  static func hasForeignDates(_ header: [HeaderCell], separator: UInt8) -> Bool {
    separator == UInt8(ascii: "/")
      && header.contains { StatementWords.has($0.key, northernWords) }
  }

  private static let northernWords = StatementWords.words(
    """
    belopp bokfor* beskriv* belob* bogfor* dato tekst belop* beloep* forklaring maara selite selitys
    paivamaara paivays kirjauspaiva arvopaiva maksupaiva tapahtuma* saaja* amount
    """)

  private static let words = StatementWords.words(
    """
    buchung* betrag umsatz* wertstellung* verwendungszweck empfanger* auftraggeber* wahrung waehrung
    kontostand beschreibung importo descrizione causale operazione valuta lancamento historico
    descricao bedrag omschrijving rekening* naam mededeling* tegen* kwota opis rachun* ksiegow*
    castka popis uctu zustatek prijemce belopp bokfor* beskriv* belob* bogfor* osszeg konyvel*
    datuma kozlemeny tranzakcio* egyenleg mottag* buchungstag datum
    data identificador movimento montante estabelecimento
    dato tekst belop* beloep* forklaring
    tarih tarihi tutar tutari bakiye bakiyesi aciklama aciklamasi islem
    descriere explicatii detalii balanta tranzactie* tranzactiei
    maara selite selitys paivamaara paivays kirjauspaiva arvopaiva maksupaiva tapahtuma* saaja*
    tanggal keterangan jumlah uraian
    """)

  /// Words of such a language that Spanish or English has, too.
  private static let sharedWords = StatementWords.words(
    "valor saldo sold categoria suma tipo debito credito kategori saldo nominal mutasi info viesti")

  /// Whether a word is of a language in which a short year may come first: Hungarian, Swedish.
  static func isYearFirst(_ header: [HeaderCell]) -> Bool {
    header.contains { StatementWords.has($0.key, yearFirstWords) }
  }

  private static let yearFirstWords = StatementWords.words(
    "osszeg konyvel* kozlemeny tranzakcio* egyenleg datuma belopp bokfor*")
}
