import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// A history with real-looking texts, of which a person filed some: shops of one country with names of
/// people and trades, stores' numbers and towns, in the wordings of its banks.
struct CalibrationHistory {
  /// Words of trades with the categories that a person has for such a shop, in several languages; some
  /// of the words are known to the starter rules, others are not.
  private static let trades: [(words: String, category: String)] = [
    ("BAKERY|BÄCKEREI|BOULANGERIE|PANADERIA|PANIFICIO|BAKKERIJ|PIEKARNIA|מאפיית", "Food/Bakery"),
    ("COFFEE|KAFFEEHAUS|CAFE|CAFFE|KOFFIE|KAWIARNIA|ESPRESSO|ROASTERY", "Food/Coffee"),
    (
      "GRILL|KITCHEN|WIRTSHAUS|TRATTORIA|BISTROT|TABERNA|EETHUIS|KROG|RAVINTOLA|מסעדת",
      "Food/Restaurants"
    ),
    ("DELI|FEINKOST|EPICERIE|ULTRAMARINOS|ALIMENTARI|BUURTWINKEL|SKLEP|KAUPPA", "Food/Groceries"),
    (
      "GARAGE|KFZ WERKSTATT|CARROSSERIE|TALLER|OFFICINA|AUTOBEDRIJF|BILVERKSTAD|מוסך", "Transit/Car"
    ),
    ("PHARMACY|APOTHEKE|PHARMACIE|FARMACIA|APOTEK|APTEKA|APTEEKKI", "Health/Pharmacy"),
    ("DENTAL|ZAHNARZT|DENTISTE|CLINICA DENTAL|TANDARTS|TANDLÄKARE", "Health/Dentist"),
    ("HAIR|FRISEUR|COIFFURE|PELUQUERIA|PARRUCCHIERE|KAPSALON|FRISÖR|PARTURI", "Personal/Hair"),
    ("FLORIST|BLUMEN|FLEURISTE|FLORISTERIA|FIORI|BLOEMEN|KWIACIARNIA", "Gifts/Flowers"),
    ("BOOKS|BUCHHANDLUNG|LIBRAIRIE|LIBRERIA|BOEKHANDEL|KSIĘGARNIA|BOKHANDEL", "Shopping/Books"),
    ("CYCLES|FAHRRÄDER|VELOS|BICICLETAS|FIETSEN|CYKLAR|ROWERY", "Shopping/Sports"),
    ("VETS|TIERARZT|VETERINAIRE|VETERINARIO|DIERENARTS|DJURKLINIK", "Home/Pets"),
    ("HARDWARE|EISENWAREN|QUINCAILLERIE|FERRETERIA|FERRAMENTA|IJZERHANDEL", "Home/Improvement"),
    ("LOUNGE|STUDIO|ATELIER|CORNER|PLACE|HOUSE|HAUS|MAISON|CASA|WERELD", ""),
  ]
  /// What shops are whose names tell no trade.
  private static let anything = [
    "Shopping/Stores", "Food/Restaurants", "Clothes", "Home/Furniture", "Entertainment/Outings",
    "Personal/Beauty", "Shopping/Electronics", "Gifts", "Food/Bars",
  ]

  private(set) var subjects: [RuleSubject] = []
  /// Of each subject: its category in truth.
  private(set) var truths: [CategoryPath] = []
  let rules: RuleSet
  let categories: CategoryTree

  init(seed: UInt64) throws {
    rules = try #require(StarterRules.compilation.ruleSet)
    categories = CategoryTree(declared: rules.categories)
    let matcher = RuleMatcher(rules)
    var random = SeededGenerator(seed: seed)
    let people = try LintCases.read("people")
    let countries = people.filter { person in LintCases.towns.contains { $0.name == person.name } }
    let country = try #require(countries.randomElement(using: &random))
    let towns = try #require(LintCases.towns.first { $0.name == country.name }).names
    let wordings = Wordings.lines(of: country.name).filter { !$0.contains("{...}") }
    let filed = Int.random(in: 30...60, using: &random)
    var shops: Set<String> = []
    for _ in 0..<220 {
      let trade = try #require(Self.trades.randomElement(using: &random))
      let word = try #require(trade.words.split(separator: "|").randomElement(using: &random))
      let name = try #require(country.names.randomElement(using: &random))
      let second = try #require(country.names.randomElement(using: &random))
      let forms = [
        "\(name) \(word)", "\(word) \(name)", "\(name) & \(second) \(word)", "\(name)S \(word)",
      ]
      let shop = try #require(forms.randomElement(using: &random))
      guard shops.insert(shop).inserted else { continue }
      let category =
        trade.category.isEmpty ? Self.anything.randomElement(using: &random) : trade.category
      let truth = try #require(category.flatMap { CategoryPath($0) })
      let town = try #require(towns.randomElement(using: &random))
      let number = Int.random(in: 1...999, using: &random)
      let isFiled = Int.random(in: 0..<100, using: &random) < filed
      let wording = Bool.random(using: &random) ? nil : wordings.randomElement(using: &random)
      let place = Bool.random(using: &random) ? " \(number) \(town)" : " \(town)"
      for visit in 0..<Int.random(in: 1...6, using: &random) {
        let text = shop + place
        let worded = wording.map { Self.filled($0, text, visit) } ?? text
        try add(
          worded.uppercased(), truth,
          isFiled: isFiled && (visit == 0 || Bool.random(using: &random)),
          matcher, visit)
      }
    }
  }

  private static func filled(_ wording: Substring, _ name: String, _ visit: Int) -> String {
    String(wording).replacing("{date}", with: "0\(visit + 1)/03/2026").replacing(
      "{number}", with: "4417"
    )
    .replacing("{}", with: name)
  }

  private mutating func add(
    _ description: String, _ truth: CategoryPath, isFiled: Bool, _ matcher: RuleMatcher,
    _ visit: Int
  ) throws {
    var facts = TransactionFacts(description: description)
    facts.card = CardID("card")
    facts.amount = try money("-\(visit * 7 + 5).40 USD")
    facts.date = try day("2026-01-05").adding(days: subjects.count)
    let decided = matcher.decide(facts).category
    var transaction = Transaction(
      id: TransactionID(high: 0, low: UInt64(subjects.count)), card: CardID("card"),
      status: .posted,
      purchaseDate: facts.date, postingDate: facts.date, amount: try money("-5.40 USD"),
      description: description, sourceFile: "a.csv", sourceLine: subjects.count)
    if let decided {
      transaction.category = decided.value
      transaction.categorySource = .rule(decided.rule)
    }
    // One files what nobody has, and corrects what is wrong.
    if isFiled, decided?.value != truth {
      transaction.category = truth
      transaction.categorySource = .person
    }
    subjects.append(RuleSubject(transaction: transaction, facts: facts))
    truths.append(truth)
  }
}
