import TestSupport

/// A made-up household with one of everything that totals must tell apart.
enum TotalsBook {
  static let rules = """
    categories:
      Food/Groceries:
      Food/Coffee:
      Home/Rent:
      Shopping:
      Income/Salary: { kind: income }
      Transfer: { kind: transfer }
    rules:
      - { match: "hidden*", hidden: true }
      - Food/Groceries: [market*]
      - { match: "cafe*", category: Food/Coffee, payee: Cafe, tags: [treat] }
      - { match: landlord, category: Home/Rent, tags: [fixed, home] }
      - Income/Salary: [salary]
      - Transfer: [savings]
      - { match: bazaar, split: { Food/Groceries: 40%, Shopping: 3, Home: rest } }

    """

  /// What a category counts as; nothing where there is none.
  static func kind(of category: String) -> String? {
    switch category {
    case "": nil
    case "Transfer": "transfer"
    case "Income/Salary": "income"
    default: "expense"
    }
  }

  private static let names = [
    "MARKET NORTH", "MARKET SOUTH", "CAFE LUNA", "CAFE SOL", "LANDLORD", "BAZAAR", "NOBODY KNOWS",
    "STRANGER", "HIDDEN GIFT", "SAVINGS", "KIOSK 12", "GARAGE",
  ]

  /// The same files each time: three cards, a month in each.
  static func statements() -> [(path: String, text: String)] {
    var generator = SeededGenerator(seed: 7)
    var files: [(path: String, text: String)] = []
    for (card, currencies) in [
      ("visa", ["USD", "USD", "USD", "KWD", "JPY"]), ("giro", ["EUR", "EUR", "CHF"]),
      ("isra", ["ILS", "ILS", "USD", "EUR"]),
    ] {
      for month in 1...4 {
        var lines = ["Date,Description,Amount,Currency,Status"]
        for number in 0..<80 {
          let day = 1 + number * 28 / 80
          let currency = currencies[Int.random(in: 0..<currencies.count, using: &generator)]
          let name = names[Int.random(in: 0..<names.count, using: &generator)]
          // The number keeps rows apart that are alike, and links from finding pairs by chance.
          let units = Int.random(in: 500..<90_000, using: &generator) * 10 + number % 10
          // Of what has no category only one comes, and never goes: a refund has its charge's say.
          let isKnown = !["NOBODY KNOWS", "KIOSK 12", "GARAGE"].contains(name)
          let isIn =
            name == "STRANGER" || (Int.random(in: 0..<8, using: &generator) == 0 && isKnown)
          lines.append(
            line(month, day, "\(name) \(number)", isIn ? units : -units, currency, "Posted"))
        }
        lines.append(line(month, 28, "SALARY", 3_000_000 + month, currencies[0], "Posted"))
        if month == 4 {
          for number in 0..<6 {
            lines.append(
              line(4, 29, "CAFE LUNA \(number)", -4500 - number, currencies[0], "Pending"))
          }
        }
        files.append(
          ("Statements/\(card)/2024-0\(month).csv", lines.joined(separator: "\n") + "\n"))
      }
    }
    return files
  }

  /// One row; the amount is in thousandths, of which a currency has so many as it has decimals.
  private static func line(
    _ month: Int, _ day: Int, _ name: String, _ thousandths: Int, _ currency: String,
    _ status: String
  ) -> String {
    let decimals = currency == "JPY" ? 0 : currency == "KWD" ? 3 : 2
    let cut = [1000, 100, 10, 1][decimals]
    let size = thousandths.magnitude / UInt(cut)
    let divisor: UInt = [1, 10, 100, 1000][decimals]
    var text = "\(size / divisor)"
    if decimals > 0 {
      let rest = "\(size % divisor)"
      text += "." + String(repeating: "0", count: decimals - rest.count) + rest
    }
    let sign = thousandths < 0 ? "-" : ""
    let date = "2024-0\(month)-" + (day < 10 ? "0\(day)" : "\(day)")
    return "\(date),\(name),\(sign)\(text),\(currency),\(status)"
  }
}
