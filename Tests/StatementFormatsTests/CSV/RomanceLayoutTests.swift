import Testing

@testable import StatementFormats

/// Romance exports, as their kinds are written.
struct RomanceLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "hello fr", rows: 2, sum: "1754.80",
      text: #"""
        Date operation;Date valeur;Libelle;Debit;Credit
        31/01/2023;31/01/2023;CB CARREFOUR;-45,20;
        28/01/2023;28/01/2023;VIR SALAIRE;;1 800,00
        """#),
    LayoutSample(
      "boursorama", rows: 2, sum: "1754.80", account: "00012345678",
      text: #"""
        dateOp;dateVal;label;category;categoryParent;supplierFound;amount;accountNum;accountLabel;accountbalance
        2023-01-31;2023-01-31;"CARTE 30/01/23 CARREFOUR";"Alimentation";"Vie quotidienne";"carrefour";-45,20;00012345678;"BoursoBank";1234.56
        2023-01-28;2023-01-28;"VIR SALAIRE";"Salaires";"Revenus";"employeur";"1 800,00";00012345678;"BoursoBank";1234.56
        """#),
    LayoutSample(
      "credit agricole", rows: 2, sum: "1754.80",
      text: #"""

        Compte de Dépôt carte n° 12345678901;
        Solde au 31/01/2023 1 234,56 €

        Liste des opérations du compte entre le 01/01/2023 et le 31/01/2023;

        Date;Libellé;Débit euros;Crédit euros;
        31/01/2023;"PAIEMENT PAR CARTE
        CARREFOUR";45,20;;
        28/01/2023;"VIREMENT EN VOTRE FAVEUR
        EMPLOYEUR";;1 800,00;
        """#),
    LayoutSample(
      "lcl noheader", rows: 2, sum: "1754.80",
      text: #"""
        31/01/2023;-45,20;Carte;;CARREFOUR PARIS;0
        28/01/2023;1800,00;Virement;;SALAIRE;0
        """#),
    LayoutSample(
      "bbva es", rows: 2, sum: "1469.85", currency: "EUR",
      text: #"""
        Fecha;F. Valor;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
        31/01/2023;31/01/2023;Pago con tarjeta;Mercadona;-30,15;EUR;1.200,00;EUR;
        30/01/2023;30/01/2023;Nómina;Empresa;1.500,00;EUR;1.230,15;EUR;
        """#),
    LayoutSample(
      "intesa", rows: 2, sum: "1469.85", currency: "EUR",
      text: #"""
        Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria ;Valuta;Importo
        31/01/2023;Pagamento Pos;ESSELUNGA;Conto 1000/12345;CONTABILIZZATO;Generi alimentari;EUR;-30,15
        27/01/2023;Stipendio;ACME;Conto 1000/12345;CONTABILIZZATO;Stipendi;EUR;1.500,00
        """#),
    LayoutSample(
      "fineco", rows: 2, sum: "1469.85",
      text: #"""
        Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
        31/01/2023;31/01/2023;;-30,15;Visa;ESSELUNGA;Contabilizzato
        27/01/2023;27/01/2023;1.500,00;;Bonifico;STIPENDIO;Contabilizzato
        """#),
    LayoutSample(
      "nubank card", rows: 2, sum: "254.80",
      text: #"""
        date,category,title,amount
        2023-01-31,supermercado,Carrefour,45.20
        2023-01-25,,Pagamento recebido,-300.00
        """#),
    LayoutSample(
      "itau", rows: 2, sum: "1754.80",
      text: #"""
        Data;Lançamento;Valor
        31/01/2023;COMPRA CARTAO;-45,20
        28/01/2023;SALARIO;1.800,00
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
