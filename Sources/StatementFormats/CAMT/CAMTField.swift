/// What a leaf of a bank-to-customer message says; each case is one meaning, wherever the versions
/// of the standard put it.
enum CAMTField: UInt8, Sendable {
  case messageCreated

  // The statement, report or notification.
  case statementID
  case sequenceNumber
  case pageNumber
  case isLastPage
  case created
  case periodStart
  case periodEnd
  case iban
  case otherAccount
  case accountType
  case accountCurrency
  case accountName
  case ownerName
  case bankName
  case bankCode
  case entryCount

  // A balance.
  case balanceType
  case balanceAmount
  case balanceSide
  case balanceDate

  // An entry, or one payment of it.
  case amount
  case side
  case isReversal
  case status
  case bookingDate
  case valueDate
  case bankReference
  case domain
  case family
  case subfamily
  case proprietaryCode
  case instructedAmount
  case transactionAmount
  case counterValue
  case totalCharges
  case charge
  case information

  // One payment.
  case transactionID
  case uniqueReference
  case ownReferenceType
  case ownReference
  case checkNumber
  case debtor
  case creditor
  case ultimateDebtor
  case ultimateCreditor
  case debtorAccount
  case creditorAccount
  case remittance
  case creditorReference
  case documentNumber
  case remittanceNote
  case returnReason
  case returnNote
  case acceptanceDate
  case transactionDate
  case settlementDate
  case merchantCategory
  case merchantName

  /// Whether blanks at the ends are kept: pieces of a text that was cut need them.
  var keepsBlanks: Bool { self == .remittance }
}

/// An element whose beginning or end means something.
enum CAMTPart: UInt8, Sendable {
  case message
  case statement
  case balance
  case entry
  case payment
}
