/// Small statements that the tests agree on.
enum Statements {
  static let header = "Date,Description,Amount,Currency\n"

  static let march =
    header + """
      2026-03-02,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD
      2026-03-03,WHOLE FOODS MARKET 10234,-61.27,USD
      2026-03-03,WHOLE FOODS MARKET 10234,-61.27,USD
      2026-03-14,UBER TRIP HELP.UBER.COM,-18.90,USD
      2026-03-29,PAYMENT THANK YOU,250.00,USD

      """

  /// Overlaps with `march` in its last two rows.
  static let marchAndApril =
    header + """
      2026-03-14,UBER TRIP HELP.UBER.COM,-18.90,USD
      2026-03-29,PAYMENT THANK YOU,250.00,USD
      2026-04-01,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD
      2026-04-05,ACME PROPERTY MGMT,-1550.00,USD

      """

  static let rules = """
    categories:
      Food/Coffee:
      Food/Groceries:
      Home/Rent:
      Transfer: { kind: transfer }
    rules:
      - Food/Coffee: [blue bottle]
      - Food/Groceries: [whole foods]
      - Transfer: [payment thank you]

    """
}
