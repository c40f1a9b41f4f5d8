/// The files that a new book begins with.
package enum BookTemplate {
  /// `daybook.yaml`: every setting in a comment, with its default.
  package static let configuration = """
    # The settings of this book. Everything has a default: an empty file is a good one.
    # Check it with `daybook rules check`; every command says what is wrong in it, and where.

    # The currency of statements that name none.
    currency: USD

    # How reports write amounts, dates and the names of months: en-US, en-GB, de-DE, he-IL…
    locale: en-US

    # Which date counts where a statement gives two: that of the purchase, or of the posting.
    date: purchase

    # The folder of the rules, which are read in name order; the first rule that matches wins.
    rules: Rules

    # Your cards and accounts. A card needs no entry here: a folder below Statements/ names one
    # (Statements/visa-gold/march.csv), and so does the account number in a statement. An entry
    # gives it a name and tells files apart that name no account.
    #
    # cards:
    #   visa-gold:
    #     name: Visa Gold
    #     accounts: ["4417"]            # as statements show them; all numbers it has had
    #     currency: USD
    #     type: credit-card             # or checking, savings, credit-line, cash, …
    #     statements: ["visa/*.csv"]    # files below Statements/ that are this card's
    #     profile: my-bank              # read its files by this profile

    # Profiles say what a bank's files leave open. Daybook asks for one where it needs it, and
    # says what to write; `daybook inspect FILE` shows how a file is read.
    #
    # profiles:
    #   my-bank:
    #     header: [Buchungstag, Betrag] # header cells by which its files are known
    #     dates: dmy                    # or mdy, ymd
    #     decimal: comma                # or point
    #     outflow: negative             # the sign of a purchase; or positive
    #     currency: EUR
    #     columns:                      # by header cell, or by number from 1
    #       date: Buchungstag
    #       description: Verwendungszweck
    #       amount: Betrag

    # Categories of your own, beside those that the rules declare.
    #
    # categories:
    #   Hobbies/Climbing: { icon: "🧗" }
    #   Income/Rent:      { kind: income }

    # What accounts are called in exports for hledger, ledger and beancount.
    #
    # exports:
    #   roots: { expenses: Expenses }   # assets, liabilities, expenses, income, equity
    #   accounts:
    #     cards: { visa-gold: "Liabilities:Visa" }
    #     categories: { Food/Groceries: "Expenses:Groceries" }

    # What is meant to be spent at most, by category or for everything; by month where nothing else
    # is said. `daybook budgets set Food 600` writes it here, `daybook budgets` shows how they stand.
    #
    # budgets:
    #   Food: 600
    #   Transit/Rideshare: 80 EUR
    #   Shopping: { amount: 2000, span: year, roll-over: true, since: 2026-01 }

    # How `daybook list` groups when not told.
    reports:
      group-by: date                    # or card, month, category, merchant, week, none, …

    # Reports of your own, made anew by each run: Reports/coffee.md, and `daybook report coffee`.
    #
    #   custom:
    #     coffee:
    #       title: Coffee by month
    #       filter: { search: coffee, category: Food }   # as the options of daybook list
    #       group-by: month
    #       columns: [date, merchant, amount, currency]
    #       sort: -amount
    #       format: [md, csv]             # and json
    #       file: coffee                  # Reports/coffee.md and Reports/coffee.csv

    """

  /// The rules that a person writes come first, so that they win over the starter rules.
  package static let ownRules = """
    # Your own rules. Files of this folder are read in name order, and the first rule that matches
    # wins: what stands here wins over the starter rules. Try a text with
    # `daybook rules explain "SQ *BLUE BOTTLE COFFEE"`, and check the file with
    # `daybook rules check`.

    rules:
      # A category, and the merchants that belong to it:
      #
      # - Food/Coffee: [blue bottle, "sq * corner bakery"]
      #
      # Or conditions, and what to set:
      #
      # - name: Rent
      #   match: acme property
      #   amount: 1500..1600
      #   category: Home/Rent
      #   payee: ACME Property

    """

  /// Where `ownRules` goes, relative to the folder of the rules.
  package static let ownRulesPath = "00-mine.yaml"

  /// What a folder under version control leaves out.
  package static let ignoreFile = """
    # Derived from the other files, and made again when missing.
    /.daybook/

    """

  /// The starter rules: paths relative to the folder of the rules, and their text.
  package static var starterRules: [(path: String, text: String)] { StarterRules.files }

  /// A file that came with the program, however it has been changed since: it says so in its name,
  /// or it has the name and the first line of one that did.
  ///
  /// - Parameter path: Relative to the folder of the rules.
  static func isStarter(_ path: String, _ text: String) -> Bool {
    if path.lowercased().contains("starter") { return true }
    return starterRules.contains { starter in
      starter.path == path && firstLine(starter.text) == firstLine(text)
    }
  }

  private static func firstLine(_ text: String) -> Substring { text.prefix { !$0.isNewline } }
}
