/// Where each meaning stands, in every version of the messages (camt.052, 053 and 054, versions
/// 01 to 13).
///
/// One list for all: the versions differ by elements that were renamed, moved or wrapped, and none
/// of them uses a path for something else. Paths are of local names; a prefix says nothing.
enum CAMTPaths {
  typealias Leaf = (field: CAMTField, paths: [String])

  /// The messages; in version 01 their names carried it.
  static let messages = [
    "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn", "BkToCstmrStmtV01",
    "BkToCstmrAcctRptV01", "BkToCstmrDbtCdtNtfctnV01",
  ]

  /// Below a message.
  static let message: [Leaf] = [(.messageCreated, ["GrpHdr/CreDtTm"])]
  static let statements = ["Stmt", "Rpt", "Ntfctn"]

  /// Below `Stmt`, `Rpt` or `Ntfctn`.
  static let statement: [Leaf] = [
    (.statementID, ["Id"]),
    (.sequenceNumber, ["ElctrncSeqNb"]),
    (.pageNumber, ["StmtPgntn/PgNb", "RptPgntn/PgNb", "NtfctnPgntn/PgNb"]),
    (
      .isLastPage,
      ["StmtPgntn/LastPgInd", "RptPgntn/LastPgInd", "NtfctnPgntn/LastPgInd"]
    ),
    (.created, ["CreDtTm"]),
    (.periodStart, ["FrToDt/FrDtTm", "FrToDt/FrDt"]),
    (.periodEnd, ["FrToDt/ToDtTm", "FrToDt/ToDt"]),
    (.iban, ["Acct/Id/IBAN"]),
    (
      .otherAccount,
      [
        "Acct/Id/Othr/Id", "Acct/Id/BBAN", "Acct/Id/UPIC", "Acct/Id/PrtryAcct/Id",
        "Acct/Prxy/Id",
      ]
    ),
    (.accountType, ["Acct/Tp/Cd", "Acct/Tp/Prtry"]),
    (.accountCurrency, ["Acct/Ccy"]),
    (.accountName, ["Acct/Nm"]),
    (.ownerName, ["Acct/Ownr/Nm", "Acct/Ownr/Pty/Nm"]),
    (
      .bankName,
      [
        "Acct/Svcr/FinInstnId/Nm", "Acct/Svcr/FinInstnId/NmAndAdr/Nm",
        "Acct/Svcr/FinInstnId/CmbndId/Nm",
      ]
    ),
    (
      .bankCode,
      [
        "Acct/Svcr/FinInstnId/BIC", "Acct/Svcr/FinInstnId/BICFI",
        "Acct/Svcr/FinInstnId/CmbndId/BIC",
      ]
    ),
    (.entryCount, ["TxsSummry/TtlNtries/NbOfNtries"]),
  ]

  /// Below `Bal`.
  static let balance: [Leaf] = [
    (.balanceType, ["Tp/CdOrPrtry/Cd", "Tp/CdOrPrtry/Prtry", "Tp/Cd", "Tp/Prtry"]),
    (.balanceAmount, ["Amt"]),
    (.balanceSide, ["CdtDbtInd"]),
    (.balanceDate, ["Dt", "Dt/Dt", "Dt/DtTm"]),
  ]

  /// Below `Ntry`.
  static let entry: [Leaf] = [
    (.amount, ["Amt"]),
    (.side, ["CdtDbtInd"]),
    (.isReversal, ["RvslInd"]),
    (.status, ["Sts", "Sts/Cd", "Sts/Prtry"]),
    (.bookingDate, ["BookgDt", "BookgDt/Dt", "BookgDt/DtTm"]),
    (.valueDate, ["ValDt", "ValDt/Dt", "ValDt/DtTm"]),
    (.bankReference, ["AcctSvcrRef"]),
    (.information, ["AddtlNtryInf"]),
    // Outside of the standard, which has it below a payment.
    (.remittance, ["RmtInf/Ustrd"]),
  ]

