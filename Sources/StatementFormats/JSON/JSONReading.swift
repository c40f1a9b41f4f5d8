import StatementModel

/// What has been read out of a file so far, account by account.
struct JSONReading {
  /// The rows of one account.
  struct Group {
    var facts: AccountFacts
    var context: JSONContext
    var rows = StatementColumns()
  }

  let options: ReadingOptions
  let document: JSONDocument
  var groups: [Group] = []
  private var groupOfKey: [String: Int] = [:]
  private var seenAccounts: Set<String> = []
  /// Accounts listed beside the transactions, by the key that rows use.
  private(set) var directory: [String: AccountFacts] = [:]
  private var directoryOrder: [String] = []
  /// Lists whose objects are recognised by the names of their members.
  var tables: [JSONTable] = []
  var rejected: [RejectedRow] = []
  var leftOut: [LeftOutRow] = []
  var warnings: [Diagnostic] = []
  var decisions: [ReadingDecision] = []
  /// What a profile would say to decide the same.
  var settings: [DecidedSetting] = []
  /// The names of the fields of the first transactions found, by which a profile recognises them.
  var header: [String] = []
  /// How many objects of lists were met.
  var record = 0
  var lines = JSONLines()
  /// Whether an array of transactions was found, be it empty.
  var hasRowList = false
  /// What an interface says went wrong with the whole answer.
  var errorOfAnswer: String?
  /// A list that may be one of transactions and is not understood.
  var otherList: Diagnostic?
  /// Whether that list is called nothing but transactions.
  var otherListIsPlain = false
  /// What is said of further pages.
  var pages = ListPages()
  var directionSigns = DirectionSigns()
  /// Whether signs count where words for debit and credit contradict them.
  var ignoresDirections = false
  /// Statements in other formats that stand in strings of the file.
  var embedded: [StatementFile] = []
  /// Transactions that the source takes back.
  var removals: [Removal] = []
  /// Rows with a fee of which nothing says whether it is within the amount.
  var openFees = 0

  init(_ options: ReadingOptions, _ document: JSONDocument) {
    self.options = options
    self.document = document
  }

  var rowCount: Int { groups.reduce(0) { $0 + $1.rows.count } }

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

  /// Notes a decision once.
  mutating func decide(_ subject: String, _ choice: String, because evidence: String) {
    let decision = ReadingDecision(subject, choice, because: evidence)
    if !decisions.contains(decision) { decisions.append(decision) }
  }

  /// The statements in the order in which their accounts came up.
  mutating func statements() -> [Statement] {
    for key in directoryOrder {
      if let facts = directory[key], facts.currencyIsNoMoney == nil, !seenAccounts.contains(key) {
        groups.append(Group(facts: facts, context: JSONContext()))
      }
    }
    var accounts: [String: Set<String>] = [:]
    for group in groups { accounts[group.facts.number ?? "", default: []].insert(group.facts.key) }
    let statements = groups.compactMap { group -> Statement? in
      let facts = group.facts
      guard facts.currencyIsNoMoney == nil else { return nil }
      var statement = Statement(rows: group.rows)
      // Rows of tables, and what takes rows back, were put behind the others.
      statement.rows.sortByRecord()
      // Two accounts that show the same last digits are told apart by their keys.
      let isUnique = (accounts[facts.number ?? ""]?.count ?? 0) < 2
      statement.account = isUnique ? facts.number ?? facts.id : facts.id ?? facts.number
      statement.accountType = facts.type
      statement.institution = facts.institution
      statement.currency = facts.currency ?? group.context.currency ?? options.profile?.currency
      if statement.currency == nil { statement.sharedSign = facts.sharedSign }
      statement.statedFrom = group.context.statedFrom
      statement.statedTo = group.context.statedTo
      statement.openingBalance = facts.opening
      statement.closingBalance = facts.closing
      return statement
    }
    return statements.isEmpty ? [Statement()] : statements
  }
}
