import StatementModel

/// Which column holds what; numbers from 0.
struct ColumnRoles {
  var purchase: Int?
  var posting: Int?
  var charge: Int?
  /// Whether purchase and posting date are told apart by nothing but that the one comes first.
  var areDatesTwins = false
  /// Date columns that hold a spreadsheet's day numbers.
  var serialDates: Set<Int> = []
  /// Date columns of six digits without marks.
  var compactDates: Set<Int> = []
  /// Date columns of a month's name before a single digit, which can be the day or the year.
  var shortenedDates: Set<Int> = []
  /// A lone amount column.
  var amount: Int?
  /// Further columns of amounts, each in a currency of its own that its header names.
  var furtherAmounts: [Int] = []
  /// Columns of outflow and inflow.
  var debit: Int?
  var credit: Int?
  /// Whether `debit` and `credit` are told apart by nothing but that one is filled where the
  /// other is not.
  var isUnnamedPair = false
  var direction: Int?
  /// Whether the direction is the first word of a text, and what the file is of; nothing where it
  /// fills its column.
  var directionLeads: LeadKind?
  /// Whether refunds are noted behind the amounts that they reduce.
  var hasRefundNotes = false
  var fee: Int?
  var balance: Int?
  /// Whether nothing but its numbers make the column the balance: then the rows must prove it.
  var isBalanceGuessed = false
  /// Columns of other balances that run with the rows, such as those before them.
  var otherBalances: Set<Int> = []
  var currency: Int?
  var originalAmount: Int?
  var originalCurrency: Int?
  /// A column of currencies of things bought, not of the amounts.
  var asset: Int?
  /// The account's currency, where rows tell it by the column of original currencies.
  var ownCurrency: Currency?
  var status: Int?
  /// A column of yes and no that tells pending rows from booked ones.
  var flag: StatusFlag?
  var type: Int?
  var category: Int?
  var merchantCode: Int?
  var id: Int?
  var check: Int?
  var account: Int?
  var accountIsCard = false
  /// Whether words tell parts of one account there, such as a bank's products, and no numbers.
  var accountIsPocket = false
  var installment: Int?
  /// Payer and payee, where they have columns of their own.
  var parties: Parties?
  /// Columns of text, the best first.
  var texts: [Int] = []

  /// What texts are of that begin with a direction.
  enum LeadKind {
    case account, card
  }

  /// The column that a profile names by the role.
  subscript(role: StatementProfile.Role) -> Int? {
    switch role {
    case .date: purchase
    case .posted: posting
    case .charged: charge
    case .amount: amount
    case .debit: debit
    case .credit: credit
    // Texts that begin with a direction are found so again.
    case .direction: directionLeads == nil ? direction : nil
    case .fee: fee
    case .currency: currency
    case .originalAmount: originalAmount
    case .originalCurrency: originalCurrency
    case .balance: balance
    case .id: id
    case .status: status ?? flag?.column
    case .type: type
    case .category: category
    case .account: account
    case .installment: installment
    case .merchantCode: merchantCode
    case .check: check
    case .payer: parties?.payer
    case .payee: parties?.payee
    case .description: parties == nil ? texts.first : nil
    case .memo: texts.dropFirst().first { $0 != parties?.payer && $0 != parties?.payee }
    case .ignore: asset
    }
  }

  var dates: [Int] { [posting, purchase, charge].compactMap { $0 } }
  /// The columns of money that decide a row's amount.
  var amounts: [Int] { [amount, debit, credit].compactMap { $0 } + furtherAmounts }
  /// All columns of money.
  var money: [Int] { amounts + [balance, originalAmount, fee].compactMap { $0 } }
  /// How many columns a row must at least have.
  var needed: Int { ((dates + amounts).max() ?? 0) + 1 }
}
