/// Words of descriptions and types that tell whether money came in or went out, whatever the sign.
enum FlowWords {
  /// 1 where the text speaks of money that came in, -1 of money that went out, 0 of neither.
  static func flow(_ text: String) -> Int {
    let key = HeaderFolding.fold(text)
    let padded = " \(key) "
    for phrase in strongIncoming where padded.contains(" \(phrase)") { return 1 }
    for phrase in outgoingPhrases where padded.contains(" \(phrase)") { return -1 }
    for phrase in incomingPhrases where padded.contains(" \(phrase)") { return 1 }
    return 0
  }

  /// These win over words for spending beside them: "refund of purchase".
  private static let strongIncoming = StatementWords.phrases(
    """
    refund;payment received;payment thank you;autopay;automatic payment;rebate;cashback;
    cash back;gutschrift;erstattung;ruckerstattung;rueckerstattung;remboursement;virement recu;
    devolucion;reembolso;rimborso;estorno;terugbetaling;zwrot;vraceni;aterbetalning;tilbagebetaling;
    refusjon;возврат;זיכוי;החזר;ביטול עסקה;visszaterites;salary;payroll;wages;direct deposit;
    gehalt;lohn;salaire;nomina;sueldo;stipendio;salario;salaris;wynagrodzenie;vyplata;mzda;
    loneinsattning;lon ;zarplata;зарплата;зачисление;משכורת;munkaber;fizetes;interest paid;interest payment;
    interest earned;interest credit;dividend;deposit ;incoming;received from;bonifico in entrata;
    eingang;zahlungseingang;reversal;chargeback;credit adjustment;contribution;transfer from;
    payment from;ontvangen;bijschrijving;przelew przychodzacy;prichozi;поступление;
    пополнение;uberweisungsgutschrift;depot ;mobile deposit;atmrebate;payment credit
    """
  ).map { $0 }

  private static let outgoingPhrases = StatementWords.phrases(
    """
    purchase;pos ;card payment;debit card;withdrawal;withdrawl;atm;cash advance;fee;fees;charge;
    direct debit;standing order;bill payment;transfer to;payment to;lastschrift;folgelastschrift;
    kartenzahlung;abbuchung;dauerauftrag;miete;auszahlung;retrait;paiement;achat;prelevement;
    virement vers;virement emis;cotisation;compra;pago;recibo;retirada;cajero;reintegro;
    transferencia emitida;addebito;prelievo;pagamento;acquisto;bonifico in uscita;commissioni;
    canone;levantamento;saque;betaalautomaat;geldautomaat;incasso;betaling;zakup;platnosc;wyplata z;
    prowizja;przelew wychodzacy;vyber;platba;nakup;poplatek;kop ;kortkop;uttag;autogiro;varekjop;
    dankort;avgift;gebyr;gebuhr;entgelt;покупка;оплата;комиссия;снятие;списание;רכישה;עמלה;משיכה;
    הוראת קבע;vasarlas;keszpenzfelvetel;dij;rent;mortgage;insurance;subscription;grocer;supermarket;
    restaurant;coffee;check paid;cheque paid;debit purchase;sent to;atm-wd;mastercard zahlung;
    amazon;amzn;netflix;spotify;uber;starbucks;walmart;costco;tesco;lidl;aldi;rewe;edeka;carrefour;
    mercadona;ikea;shell;mcdonald;sainsbury;paypal;steam;itunes;apple com;google;wal mart;target;
    whole foods;trader joe;deliveroo;doordash;cafe;pizza;pharmacy;parking;taxi
    """
  ).map { $0 }

  private static let incomingPhrases = StatementWords.phrases(
    """
    deposit;interest;income;credit;refunded;paid by;payment;depot;einzahlung;abono;ingreso;
    entrata;accredito;wplata;vklad;insattning;innskudd;indbetaling;befizetes;credito;bijgeschreven
    """
  ).map { $0 }
}
