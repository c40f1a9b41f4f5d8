/// Words of descriptions and types that tell whether money came in or went out, whatever the sign.
enum FlowWords {
  /// What a text says of the way of the money, and how plainly.
  struct Flow: Equatable {
    /// 1 money that came in, -1 money that went out, 0 unknown.
    var direction: Int
    /// 2 for words that leave no doubt, 1 for words that also stand in names.
    var weight: Int

    /// Whether the words are those of payments and transfers: on a card they tell the way, in an
    /// account they stand on rows of both ways.
    var isTwoWay = false
    /// Whether a card's issuer thanks for a payment.
    var isThanks = false
    /// Whether the words are a shop's or a bank's for money spent, or a merchant's name.
    var isPurchase: Bool { direction < 0 && !isTwoWay }

    static let unknown = Flow(direction: 0, weight: 0)
  }

  /// Finds the plainest word of the text.
  static func flow(_ text: String) -> Flow {
    let words = HeaderFolding.foldedWords(text)
    let found = phrases.kinds(in: words.span)
    // Most texts are mere names.
    if found.isEmpty { return .unknown }
    if found.contains(.strongIncoming) {
      return Flow(direction: 1, weight: 2, isThanks: found.isSuperset(of: [.thanks, .paid]))
    }
    if found.contains(.twoWayIncoming) { return Flow(direction: 1, weight: 2, isTwoWay: true) }
    if found.contains(.outgoing) { return Flow(direction: -1, weight: 2) }
    if found.contains(.twoWayOutgoing) { return Flow(direction: -1, weight: 2, isTwoWay: true) }
    if found.contains(.weakTwoWay) { return Flow(direction: 1, weight: 1, isTwoWay: true) }
    if found.contains(.weakIncoming) { return Flow(direction: 1, weight: 1) }
    // Well-known merchants.
    if found.contains(.merchant) { return Flow(direction: -1, weight: 1) }
    return .unknown
  }

  private static let phrases = FlowPhrases([
    (.strongIncoming, strongIncoming), (.twoWayIncoming, twoWayIncoming), (.outgoing, outgoing),
    (.twoWayOutgoing, twoWayOutgoing), (.weakTwoWay, "payment"), (.weakIncoming, weakIncoming),
    (.merchant, merchants), (.thanks, "thank you"), (.paid, "payment;autopay;pymt;paid"),
  ])

  /// These win over words for spending beside them: "refund of purchase".
  private static let strongIncoming =
    """
    refund;payment received;pagamento recebido;pago recibido;paiement recu;zahlung erhalten;
    pagamento ricevuto;betaling ontvangen;virement en votre faveur;vir salaire;pix recebido;
    payment thank you;thank you;rebate;cashback;
    cash back;gutschrift;erstattung;ruckerstattung;rueckerstattung;remboursement;virement recu;
    devolucion;reembolso;rimborso;estorno;terugbetaling;zwrot;vraceni;aterbetalning;
    tilbagebetaling;refusjon;возврат;זיכוי;החזר;ביטול עסקה;visszaterites;bejovo utalas;bejovo atutalas;jovairas;munkaber;salary;payroll;wages;
    direct deposit;gehalt;lohn;salaire;nomina;sueldo;stipendio;salario;salaris;wynagrodzenie;vyplata;
    mzda;loneinsattning;lon;lonn;зарплата;зачисление;משכורת;munkaber;
    interest earned;interest credit;dividend;incoming;received from;
    bonifico in entrata;eingang;zahlungseingang;reversal;chargeback;credit adjustment;contribution;
    ontvangen;bijschrijving;loon;palkka;maas;pensioen;pension;rente pensionskasse;przelew przychodzacy;prichozi;поступление;
    пополнение;uberweisungsgutschrift;mobile deposit;atmrebate;payment credit;virement de;
    electronic deposit;vir recu;ingreso;bonifico ricevuto;退款;退货;退貨;返现;工资;薪资;薪資;代发;结息;
    存款利息;利息收入;返金
    """

  /// Words for money that a card gets, and by which an account also pays, lends and borrows.
  private static let twoWayIncoming =
    """
    autopay;automatic payment;transfer from;payment from;interest paid;interest payment;bonifico da;
    还款;還款;转入;轉入;汇入
    """

  /// Words for what is paid, which in an account is also what others pay.
  private static let twoWayOutgoing =
    "pagamento;paiement;pago;betaling;platnosc;platba;оплата;转出;轉出;汇出;转账汇款"

  private static let outgoing =
    """
    purchase;pos;card payment;debit card;withdrawal;withdrawl;atm;cash advance;fee;fees;charge;
    direct debit;standing order;bill payment;transfer to;payment to;lastschrift;folgelastschrift;
    basislastschrift;kartenzahlung;abbuchung;dauerauftrag;miete;auszahlung;retrait;achat;
    prelevement;virement vers;virement emis;cotisation;compra;compras;achats;recibo;retirada;cajero;reintegro;
    transferencia emitida;addebito;prelievo;acquisto;f24;tasse;bonifico in uscita;commissioni;canone;
    levantamento;saque;aankoop;kaartbetaling;betaalautomaat;geldautomaat;incasso;zakup;prowizja;
    przelew wychodzacy;vyber;nakup;poplatek;kop;kortkop;uttag;autogiro;varekjop;dankort;
    avgift;gebyr;gebuhr;entgelt;покупка;комиссия;снятие;списание;רכישה;עמלה;משיכה;הוראת קבע;
    vasarlas;keszpenzfelvetel;dij;rent;mortgage;insurance;subscription;grocer;supermarket;
    restaurant;coffee;check paid;cheque paid;debit purchase;sent to;mastercard zahlung;pharmacy;
    parking;taxi;huur;loyer;alquiler;affitto;czynsz;hyra;husleie;najemne;direct dep paid;visa debit;retrait dab;paiement cb;carte;prlv;paiement par carte;
    消费;消費;取款;提款;取现;手续费;手續費;年费;快捷支付;网上支付;分期;利息税;缴费;繳費
    """

  private static let weakIncoming =
    "deposit;interest;income;credit;paid by;depot;einzahlung;abono;entrata;accredito;wplata;"
    + "vklad;insattning;innskudd;indbetaling;befizetes;credito;bijgeschreven"

  private static let merchants =
    """
    amazon;amzn;netflix;spotify;uber;starbucks;walmart;costco;tesco;lidl;aldi;rewe;edeka;carrefour;
    mercadona;ikea;shell;mcdonald;mcdonalds;sainsbury;sainsburys;steam;itunes;apple com;wal mart;
    whole foods;trader joe;trader joes;deliveroo;doordash;cafe;pizza;paypal;apl itunes;exxon;mobil;
    sncf;deutsche bahn;zara;primark;asda;waitrose;migros;coop;spar;billa;rossmann;dm drogerie
    """
}
