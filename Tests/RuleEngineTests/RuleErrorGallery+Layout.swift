extension RuleErrorGallery {
  /// What is wrong with lines, colons, quotes and brackets, in words that tell how to mend it.
  static let layout: [Case] = [
    Case(
      "a key that is not deep enough",
      """
      rules:
        - name: Rent
          match: acme
         category: Home
      """,
      """
      r.yaml:4:4: error: the line is indented by 3 spaces, which fits no line above
        |    category: Home
        |    ^
        Indent it by 4 spaces, like "match" in line 3.
      """),
    Case(
      "a key that is too deep",
      """
      rules:
        - name: Rent
            match: acme
      """,
      """
      r.yaml:3:7: error: the line is indented by 6 spaces, which fits no line above
        |       match: acme
        |       ^
        Indent it by 4 spaces, like "name" in line 2.
      """),
    Case(
      "an item that is too deep",
      """
      rules:
        - Food: bakery
         - Home: sofa
      """,
      """
      r.yaml:3:4: error: the line is indented by 3 spaces, which fits no line above
        |    - Home: sofa
        |    ^
        Indent it by 2 spaces, like "Food" in line 2.
      """),
    Case(
      "a tab",
      "rules:\n\t- Food: bakery",
      """
      r.yaml:2:1: error: a tab stands where YAML wants spaces
        |  - Food: bakery
        | ^
        Indent with spaces.
      """),
    Case(
      "a key without its colon",
      """
      rules:
        - match acme
          category: Home
      """,
      """
      r.yaml:2:5: error: "match acme" has no ":" between a key and its value
        |   - match acme
        |     ^
        Write match: acme
      """),
    Case(
      "a last key without its colon",
      """
      rules:
        - match: acme
          category Home
      """,
      """
      r.yaml:3:5: error: "category Home" has no ":" between a key and its value
        |     category Home
        |     ^
        Write category: Home
      """),
    Case(
      "a section without its colon",
      """
      rules
        - Food: bakery
      """,
      """
      r.yaml:1:1: error: "rules" has no ":" between a key and its value
        | rules
        | ^
        Write rules:
      """),
    Case(
      "a colon without a space",
      """
      rules:
        - match:acme
          category: Home
      """,
      """
      r.yaml:2:5: error: the ":" in "match:acme" has no space behind it
        |   - match:acme
        |     ^
        Write match: acme
      """),
    Case(
      "a short form without a space",
      """
      rules:
        - Food:bakery
      """,
      """
      r.yaml:2:5: error: the ":" in "Food:bakery" has no space behind it
        |   - Food:bakery
        |     ^
        Write Food: bakery
      """),
    Case(
      "a dash without a space",
      """
      rules:
        -Food: bakery
      """,
      """
      r.yaml:2:3: error: "rules" must be a list, each item with "- " before it, not a mapping
        |   -Food: bakery
        |   ^
        Begin each rule with "-" and a space: - Food: bakery
      """),
    Case(
      "an apostrophe in single quotes",
      """
      rules:
        - Food: ['trader joe's', aldi]
      """,
      """
      r.yaml:2:24: error: something stands behind a closing quote
        |   - Food: ['trader joe's', aldi]
        |                        ^
        Put the whole text between the quotes. An apostrophe is right in double quotes: "joe's".
      """),
    Case(
      "an expression's brackets",
      """
      rules:
        - Food: [/ald[i]+/, bakery]
      """,
      """
      r.yaml:2:12: error: YAML takes brackets and commas of the regular expression for its own
        |   - Food: [/ald[i]+/, bakery]
        |            ^
        Put it in single quotes: '/…/'
      """),
    Case(
      "an amount with a greater-than sign",
      """
      rules:
        - match: rent
          amount: >100
          category: Home
      """,
      """
      r.yaml:3:13: error: ">" begins a text of several lines in YAML
        |     amount: >100
        |             ^
        Put the text in quotes. Amounts are written 100.. or ..50
      """),
    Case(
      "a range with a hyphen, a list for a text, and a key that is like none",
      """
      rules:
        - { match: rent, amount: USD 10-20, category: [Home, Food] }
        - { match: rent, merchant: x, category: Home }
      """,
      """
      r.yaml:2:28: error: "USD 10-20" is no range
        |   - { match: rent, amount: USD 10-20, category: [Home, Food] }
        |                            ^
        A range has two full stops: 10..20
      r.yaml:2:49: error: "category" must be a text, not a list
        |   - { match: rent, amount: USD 10-20, category: [Home, Food] }
        |                                                 ^
        Write one category; "split:" divides an amount among several.
      r.yaml:3:20: error: unknown field "merchant" in a rule
        |   - { match: rent, merchant: x, category: Home }
        |                    ^
        Known are name, match, unless, memo, card, account-type, amount, currency, direction, kind, date, day, weekday, bank-category, pending, tag, all, any, not, category, payee, tags, note, hidden, transfer, period, split.
      """),
  ]
}
