import StatementModel

/// What a type column or field says a row is, where it says so in one word or two.
///
/// The whole text is compared, never a part: "card payment" is a purchase, "payment" pays the card.
enum KindWords {
  static func kind(_ text: String) -> TransactionKind? { table[key(text)] }

  /// Without blanks, since fields are named `cardPayment` and cells "Card payment".
  private static func key(_ text: String) -> String {
    HeaderFolding.fold(text).filter { $0 != " " }
  }

  private static let table: [String: TransactionKind] = {
    var table: [String: TransactionKind] = [:]
    for (kind, words) in lists {
      for phrase in StatementWords.phrases(words) { table[key(phrase)] = kind }
    }
    return table
  }()

  private static let lists: [(TransactionKind, String)] = [
    (.transfer, "transfer"),
    (
      .charge,
      """
      sale;purchase;charge;card purchase;card payment;pos;point of sale;debit card purchase;kauf;
      kartenzahlung;achat;paiement carte;compra;pago con tarjeta;acquisto;aankoop;betaalautomaat;
      zakup;platnosc karta;nakup;platba kartou;kop;kortkop;kob;kjop;varekjop;vasarlas;pokupka;
      קניה;רכישה;עסקה;רגילה
      """
    ),
    (
      .refund,
      """
      return;refund;reversal;card refund;purchase return;ruckerstattung;erstattung;remboursement;
      reembolso;devolucion;rimborso;storno;terugbetaling;zwrot;vraceni;aterbetalning;refusion;
      visszaterites;возврат;זיכוי;החזר
      """
    ),
    (
      .payment,
      """
      payment;credit card payment;card bill payment;bill payment;autopay;online payment;
      kreditkartenabrechnung;pagamento fatura;תשלום חיוב
      """
    ),
    (
      .fee,
      """
      fee;fees;bank fee;service charge;foreign transaction fee;annual fee;late fee;gebuhr;gebuhren;
      entgelt;frais;commission;comision;comisiones;commissione;commissioni;kosten;oplata;prowizja;
      poplatek;avgift;gebyr;dij;комиссия;עמלה
      """
    ),
    (
      .interest,
      """
      interest;interest charge;interest charged;interest paid;zinsen;interets;intereses;interessi;
      juros;rente;odsetki;urok;ranta;renter;kamat;проценты;ריבית
      """
    ),
    (
      .cash,
      """
      atm;cash;cash advance;cash withdrawal;atm withdrawal;withdrawal atm;geldautomat;bargeld;
      bargeldauszahlung;retrait;retrait dab;retiro;cajero;prelievo;saque;geldopname;geldautomaat;
      wyplata;wyplata z bankomatu;vyber;uttag;bankomat;haevning;minibank;keszpenzfelvetel;
      снятие наличных;משיכת מזומן;כספומט
      """
    ),
  ]
}
