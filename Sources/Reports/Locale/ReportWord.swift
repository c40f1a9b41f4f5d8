/// A text that reports are written with; its raw value is the English one.
///
/// `{1}` and `{2}` are filled in. The same word may read differently as a title and as a mark
/// behind a transaction, so that each place has its own.
package enum ReportWord: String, Sendable, CaseIterable {
  // Titles of columns.
  case amount = "Amount"
  case automatic = "Automatic"
  case byCardColumn = "By card"
  case byDateColumn = "By date"
  case card = "Card"
  case category = "Category"
  case change = "Change"
  case count = "Count"
  case currency = "Currency"
  case date = "Date"
  case end = "End"
  case first = "First"
  case id = "Id"
  case last = "Last"
  case mark = "Mark"
  case merchant = "Merchant"
  case month = "Month"
  case period = "Period"
  case share = "Share"
  case spent = "Spent"
  case start = "Start"
  case total = "Total"
  case transactions = "Transactions"

  // Headings.
  case cards = "Cards"
  case months = "Months"
  case notInSpending = "Not in spending"
  case periods = "Periods"
  case spending = "Spending"
  case spendingAndCards = "Spending and cards"
  case spendingByCategoryAndMonth = "Spending by category and month"
  /// Of a currency.
  case spendingIn = "Spending in {1}"
  case summary = "Summary"

  // Groups.
  case allTransactions = "All transactions"
  case noPeriod = "No period"
  case noTags = "No tags"
  case other = "Other"
  /// Number and year.
  case quarterOfYear = "Q{1} {2}"
  case uncategorized = "Uncategorized"
  case unknownCard = "Unknown card"

  // What a transaction counts as.
  case cardPayments = "Card payments"
  case hiddenTotal = "Hidden"
  case income = "Income"
  case pendingTotal = "Pending"
  case transfers = "Transfers"
  case uncategorizedMoneyIn = "Uncategorized money in"
  case withdrawnOrDeleted = "Withdrawn or deleted"

  // Marks behind a transaction.
  case deleted = "deleted"
  case hidden = "hidden"
  case pending = "pending"
  case possibleDuplicate = "possible duplicate"
  case transfer = "transfer"
  case withdrawn = "withdrawn"

  // By what something is grouped.
  case byCard = "by card"
  case byCategory = "by category"
  case byDate = "by date"

  // Sentences and their parts.
  case allMonths = "all months"
  case allPeriods = "all periods"
  /// A day.
  case asOf = "As of {1}."
  /// A link.
  case everyMonth = "Every month, category and currency: {1}"
  /// How many, and a link.
  case moreAreIn = "…and {1} more: all are in {2}."
  case no = "no"
  case nothingSpent = "Nothing was spent."
  case nothingToShow = "Nothing to show."
  case noTransactions = "There are no transactions yet."
  /// How many.
  case pendingCount = "pending: {1}"
  /// How many of how many.
  case shownOf = "{1} of {2} are shown; totals are of all."
  /// An amount.
  case spentAmount = "{1} spent"
  /// A currency and a month.
  case spentInMonth = "{1} spent in {2}"
  /// A currency.
  case spentPerMonth = "{1} spent per month"
  case yes = "yes"
}

/// A noun that is counted; its raw value has the English forms, for one and for more.
package enum CountedWord: String, Sendable, CaseIterable {
  case days = "{1} day|{1} days"
  case months = "{1} month|{1} months"
  case transactions = "{1} transaction|{1} transactions"
}
