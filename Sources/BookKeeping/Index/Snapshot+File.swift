import Identity
import RuleEngine
import StatementModel

extension Snapshot {
  func write(to out: inout ColumnFileWriter) throws(FileError) {
    try out.add(transactions.numbers)
    try out.add(transactions.names)
    try out.add(texts: transactions.texts)
    try out.add(texts: transactions.categories.map(\.text))
    try out.add(texts: transactions.cards.map(\.text))
    try out.add(transactions.merchantKeys?.numbers ?? [])
    try out.add(texts: transactions.merchantKeys?.keys ?? [])
    try out.add(patterns.numbers)
    var end = 0
    try out.add(
      patterns.lists.map { list in
        end += list.count
        return end
      })
    try out.add(Array(patterns.lists.joined()))
    try out.add(transactions.details.usual)
    try out.add(texts: transactions.details.texts)
    var whole = PackedWriter()
    whole.list(transactions.details.whole) { $0.details($1) }
    try out.add(whole.bytes)
    try out.add(aliases)
    try out.add(doubts)
    var linked = PackedWriter()
    linked.list(links) { $0.link($1) }
    linked.list(effects.byID.sorted { $0.key < $1.key }) { $0.effect($1.value, on: $1.key) }
    try out.add(linked.bytes)
    var rest = PackedWriter()
    rest.optional(asOf) { $0.date($1) }
    try out.add(rest.bytes)
  }

  init(from input: inout ColumnFileReader) throws(IndexError) {
    let numbers = try input.column(of: TransactionNumbers.self)
    let names = try input.column(of: TransactionTable.Names.self)
    let texts = try input.texts()
    let categories = try input.texts().map { CategoryPath($0) }
    let cards = try input.texts().map { CardID($0) }
    let keyNumbers = try input.column(of: Int32.self)
    let keys = try input.texts()
    let patternNumbers = try input.column(of: Int32.self)
    let patternEnds = try input.column(of: Int.self)
    let matched = try input.column(of: Int32.self)
    let usual = try input.column(of: DetailsTable.Usual.self)
    let detailTexts = try input.texts()
    var packed = PackedReader(try input.column(of: UInt8.self))
    let whole = try packed.list { (input) throws(IndexError) in try input.transactionDetails() }
    aliases = try input.column(of: TransactionAlias.self)
    doubts = try input.column(of: DoubtfulPair.self)
    var linked = PackedReader(try input.column(of: UInt8.self))
    links = try linked.list { (input) throws(IndexError) in try input.link() }
    let done = try linked.list { (input) throws(IndexError) in try input.effect() }
    effects = LinkEffects(
      Dictionary(done.map { ($0.on, $0.effect) }, uniquingKeysWith: { first, _ in first }))
    var rest = PackedReader(try input.column(of: UInt8.self))
    asOf = try rest.optional { (input) throws(IndexError) in try input.date() }
    guard input.isAtEnd,
      let details = DetailsTable(usual: usual, texts: detailTexts, whole: whole),
      let table = TransactionTable(
        numbers: numbers, names: names, texts: texts, categories: categories.compactMap(\.self),
        cards: cards, details: details,
        merchantKeys: MerchantKeys(numbers: keyNumbers, keys: keys, texts: texts.count)),
      let patterns = MatchedPatterns(
        numbers: patternNumbers, ends: patternEnds, patterns: matched, texts: texts.count)
    else { throw .corrupt(.packing) }
    transactions = table
    self.patterns = patterns
  }
}
