extension RuleErrorGallery {
  /// Names that mean nothing here: currencies, tags, the word for no category.
  static let names: [Case] = [
    Case(
      "currencies in any case, and those in use beside ISO 4217",
      """
      rules:
        - { match: bakery, currency: [eur, Gbp, USDT, BTC], amount: gbp 1.., category: Food }
      """, ""),
    Case(
      "misspelt currencies",
      """
      rules:
        - { match: bakery, currency: [EURO, GPB], amount: NIS 5.., category: Food }
      tests:
        - { description: BAKERY, amount: -5, currency: USDS, category: Food }
      """,
      """
      r.yaml:2:33: error: "EURO" is no currency of ISO 4217
        |   - { match: bakery, currency: [EURO, GPB], amount: NIS 5.., category: Food }
        |                                 ^
        Did you mean "EUR"?
      r.yaml:2:39: error: "GPB" is no currency of ISO 4217
        |   - { match: bakery, currency: [EURO, GPB], amount: NIS 5.., category: Food }
        |                                       ^
        Did you mean "GBP"?
      r.yaml:2:53: error: "NIS" is no currency of ISO 4217
        |   - { match: bakery, currency: [EURO, GPB], amount: NIS 5.., category: Food }
        |                                                     ^
        Did you mean "ILS"?
      r.yaml:4:50: error: "USDS" is no currency of ISO 4217
        |   - { description: BAKERY, amount: -5, currency: USDS, category: Food }
        |                                                  ^
        Did you mean "USD"?
      """),
    Case(
      "a unit of somebody's own",
      """
      rules:
        - { match: bakery, currency: MILES, category: Food }
      """,
      """
      r.yaml:2:32: warning: "MILES" is no currency of ISO 4217
        |   - { match: bakery, currency: MILES, category: Food }
        |                                ^
        It matches only where a statement writes this very code.
      """),
    Case(
      "tags that are none",
      """
      rules:
        - { match: bakery, tags: [bread, "", "a;b"] }
        - { match: cafe, tag: "a,b", tags: coffee }
      """,
      """
      r.yaml:2:36: error: an item of "tags" is empty
        |   - { match: bakery, tags: [bread, "", "a;b"] }
        |                                    ^
        Give it a value, or remove it.
      r.yaml:2:40: error: "a;b" can't be a tag
        |   - { match: bakery, tags: [bread, "", "a;b"] }
        |                                        ^
        A tag has a letter or more, and neither "," nor ";".
      r.yaml:3:25: error: "a,b" can't be a tag
        |   - { match: cafe, tag: "a,b", tags: coffee }
        |                         ^
        A tag has a letter or more, and neither "," nor ";".
      """),
    Case(
      "the word for no category",
      """
      rules:
        - { match: bakery, category: Uncategorized }
        - uncategorized: [cafe]
      tests:
        - BAKERY: uncategorized
      """,
      """
      r.yaml:2:32: error: no rule can set the category "Uncategorized"
        |   - { match: bakery, category: Uncategorized }
        |                                ^
        It is the word for what no rule categorizes. Remove the rule, or name in "unless:" what another rule should not match.
      r.yaml:3:5: error: no rule can set the category "uncategorized"
        |   - uncategorized: [cafe]
        |     ^
        It is the word for what no rule categorizes. Remove the rule, or name in "unless:" what another rule should not match.
      r.yaml:5:13: error: unknown category "uncategorized"
        |   - BAKERY: uncategorized
        |             ^
        Did you mean "Uncategorized"?
      """),
    Case(
      "words of other programs",
      """
      rules:
        - { pattern: kiosk, hide: true, mcc: 5411, category: groceries }
        - { match: kiosk, direction: outgoing, kind: purchase, category: home/coffee }
        - { match: kiosk, category: Uncategorised }
        - { match: kiosk, any: [{ account: visa }], category: Rent }
      categories: { Food/Groceries: , Food/Coffee: }
      """,
      """
      r.yaml:2:7: error: unknown field "pattern" in a rule
        |   - { pattern: kiosk, hide: true, mcc: 5411, category: groceries }
        |       ^
        Did you mean "match"?
      r.yaml:2:23: error: unknown field "hide" in a rule
        |   - { pattern: kiosk, hide: true, mcc: 5411, category: groceries }
        |                       ^
        Did you mean "hidden"?
      r.yaml:2:35: error: unknown field "mcc" in a rule
        |   - { pattern: kiosk, hide: true, mcc: 5411, category: groceries }
        |                                   ^
        Did you mean "bank-category"?
      r.yaml:2:56: error: unknown category "groceries"
        |   - { pattern: kiosk, hide: true, mcc: 5411, category: groceries }
        |                                                        ^
        Did you mean "Food/Groceries"?
      r.yaml:3:32: error: unknown direction "outgoing"
        |   - { match: kiosk, direction: outgoing, kind: purchase, category: home/coffee }
        |                                ^
        Did you mean "out"?
      r.yaml:3:48: error: unknown kind "purchase"
        |   - { match: kiosk, direction: outgoing, kind: purchase, category: home/coffee }
        |                                                ^
        Did you mean "charge"?
      r.yaml:3:68: error: unknown category "home/coffee"
        |   - { match: kiosk, direction: outgoing, kind: purchase, category: home/coffee }
        |                                                                    ^
        Did you mean "Food/Coffee"?
      r.yaml:4:31: error: no rule can set the category "Uncategorised"
        |   - { match: kiosk, category: Uncategorised }
        |                               ^
        It is the word for what no rule categorizes. Remove the rule, or name in "unless:" what another rule should not match.
      r.yaml:5:29: error: unknown field "account" in "any"
        |   - { match: kiosk, any: [{ account: visa }], category: Rent }
        |                             ^
        Did you mean "card"?
      r.yaml:5:57: error: unknown category "Rent"
        |   - { match: kiosk, any: [{ account: visa }], category: Rent }
        |                                                         ^
        Declare it under "categories:": Rent:
      """),
    Case(
      "rules that only their order decides",
      """
      rules:
        - { name: Small, match: costco, amount: ..50, category: Food }
        - { name: Middle, match: costco, amount: 40..100, category: Home }
        - { name: Work, match: costco, card: visa, category: Shopping }
        - { match: uber*, category: Transit }
        - Food: [doordash, uber eats]
        - { match: uber bus, category: Food, payee: Bus }
        - { match: rent, amount: USD 5.., currency: EUR, category: Home }
      """,
      """
      r.yaml:3:5: warning: "Middle" (amount 40..100) and "Small" (amount ..50) can both hold for "costco", and set category differently
        |   - { name: Middle, match: costco, amount: 40..100, category: Home }
        |     ^
        Then r.yaml:2:5 wins, since it comes first. Change one of them so that they have nothing in common.
      r.yaml:4:5: note: "Work" (card visa) and "Small" (amount ..50) can both hold for "costco", and set category differently
        |   - { name: Work, match: costco, card: visa, category: Shopping }
        |     ^
        Then r.yaml:2:5 wins, since it comes first. Where that is not meant, move this rule up; where it is, "not:" can say so.
      r.yaml:6:22: warning: the pattern "uber eats" can never set anything here: "Transit" always matches first
        |   - Food: [doordash, uber eats]
        |                      ^
        See r.yaml:5:5; move this pattern to a rule above it, or remove it.
      r.yaml:7:5: warning: the rule "Food" can never set category: "Transit" always matches first
        |   - { match: uber bus, category: Food, payee: Bus }
        |     ^
        See r.yaml:5:5; move this rule up, or set something else.
      r.yaml:8:5: warning: the rule "Home" can never match: "amount" and "currency" contradict each other
        |   - { match: rent, amount: USD 5.., currency: EUR, category: Home }
        |     ^
        Change one of its conditions, or write a rule for each.
      """),
    Case(
      "what is matched is left out again",
      """
      rules:
        - { match: [blue bakery, bakery], unless: bakery, category: Food }
        - { match: [uber, lyft], unless: uber eats, category: Transit }
      """,
      """
      r.yaml:2:5: warning: the rule "Food" can never match: "unless" leaves out all that "match" finds
        |   - { match: [blue bakery, bakery], unless: bakery, category: Food }
        |     ^
        Remove patterns of "unless", or the rule.
      """),
    Case(
      "lists",
      """
      lists:
        tea: [$tae]
        all: [$all, $tea]
        5th: [x]
        tea: [x]
      rules:
        - Food: [$coffe]
      """,
      """
      r.yaml:2:9: error: there is no list "tae"
        |   tea: [$tae]
        |         ^
        Did you mean "$tea"?
      r.yaml:3:9: error: the list "all" is named within itself
        |   all: [$all, $tea]
        |         ^
        Remove it here.
      r.yaml:4:3: error: "5th" can't be the name of a list
        |   5th: [x]
        |   ^
        A name begins with a letter and has letters, digits, "-" and "_" only.
      r.yaml:5:3: error: the key "tea" stands twice in one mapping
        |   tea: [x]
        |   ^
        It stands first in line 2; remove one of the two.
      r.yaml:7:12: error: there is no list "coffe"
        |   - Food: [$coffe]
        |            ^
        Declare it under "lists:", or put the text in quotes: "$coffe"
      """),
    Case(
      "lists that nothing uses",
      """
      lists:
        tea: [oolong]
        drinks: [$tea, cola]
        snacks: [crisps, $nuts]
        nuts: [cashew]
      rules:
        - Food: [$snacks]
      """,
      """
      r.yaml:3:3: warning: no rule and no other list uses the list "drinks"
        |   drinks: [$tea, cola]
        |   ^
        Write $drinks where its texts are meant, or remove it.
      """),
  ]
}