  /// Below an entry that holds one payment or several.
  static let payments = ["NtryDtls/TxDtls", "TxDtls"]

  /// Below `TxDtls`.
  static let payment: [Leaf] = [
    (.amount, ["Amt"]),
    (.side, ["CdtDbtInd"]),
    (.bankReference, ["Refs/AcctSvcrRef"]),
    (.transactionID, ["Refs/TxId"]),
    (.uniqueReference, ["Refs/UETR"]),
    (.ownReferenceType, ["Refs/Prtry/Tp"]),
    (.ownReference, ["Refs/Prtry/Ref"]),
    (.checkNumber, ["Refs/ChqNb"]),
    (.information, ["AddtlTxInf"]),
    (.remittance, ["RmtInf/Ustrd"]),
    (
      .creditorReference,
      ["RmtInf/Strd/CdtrRefInf/Ref", "RmtInf/Strd/CdtrRefInf/CdtrRef"]
    ),
    (
      .documentNumber,
      ["RmtInf/Strd/RfrdDocInf/Nb", "RmtInf/Strd/RfrdDocInf/RfrdDocNb"]
    ),
    (.remittanceNote, ["RmtInf/Strd/AddtlRmtInf"]),
    (
      .returnReason,
      ["RtrInf/Rsn/Cd", "RtrInf/Rsn/Prtry", "RtrInf/RtrRsn/Cd", "RtrInf/RtrRsn/Prtry"]
    ),
    (.returnNote, ["RtrInf/AddtlInf", "RtrInf/AddtlRtrRsnInf"]),
    (.acceptanceDate, ["RltdDts/AccptncDtTm"]),
    (.transactionDate, ["RltdDts/TxDtTm"]),
    (.settlementDate, ["RltdDts/IntrBkSttlmDt"]),
    // The account's name stands behind the party's, and names it where that is missing.
    (.debtor, party("Dbtr") + ["RltdPties/DbtrAcct/Nm"]),
    (.creditor, party("Cdtr") + ["RltdPties/CdtrAcct/Nm"]),
    (.ultimateDebtor, party("UltmtDbtr")),
    (.ultimateCreditor, party("UltmtCdtr")),
    (.debtorAccount, account("DbtrAcct")),
    (.creditorAccount, account("CdtrAcct")),
  ]

  /// Below an entry or a payment.
  static let shared: [Leaf] = [
    (.domain, ["BkTxCd/Domn/Cd"]),
    (.family, ["BkTxCd/Domn/Fmly/Cd"]),
    (.subfamily, ["BkTxCd/Domn/Fmly/SubFmlyCd"]),
    (.proprietaryCode, ["BkTxCd/Prtry/Cd"]),
    (.instructedAmount, ["AmtDtls/InstdAmt/Amt"]),
    (.transactionAmount, ["AmtDtls/TxAmt/Amt"]),
    (.counterValue, ["AmtDtls/CntrValAmt/Amt"]),
    (.totalCharges, ["Chrgs/TtlChrgsAndTaxAmt"]),
    (.charge, ["Chrgs/Amt", "Chrgs/Rcrd/Amt"]),
    (
      .merchantCategory,
      ["CardTx/Tx/Aggtd/TxCtgy", "CardTx/Tx/Indv/TxCtgy", "CardTx/POI/MrchntCtgyCd"]
    ),
    (.merchantName, ["CardTx/POI/Id/ShrtNm"]),
    (.transactionDate, ["CardTx/Tx/Indv/TxId/TxDtTm"]),
  ]

  /// A party's name: of a person or firm, wrapped in `Pty` since version 07, or of a bank.
  private static func party(_ role: String) -> [String] {
    ["Nm", "Pty/Nm", "Agt/FinInstnId/Nm"].map { "RltdPties/\(role)/\($0)" }
  }

  private static func account(_ role: String) -> [String] {
    ["IBAN", "Othr/Id", "BBAN", "PrtryAcct/Id"].map { "RltdPties/\(role)/Id/\($0)" }
  }
}
