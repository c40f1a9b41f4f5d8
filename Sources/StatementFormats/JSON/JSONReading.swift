import StatementModel

/// What has been read out of a file so far, account by account.
struct JSONReading {
  /// The rows of one account.
  struct Group {
    var facts: AccountFacts
    var context: JSONContext
    var rows = StatementColumns()
    /// The rows whose sign the file has to tell.
    var undecidedSigns = RangeSet<Int>()
    /// What the rows amount to where they are not kept, and those whose sign the file has to tell.
    var tally = RowTally()
    var undecidedTally = RowTally()

    var rowCount: Int { rows.count + tally.count + undecidedTally.count }

    var undecidedCount: Int {
      undecidedSigns.ranges.reduce(undecidedTally.count) { $0 + $1.count }
    }
  }

  let options: ReadingOptions
  /// Whether rows are kept, or only what they amount to.
  let keepsRows: Bool
  private(set) var groups: [Group] = []
  private var groupOfKey: [String: Int] = [:]
  private var seenAccounts: Set<String> = []
  /// Accounts listed beside the transactions, by the key that rows use.
  private(set) var directory: [String: AccountFacts] = [:]
  private(set) var directoryOrder: [String] = []
  var rejected: [RejectedRow] = []
  var leftOut: [LeftOutRow] = []
  var warnings: [Diagnostic] = []
  private(set) var decisions: [ReadingDecision] = []
  /// What the survey before the reading decided.
  var surveyDecisions: [ReadingDecision] = []
  /// The names of the fields of the first transactions found, by which a profile recognises them.
  var header: [String] = []
  var record = 0
  /// Whether an array of transactions was found, be it empty.
  var hasRowList = false
  /// What an interface says went wrong with the whole answer.
  var errorOfAnswer: String?
  /// A list that may be one of transactions and is not understood.
  var otherList: Diagnostic?
  /// Whether that list is called nothing but transactions.
  var otherListIsPlain = false
  /// Whether rows were read that replace others, perhaps of the same file.
  var replacesRows = false
  /// What is said of further pages.
  var pages = ListPages()
  var signs = SignEvidence()
  var directionSigns = DirectionSigns()
  var forms = AmountForms()
  /// The sign that amounts bear of which nothing says the currency.
  private(set) var openSign: SharedCurrencySign?
  var settings = DecidedFields()
  var survey = FieldSurvey()
  /// Statements in other formats that stand in strings of the file.
  var embedded: [StatementFile] = []
  /// Transactions that the source takes back.
  var removals: [Removal] = []
  /// Rows with a fee of which nothing says whether it is within the amount.
  var openFees = 0

  init(options: ReadingOptions, keepsRows: Bool) {
    self.options = options
    self.keepsRows = keepsRows
  }

  /// Lists an account that rows may name.
  mutating func list(_ facts: AccountFacts) {
    guard !facts.key.isEmpty, directory[facts.key] == nil else { return }
    directory[facts.key] = facts
    directoryOrder.append(facts.key)
  }

  /// The group for rows of an account, made when it is first asked for.
  mutating func group(ofAccount id: String?, in context: JSONContext) -> Int {
    var facts: AccountFacts
    if let id, let listed = directory[id] {
      facts = listed
    } else if let account = context.account, !account.key.isEmpty {
      facts = account
    } else if let id {
      facts = AccountFacts()
      facts.id = id
      facts.fill(from: context.account)
    } else if directoryOrder.count == 1, let only = directory[directoryOrder[0]] {
      facts = only
      facts.fill(from: context.account)
    } else {
      facts = context.account ?? AccountFacts()
    }
    // Two periods of one account are two statements.
    let period = [context.statedFrom, context.statedTo].map { $0?.description ?? "" }
    let key = ([facts.key] + period).joined(separator: " ")
    seenAccounts.insert(facts.key)
    if let index = groupOfKey[key] {
      groups[index].facts.fill(from: facts)
      return index
    }
    groups.append(Group(facts: facts, context: context))
    groupOfKey[key] = groups.count - 1
    return groups.count - 1
  }

  func type(ofGroup group: Int?) -> AccountType? { group.flatMap { groups[$0].facts.type } }

