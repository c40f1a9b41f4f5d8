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
        Indent it by 2 spaces, like the "-" in line 2.
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
        Did you mean "payee"?
      """),
    Case(
      "no brackets round a list",
      """
      lists: { rides: "x", cars: hertz }
      rules:
        - Food: doordash, wolt
        - match: uber eats
          unless:
            - uber bus, uber boat
          category: Food
        - Home: "smith, john"
        - Transit [gett, lyft]
      """,
      """
      r.yaml:3:11: warning: "doordash, wolt" is one pattern: without brackets a comma parts nothing
        |   - Food: doordash, wolt
        |           ^
        Write a list in brackets: [doordash, wolt]. If the comma belongs to the name, put it in quotes.
      r.yaml:6:9: warning: "uber bus, uber boat" is one pattern: without brackets a comma parts nothing
        |       - uber bus, uber boat
        |         ^
        Write a list in brackets: [uber bus, uber boat]. If the comma belongs to the name, put it in quotes.
      r.yaml:9:5: error: "Transit [gett, lyft]" has no ":" between the category and its patterns
        |   - Transit [gett, lyft]
        |     ^
        Write Transit: [gett, lyft]
      """),
    Case(
      "a decimal comma in braces",
      """
      rules:
        - { match: rent, amount: 100,00.., category: Home }
        - { match: costco, split: { Home: 25,00, Food: rest } }
      """,
      """
      r.yaml:2:32: error: unknown field "00.." in a rule
        |   - { match: rent, amount: 100,00.., category: Home }
        |                                ^
        A comma begins a new entry. The decimal mark of an amount is a point: 100.00
      r.yaml:3:40: error: unknown category "00"
        |   - { match: costco, split: { Home: 25,00, Food: rest } }
        |                                        ^
        A comma begins a new entry. The decimal mark of an amount is a point: 100.00
      r.yaml:3:40: error: "00" says nothing
        |   - { match: costco, split: { Home: 25,00, Food: rest } }
        |                                        ^
        Give it a value, or remove it.
      """),
    Case(
      "entries in one line without braces",
      """
      rules:
        - match: casino, hidden: true
      """,
      """
      r.yaml:2:5: error: several entries stand in one line without braces
        |   - match: casino, hidden: true
        |     ^
        Write { match: casino, hidden: true }, or each entry in a line of its own.
      """),
    Case(
      "a comma that is missing in braces",
      """
      rules:
        - { match: casino hidden: true }
      """,
      """
      r.yaml:2:21: error: there is no comma before "hidden"
        |   - { match: casino hidden: true }
        |                     ^
        In brackets and braces a comma stands between two entries.
      """),
    Case(
      "a brace that is not closed",
      """
      rules:
        - { match: casino, hidden: true
        - Food: [bakery]
      """,
      """
      r.yaml:2:5: error: the "{" is not closed
        |   - { match: casino, hidden: true
        |     ^
        Write "}" at its end.
      """),
    Case(
      "a bracket that is not closed",
      """
      rules:
        - match: uber
          unless: ["uber eats", trader joe's
          category: Food
      """,
      """
      r.yaml:3:13: error: the "[" is not closed
        |     unless: ["uber eats", trader joe's
        |             ^
        Write "]" at its end.
      """),
    Case(
      "a quote that is not closed",
      """
      rules:
        - { match: "city power, category: Home }
        - { match: x y, bank-category: ["5411"], category: Food }
      """,
      """
      r.yaml:2:14: error: the text that begins with " here does not end in this line
        |   - { match: "city power, category: Home }
        |              ^
        Write " at its end.
      """),
  ]
}
