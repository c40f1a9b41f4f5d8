/// Why a row was found to be of its transaction.
package enum RowEvidence: String, Sendable {
  case first = "first seen here"
  case nativeID = "same id"
  case content = "same date, amount and description"
  case settles = "settles a pending row"
  case correction = "corrects an earlier row"
  case acrossFormats = "same amount, near date and similar text in another format"
  case person = "said by hand to be the same"
}