  /// Holds a sign that several currencies have against what is known of the account's.
  ///
  /// Where nothing is known, the sign goes with the statement: card or book then tell.
  mutating func settle(
    _ sign: SharedCurrencySign, _ group: Int, in context: JSONContext
  ) throws(NoRow) {
    let known = groups[group].facts.currency ?? context.currency ?? options.profile?.currency
    if let known {
      guard sign.canMean(known) else {
        throw .rejected(.currencyContradicts(sign.text, currency: known.code), node: 0)
      }
    } else if let openSign, openSign != sign {
      throw .rejected(.currencyContradicts(sign.text, currency: openSign.text), node: 0)
    } else {
      openSign = sign
    }
  }

  mutating func append(_ row: StatementRow, to group: Int) { groups[group].rows.append(row) }

  /// Makes room for so many rows in all.
  mutating func reserve(_ count: Int, inGroup group: Int) {
    groups[group].rows.reserveCapacity(count)
  }

  /// Notes that the file has to tell the sign of the rows from one on.
  mutating func leaveSignsOpen(from start: Int, inGroup group: Int) {
    groups[group].undecidedSigns.insert(contentsOf: start..<groups[group].rows.count)
  }

  mutating func append(_ rows: RowTally, to group: Int, signsAreUndecided: Bool) {
    if signsAreUndecided {
      groups[group].undecidedTally.add(rows)
    } else {
      groups[group].tally.add(rows)
    }
  }

  /// Turns the signs of all rows whose sign the file had to tell.
  mutating func turnUndecidedSigns() {
    for index in groups.indices {
      groups[index].undecidedTally.turnSigns()
      groups[index].rows.turnSigns(of: groups[index].undecidedSigns)
    }
  }

  /// Notes a decision once.
  mutating func decide(_ subject: String, _ choice: String, because evidence: String) {
    let decision = ReadingDecision(subject, choice, because: evidence)
    if !decisions.contains(decision) { decisions.append(decision) }
  }

  /// Gives the file its statements or their summaries.
  mutating func fill(_ file: inout StatementFile) {
    let found = statements()
    guard keepsRows else {
      file.summaries = found.map { statement, group in
        var summary = StatementSummary(statement)
        group.tally.fold(into: &summary)
        group.undecidedTally.fold(into: &summary)
        return summary
      }
      if found.isEmpty { file.summaries = [StatementSummary()] }
      return
    }
    file.statements = found.map(\.statement)
    if found.isEmpty { file.statements = [Statement()] }
  }

  /// The statements in the order in which their accounts came up.
  private mutating func statements() -> [(statement: Statement, group: Group)] {
    for key in directoryOrder {
      if let facts = directory[key], facts.currencyIsNoMoney == nil, !seenAccounts.contains(key) {
        groups.append(Group(facts: facts, context: JSONContext()))
      }
    }
    var accounts: [String: Set<String>] = [:]
    for group in groups { accounts[group.facts.number ?? "", default: []].insert(group.facts.key) }
    return groups.compactMap { group in
      guard group.facts.currencyIsNoMoney == nil else { return nil }
      var statement = Statement(rows: group.rows)
      // What takes rows back was put behind all of them, wherever it stands.
      if !removals.isEmpty { statement.rows.sortByRecord() }
      // Two accounts that show the same last digits are told apart by their keys.
      let isUnique = (accounts[group.facts.number ?? ""]?.count ?? 0) < 2
      statement.account = isUnique ? group.facts.number ?? group.facts.id : group.facts.id
      statement.account = statement.account ?? group.facts.number
      statement.accountType = group.facts.type
      statement.institution = group.facts.institution
      statement.currency =
        group.facts.currency ?? group.context.currency
        ?? options.profile?.currency
      if statement.currency == nil { statement.sharedSign = openSign }
      statement.statedFrom = group.context.statedFrom
      statement.statedTo = group.context.statedTo
      statement.openingBalance = group.facts.opening
      statement.closingBalance = group.facts.closing
      return (statement, group)
    }
  }
}

extension StatementRow {
  /// Gives the amount, and the original amount with it, the other sign.
  mutating func turnSign() {
    amount = -amount
    if hasDetails, let original = details.original { details.original = -original }
  }
}
