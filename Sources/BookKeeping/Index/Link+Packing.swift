import Identity
import StatementModel

extension PackedWriter {
  mutating func link(_ link: Link) {
    flag(link.kind == .transfer)
    choice(link.state)
    id(link.source)
    id(link.target)
    list(link.evidence) { $0.evidence($1) }
  }

  /// What a link does to a transaction, by its id.
  mutating func effect(_ effect: LinkEffect, on transaction: TransactionID) {
    id(transaction)
    flag(effect.kind == .transfer)
    flag(effect.isConfirmed)
    id(effect.other)
    flag(effect.marksTransfer)
    flag(effect.setsCategory)
    optional(effect.category) { $0.text($1.text) }
  }

  /// One of a few cases, by its place among them.
  private mutating func choice<Value: CaseIterable & Equatable>(_ value: Value) {
    count(Value.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
  }

  /// A number for the case, then what it holds.
  private mutating func evidence(_ evidence: LinkEvidence) {
    switch evidence {
    case .byPerson: byte(0)
    case .sameAmount(let amount):
      byte(1)
      money(amount)
    case .originalAmount(let amount, let side):
      byte(2)
      money(amount)
      self.side(side)
    case .fee(let amount, let isShown):
      byte(3)
      money(amount)
      flag(isShown)
    case .otherAmount: byte(4)
    case .partOfCharge(let amount):
      byte(5)
      money(amount)
    case .days(let days):
      byte(6)
      int(days)
    case .statementSays(let side, let kind):
      byte(7)
      self.side(side)
      value(kind)
    case .amongTransfers(let side):
      byte(8)
      self.side(side)
    case .namesAccount(let side):
      byte(9)
      self.side(side)
    case .notRound: byte(10)
    case .sameMerchant(let name):
      byte(11)
      text(name)
    case .onlyOne: byte(12)
    case .inTurn: byte(13)
    case .others(let others):
      byte(14)
      int(others)
    case .categorized(let side, let category):
      byte(15)
      self.side(side)
      text(category.text)
    case .statementSaysOtherwise(let side, let kind):
      byte(16)
      self.side(side)
      value(kind)
    }
  }

  private mutating func side(_ side: LinkSide) { flag(side == .source) }
}

extension PackedReader {
  mutating func link() throws(IndexError) -> Link {
    let kind: LinkKind = try flag() ? .transfer : .refund
    let state: LinkState = try choice()
    let source = try id()
    let target = try id()
    return Link(
      kind: kind, state: state, source: source, target: target,
      evidence: try list { (input) throws(IndexError) in try input.evidence() })
  }

  mutating func effect() throws(IndexError) -> (on: TransactionID, effect: LinkEffect) {
    let transaction = try id()
    let kind: LinkKind = try flag() ? .transfer : .refund
    let isConfirmed = try flag()
    var effect = LinkEffect(kind: kind, isConfirmed: isConfirmed, other: try id())
    effect.marksTransfer = try flag()
    effect.setsCategory = try flag()
    effect.category = try optional { (input) throws(IndexError) in try input.category() }
    return (transaction, effect)
  }

  private mutating func choice<Value: CaseIterable>() throws(IndexError) -> Value {
    let place = Int(try byte())
    guard let value = Array(Value.allCases).dropFirst(place).first else {
      throw .corrupt(.packing)
    }
    return value
  }

  private mutating func evidence() throws(IndexError) -> LinkEvidence {
    switch try byte() {
    case 0: return .byPerson
    case 1: return .sameAmount(try money())
    case 2:
      let amount = try money()
      return .originalAmount(amount, of: try side())
    case 3:
      let amount = try money()
      return .fee(amount, isShown: try flag())
    case 4: return .otherAmount
    case 5: return .partOfCharge(try money())
    case 6: return .days(try int())
    case 7:
      let side = try side()
      return .statementSays(side, try value())
    case 8: return .amongTransfers(try side())
    case 9: return .namesAccount(try side())
    case 10: return .notRound
    case 11: return .sameMerchant(try text())
    case 12: return .onlyOne
    case 13: return .inTurn
    case 14: return .others(try int())
    case 15:
      let side = try side()
      return .categorized(side, try category())
    case 16:
      let side = try side()
      return .statementSaysOtherwise(side, try value())
    default: throw .corrupt(.packing)
    }
  }

  private mutating func side() throws(IndexError) -> LinkSide { try flag() ? .source : .target }
}
