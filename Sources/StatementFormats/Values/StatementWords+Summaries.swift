import StatementModel

/// What balances and sums between the rows are called; all folded (`HeaderFolding`).
extension StatementWords {
  /// By what such a row is left out as: whole texts, or the beginnings of lines without a date.
  static let summaries: [(LeftOutRow.Reason, Set<String>)] = [
    (
      .openingBalance,
      phrases(
        """
        opening balance;beginning balance;initial balance;likutis pradziai;sakuma atlikums;algsaldo;
        期初余额;balance brought forward;brought forward;starting balance;
        previous balance;balance at start of period;start balance;anfangssaldo;alter kontostand;
        saldovortrag;solde initial;ancien solde;solde precedent;saldo inicial;saldo anterior;saldo al inicio;saldo inicio;saldo al inicio del;
        saldo iniziale;saldo precedente;beginsaldo;saldo poczatkowe;pocatecni zustatek;
        ingaende saldo;primo saldo;inngaende saldo;входящий остаток;начальный остаток;יתרת פתיחה;
        nyito egyenleg;beginning balance as of;balance forward;balance b f;opening ledger balance;
        saldo awal;saldo inicial do periodo;saldo inicial del periodo;saldo previo;saldo apertura;
        saldo de apertura;saldo contabile iniziale;saldo liquido iniziale
        """)
    ),
    (
      .closingBalance,
      phrases(
        """
        closing balance;ending balance;likutis pabaigai;beigu atlikums;loppsaldo;期末余额;
        balance carried forward;carried forward;end balance;
        final balance;balance at end of period;endsaldo;neuer kontostand;kontostand;schlusssaldo;
        solde final;nouveau solde;solde;saldo final;saldo finale;saldo contabile;eindsaldo;
        saldo koncowe;konecny zustatek;utgaende saldo;ultimo saldo;исходящий остаток;
        конечный остаток;יתרת סגירה;zaro egyenleg;ending balance as of;saldo do dia;saldo dia;saldo atual;s a l d o;saldo;
        balance c f;closing ledger balance;saldo akhir;saldo final do dia;saldo final do periodo;
        saldo final del periodo;saldo al cierre;saldo contabile finale;saldo liquido finale
        """)
    ),
    // What can be spent, or is held for now: no row, and not the balance that the rows lead to.
    (
      .information,
      phrases(
        """
        available balance;current balance;ledger balance;opening available balance;
        closing available balance;saldo disponivel;saldo final disponivel;saldo total disponivel;
        saldo total disponivel dia;saldo total;saldo bloqueado;saldo em conta;saldo em conta corrente;
        saldo parcial;saldo provisorio;saldo disponible;saldo final disponible;saldo actual;
        saldo contable;saldo disponibile;solde disponible;aktueller kontostand;tagessaldo;
        saldo dostepne
        """)
    ),
    (
      .summary,
      phrases(
        """
        apyvarta;apgrozijums;kaive;합계;총계;소계;合计;合计金额;人民币合计;总计;小计;合計;
        total;totals;sum;grand total;subtotal;sub total;turnover;total debits;total credits;
        total credit;total debit;transactions total;total pending;total amount;summe;gesamt;
        gesamtsumme;summe der umsatze;totaal;totale;totali;suma;razem;celkem;summa;sum total;
        итого;всего;оборот;סהכ;סך הכל;סהכ לחיוב;osszesen;total general;total des operations;
        totaux;totales;totais;totaal generaal;zwischensumme;gesamtbetrag;sous total;subtotaal;subtotale;
        subtotales;deltotal;delsumma;mezisoucet;lacznie;ogolem;suma obciazen;suma uznan;итоги;סך הכול;
        vegosszeg;reszosszeg;yhteensa;toplam;ukupno;συνολο;total des debits;total des credits;
        total charges;total payments;total in;total out;total transactions;soma;сумма;mutasi debet;
        mutasi kredit
        """)
    ),
  ]
}
