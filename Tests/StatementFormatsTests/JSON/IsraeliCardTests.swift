import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Purchases as the sites of Israeli card companies list them, card by card.
struct IsraeliCardTests {
  private static let list = """
    {"Header":{"Status":"1"},"CardsTransactionsListBean":{"index0":{"CurrentCardTransactions":[
    {"txnIsrael":[
    {"dealSumType":"","voucherNumberRatz":"100200301","voucherNumberRatzOutbound":"",
     "moreInfo":"","dealSumOutbound":null,"currencyId":"ש\\"ח","dealSum":90.0,
     "fullPurchaseDate":"05/03/2026","fullPaymentDate":"10/04/2026",
     "fullSupplierNameHeb":"מאפייה","fullSupplierNameOutbound":"","paymentSum":90.0,
     "paymentSumOutbound":null},
    {"dealSumType":"1","voucherNumberRatz":"000000000","voucherNumberRatzOutbound":"000000000",
     "dealSumOutbound":null,"currencyId":"ש\\"ח","dealSum":90.0,"fullPurchaseDate":null,
     "fullSupplierNameHeb":"סך חיוב","paymentSum":90.0}]},
    {"txnAbroad":[
    {"dealSumType":"","voucherNumberRatzOutbound":"100200302","dealSumOutbound":10.0,
     "currencyId":"ש\\"ח","currentPaymentCurrency":"$","fullPurchaseDate":null,
     "fullPurchaseDateOutbound":"07/03/2026","fullSupplierNameHeb":"",
     "fullSupplierNameOutbound":"BOOKS","paymentSum":null,"paymentSumOutbound":36.5}]}]}}}
    """

  @Test func `reads purchases at home and abroad, and no sums`() throws {
    let file = readJSON(Self.list)
    #expect(file.rowTexts == ["2026-03-05 -90 מאפייה", "2026-03-07 -36.5 BOOKS"])
    #expect(file.rows.map(\.nativeID) == ["100200301", "100200302"])
    #expect(file.rows[1].details.original == (try money("-10 USD")))
    #expect(file.rows[0].chargeDate == (try day("2026-04-10")))
    #expect(file.leftOut.map(\.reason) == [.summary])
  }
}
