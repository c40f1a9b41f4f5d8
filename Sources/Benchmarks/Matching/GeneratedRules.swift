/// Rules files for the merchants of `MerchantNames`, as people write them.
///
/// Of a hundred rules, sixty name merchants by words, fifteen by a wildcard, fifteen by a regular
/// expression, and ten ask for more than the description. A dozen rules for everybody stand at the
/// end whatever the number: codes of the card network, fees, and an expression without any text.
enum GeneratedRules {
  static func yaml(_ count: Int) -> String {
    var text = "categories:\n"
    for category in categories { text += "  \(category):\n" }
    text += "rules:\n"
    for number in 0..<max(0, count - 12) { text += rule(number) }
    return text + forEverybody
  }

  private static func rule(_ number: Int) -> String {
    let name = MerchantNames.name(number)
    let category = categories[number % categories.count]
    switch number % 20 {
    case 0..<12:
      return "  - \(category): [\(quoted(name)), \(quoted(name + " online"))]\n"
    case 12, 13: return "  - \(category): [\(quoted(name + "*"))]\n"
    case 14: return "  - \(category): [\(quoted("sq * " + name))]\n"
    case 15...17:
      return "  - name: Rule \(number)\n    match: \(quoted(expression(name, number)))\n"
        + "    category: \(category)\n"
    case 18:
      return "  - match: \(quoted(name))\n    amount: \(number % 50)..\(number % 50 + 100)\n"
        + "    category: \(category)\n    payee: \(quoted(name))\n"
    default:
      return "  - match: \(quoted(name))\n    unless: [refund, \(quoted(name + " gift"))]\n"
        + "    day: 1..20\n    category: \(category)\n    tags: [seen]\n"
    }
  }

  private static func expression(_ name: String, _ number: Int) -> String {
    let words = name.split(separator: " ").map { word in
      word.map { ".'&\"".contains($0) ? "." : String($0) }.joined()
    }
    switch number % 3 {
    case 0: return "/^(sq|tst)? ?\\*? ?\(words.joined(separator: " +"))/"
    case 1: return "/\\b\(words.joined(separator: ".*"))( #?\\d+)?/"
    default: return "/\(words.joined(separator: "\\W+"))\\W+(\\d{2,5}|\\w+)/"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let categories = [
    "Food/Groceries", "Food/Coffee", "Food/Restaurants", "Home/Hardware", "Home/Furniture",
    "Health/Pharmacy", "Health/Dental", "Transit/Fuel", "Transit/Parking", "Transit/Rides",
    "Shopping/Books", "Shopping/Clothes", "Shopping/Toys", "Leisure/Cinema", "Leisure/Travel",
  ]

  private static let forEverybody = """
      - { bank-category: "5411", category: Food/Groceries }
      - { bank-category: 5811..5814, category: Food/Restaurants }
      - { bank-category: [5541, 5542], category: Transit/Fuel }
      - { bank-category: "5912", category: Health/Pharmacy }
      - { bank-category: [Travel, Airlines], category: Leisure/Travel }
      - { match: "/^[0-9 ]{9,}$/", category: Shopping/Books }
      - { match: ["interest charge*", annual fee], category: Home/Furniture }
      - { match: payment thank you, direction: in, tags: [paid] }
      - { match: "*parking*", category: Transit/Parking }
      - { amount: 5000.., tags: [large] }
      - { weekday: sat..sun, match: cinema, tags: [weekend] }
      - { match: hotel, unless: hotel tonight, category: Leisure/Travel }

    """
}
