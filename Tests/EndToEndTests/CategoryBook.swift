import Testing

/// A book in which rules of two files and a test name one category.
enum CategoryBook {
  static let rules = """
    # My rules.
    categories:
      Food/Coffee: { icon: "☕" }   # the best
      Food/Groceries:
      Transfer: { kind: transfer }

    rules:
      - Food/Coffee: [blue bottle]   # every day
      - Food/Groceries: [whole foods]
      - Transfer: [payment thank you]

    tests:
      - BLUE BOTTLE: Food/Coffee

    """

  /// - Parameters:
  ///   - more: The second file of rules.
  ///   - settings: What stands in `daybook.yaml` besides.
  static func place(
    more: String = "rules:\n  - match: uber\n    category: 'Food/Coffee'\n",
    settings: String = "", device: String = "test"
  ) throws -> Place {
    let place = try Place.book(rules: rules)
    try place.write("Rules/20-more.yaml", more)
    try place.write("daybook.yaml", try place.text("daybook.yaml") + settings)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet", environment: ["DAYBOOK_DEVICE": device])
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }
}
