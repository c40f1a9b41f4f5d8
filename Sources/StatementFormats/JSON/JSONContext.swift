import StatementModel

/// What the objects around an array of transactions say about it.
struct JSONContext {
  var account: AccountFacts?
  var currency: Currency?
  var statedFrom: CalendarDate?
  var statedTo: CalendarDate?
  /// What the array's own key says of its rows: `pending`, `booked`.
  var status: StatementRow.Status?
  /// Set where the array's key says that its rows are no transactions: `information`.
  var leftOut: LeftOutRow.Reason?
  /// The day that a profile gives to rows without a date.
  var undatedDay: CalendarDate?
  /// Whether the rows replace ones of earlier files: `modified`.
  var replaces = false

  /// The context inside an object that stands under `key`, or in the array under it.
  func entering(_ record: JSONRecord, key: String, isElement: Bool) -> JSONContext {
    var inner = self
    let holdsRows = Self.holdsRows(record)
    // Of several objects that each hold rows, an id tells the accounts apart, whatever their
    // array is called.
    let isAccount =
      FieldNames.accountLists.contains(FieldNames.fold(key))
      || isElement && Self.holdsRows(record, asArray: true)
    if isAccount || holdsRows {
      var facts = AccountFacts(record, record.root, trustsID: isAccount)
      let members = FoldedMembers(record, record.root)
      for name in ["account", "cardaccount", "bankaccount"] {
        guard let node = members[name] else { continue }
        if record[node].kind == .object {
          facts.fill(from: AccountFacts(record, node, trustsID: true))
        } else {
          facts.number = facts.number ?? record.word(node)
        }
      }
      facts.fill(from: self.account)
      if !facts.isEmpty { inner.account = facts }
    }
    if let info = record.member("info"), record[info].kind == .object,
      record.has("iban", of: info)
    {
      // What a statement is of, told beside the object that holds its rows.
      var facts = AccountFacts(record, info, trustsID: false)
      facts.fill(from: inner.account)
      inner.account = facts
      inner.currency = facts.currency ?? inner.currency
      inner.readPeriod(record, info)
    }
    if holdsRows {
      inner.currency = inner.account?.currency ?? inner.currency
      inner.readPeriod(record, record.root)
      for name in ["statement", "period", "query"] {
        if let node = record.member(name), record[node].kind == .object {
          inner.readPeriod(record, node)
        }
      }
    }
    return inner
  }

  /// The context of the elements of the array under `key`.
  func entering(arrayUnder key: String) -> JSONContext {
    var inner = self
    switch FieldNames.fold(key) {
    case "pending", "pendingtransactions", "held", "authorizations", "authorisations":
      inner.status = .pending
    case "booked", "posted", "bookedtransactions", "postedtransactions": inner.status = .posted
    case "information", "scheduled", "scheduledtransactions", "upcoming", "future",
      "futuretransactions":
      inner.leftOut = .information
    case "modified": inner.replaces = true
    default: break
    }
    return inner
  }

  /// Whether a member of the object is an array under a name that transactions stand under, or an
  /// object with such arrays.
  static func holdsRows(_ record: JSONRecord, asArray: Bool = false) -> Bool {
    record.children().contains { node in
      let kind = record[node].kind
      return (kind == .array || kind == .object && !asArray)
        && FieldNames.isRowList(FieldNames.fold(record.key(of: node)))
    }
  }

  private mutating func readPeriod(_ record: JSONRecord, _ node: Int) {
    let members = FoldedMembers(record, node)
    let starts = [
      "from", "startdate", "fromdate", "datefrom", "periodstart", "intervalstart", "datestart",
    ]
    let ends = ["to", "enddate", "todate", "dateto", "periodend", "intervalend", "dateend"]
    statedFrom = Self.firstDay(record, members, starts) ?? statedFrom
    statedTo = Self.firstDay(record, members, ends) ?? statedTo
  }

  private static func firstDay(
    _ record: JSONRecord, _ members: FoldedMembers, _ names: [String]
  ) -> CalendarDate? {
    for name in names {
      if let day = try? record.day(members[name]) { return day }
    }
    return nil
  }
}
