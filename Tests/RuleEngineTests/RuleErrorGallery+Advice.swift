extension RuleErrorGallery {
  /// Mistakes for which the parser's place or the nearest advice would be wrong.
  static let advice: [Case] = [
    Case(
      "a section without its colon behind another one",
      """
      categories:
        Pets:
      rules

        - match: acme
          category: Pets
      """,
      """
      r.yaml:3:1: error: "rules" has no ":" between a key and its value
        | rules
        | ^
        Write rules:
      """),
    Case(
      "a value beside its key, and one below it",
      """
      rules:
        - Home:
          zulu, yankee
        - Food: "doordash", "wolt"
        - Transit: ["gett" "lyft"]
        - Shopping: 'corner shop', bakery
      """,
      """
      r.yaml:3:5: error: "zulu, yankee" stands beside "Home", not below it
        |     zulu, yankee
        |     ^
        Write Home: [zulu, yankee]
      r.yaml:4:11: error: several texts stand in one line without brackets
        |   - Food: "doordash", "wolt"
        |           ^
        Write a list in brackets: ["doordash", "wolt"]
      r.yaml:5:22: error: there is no comma before "lyft"
        |   - Transit: ["gett" "lyft"]
        |                      ^
        In brackets and braces a comma stands between two entries.
      r.yaml:6:15: error: several texts stand in one line without brackets
        |   - Shopping: 'corner shop', bakery
        |               ^
        Write a list in brackets: ['corner shop', bakery]
      """),
    Case(
      "colons without spaces in lines, and no colons at all",
      """
      rules:
        - match:acme
          category:Home
        - match = acme
        - category Home
        - unless acme
          category Home
      """,
      """
      r.yaml:2:5: error: the ":" in "match:acme" has no space behind it
        |   - match:acme
        |     ^
        Write match: acme
      r.yaml:3:5: error: the ":" in "category:Home" has no space behind it
        |     category:Home
        |     ^
        Write category: Home
      r.yaml:4:5: error: "match = acme" has no ":" between a key and its value
        |   - match = acme
        |     ^
        Write match: acme
      r.yaml:5:5: error: "category Home" has no ":" between a key and its value
        |   - category Home
        |     ^
        Write category: Home
      r.yaml:6:5: error: "unless acme" has no ":" between a key and its value
        |   - unless acme
        |     ^
        Write unless: acme
      """),
    Case(
      "ranges with three points, those that wrap, and thousands",
      """
      rules:
        - { match: a shop, amount: [10...20, USD 5…10, ...50, 100...], category: Food }
        - { match: b shop, weekday: [sun..thu, fri..mon], category: Food }
        - { match: c shop, day: 28..3, category: Food }
        - { match: d shop, amount: 1,500.00, category: Food }
        - { match: e shop, amount: 1,500.., category: Food }
        - { match: f shop, split: { Home: 1,500.00, Food: rest } }
        - { match: g shop, date: 2026-01...2026-02, category: Food }
      """,
      """
      r.yaml:2:31: error: "10...20" is no range
        |   - { match: a shop, amount: [10...20, USD 5…10, ...50, 100...], category: Food …
        |                               ^
        A range has two full stops: 10..20
      r.yaml:2:40: error: "5…10" is no range
        |   - { match: a shop, amount: [10...20, USD 5…10, ...50, 100...], category: Food …
        |                                        ^
        A range has two full stops: 5..10
      r.yaml:2:50: error: "...50" is no range
        | … - { match: a shop, amount: [10...20, USD 5…10, ...50, 100...], category: Food }
        |                                                  ^
        A range has two full stops: ..50
      r.yaml:2:57: error: "100..." is no range
        | … - { match: a shop, amount: [10...20, USD 5…10, ...50, 100...], category: Food }
        |                                                         ^
        A range has two full stops: 100..
      r.yaml:4:27: error: the day "28..3" ends before it begins
        |   - { match: c shop, day: 28..3, category: Food }
        |                           ^
        Write [28.., 1..3] for days around the end of a month, or the smaller value first: 3..28
      r.yaml:5:32: error: unknown field "500.00" in a rule
        |   - { match: d shop, amount: 1,500.00, category: Food }
        |                                ^
        A comma begins a new entry. Write an amount without it: 1500.00
      r.yaml:6:32: error: unknown field "500.." in a rule
        |   - { match: e shop, amount: 1,500.., category: Food }
        |                                ^
        A comma begins a new entry. Write an amount without it: 1500.00
      r.yaml:7:39: error: unknown category "500.00"
        |   - { match: f shop, split: { Home: 1,500.00, Food: rest } }
        |                                       ^
        A comma begins a new entry. Write an amount without it: 1500.00
      r.yaml:7:39: error: "500.00" says nothing
        |   - { match: f shop, split: { Home: 1,500.00, Food: rest } }
        |                                       ^
        Give it a value, or remove it.
      r.yaml:8:28: error: "2026-01...2026-02" is no range
        |   - { match: g shop, date: 2026-01...2026-02, category: Food }
        |                            ^
        A range has two full stops: 2026-01..2026-02
      """),
    Case(
      "expressions in braces and with commas",
      """
      rules:
        - { match: /^.{3,}$/, category: Food }
        - { match: /^a[bc], d/, category: Food }
        - Home: [/a,b/, bakery]
        - Transit: /gett # taxi/
        - { match: /kiosk/, category: Home payee: K }
        - Food: [/kiosk{2,3}/]
        - Food: [bakery, '/(sofa/', "/a+*x+/", /shop++*/]
      """,
      """
      r.yaml:2:14: error: YAML takes brackets and commas of the regular expression for its own
        |   - { match: /^.{3,}$/, category: Food }
        |              ^
        Put it in single quotes: '/…/'
      r.yaml:3:14: error: YAML takes brackets and commas of the regular expression for its own
        |   - { match: /^a[bc], d/, category: Food }
        |              ^
        Put it in single quotes: '/…/'
      r.yaml:4:12: error: the regular expression /a has no "/" at its end
        |   - Home: [/a,b/, bakery]
        |            ^
        A pattern that begins with "/" is a regular expression and ends with "/". With a comma or " #" in it, it stands in single quotes: '/…/'
      r.yaml:5:14: error: the regular expression /gett has no "/" at its end
        |   - Transit: /gett # taxi/
        |              ^
        A pattern that begins with "/" is a regular expression and ends with "/". With a comma or " #" in it, it stands in single quotes: '/…/'
      r.yaml:6:38: error: there is no comma before "payee"
        |   - { match: /kiosk/, category: Home payee: K }
        |                                      ^
        In brackets and braces a comma stands between two entries.
      r.yaml:7:12: error: YAML takes brackets and commas of the regular expression for its own
        |   - Food: [/kiosk{2,3}/]
        |            ^
        Put it in single quotes: '/…/'
      r.yaml:8:26: error: the regular expression /(sofa/ can't be read: missing closing parenthesis, at its character 6
        |   - Food: [bakery, '/(sofa/', "/a+*x+/", /shop++*/]
        |                          ^
        A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
      r.yaml:8:34: error: the regular expression /a+*x+/ can't be read: quantifier does not follow a repeatable item, at its character 3
        |   - Food: [bakery, '/(sofa/', "/a+*x+/", /shop++*/]
        |                                  ^
        A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
      r.yaml:8:48: error: the regular expression /shop++*/ can't be read: quantifier does not follow a repeatable item, at its character 7
        |   - Food: [bakery, '/(sofa/', "/a+*x+/", /shop++*/]
        |                                                ^
        A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
      """),
    Case(
      "a comment behind a bracket at the end",
      """
      rules:
        - match: bakery
          category: Food
          tags: [#a, b]
      """,
      """
      r.yaml:4:12: error: YAML takes "#a, b]" for a comment, so nothing is left
        |     tags: [#a, b]
        |            ^
        Put the text in quotes: "#a". For a comment, put a space after "#".
      """),
    Case(
      "characters that look like spaces",
      """
      rules:
        -\u{A0}match: bakery
          category: Food
        - match:\u{A0}bakery
          category: Food
      """,
      """
      r.yaml:2:4: error: the character U+00A0 looks like a space here and is none to YAML
        |   - match: bakery
        |    ^
        Write a space instead.
      r.yaml:4:11: error: the character U+00A0 looks like a space here and is none to YAML
        |   - match: bakery
        |           ^
        Write a space instead.
      """),
    Case(
      "an item one space too far to the left",
      """
      rules:
        - match: bakery
          category: Food
       - match: kiosk
         category: Food
      """,
      """
      r.yaml:4:2: error: the line is indented by 1 space, which fits no line above
        |  - match: kiosk
        |  ^
        Indent it by 2 spaces, like the "-" in line 2.
      """),
    Case(
      "shapes of other fields",
      """
      categories: [Food, Home]
      rules:
        - { any: [kiosk, bar], category: Food }
        - { match: costco, split: [Food, Home] }
        - { match: costco, split: Food }
      """,
      """
      r.yaml:1:13: error: "categories" must be a mapping from names to details, not a list
        | categories: [Food, Home]
        |             ^
        Write each category in a line of its own, with ":" behind it and no "-": Food/Coffee:
      r.yaml:3:13: error: an item of "any" must be a mapping of conditions, not a text
        |   - { any: [kiosk, bar], category: Food }
        |             ^
        Write each as a condition: { match: bakery }; of several patterns of one "match" any will do.
      r.yaml:3:20: error: an item of "any" must be a mapping of conditions, not a text
        |   - { any: [kiosk, bar], category: Food }
        |                    ^
        Write each as a condition: { match: bakery }; of several patterns of one "match" any will do.
      r.yaml:4:30: error: an item of "split" must be a category with its share, not a text
        |   - { match: costco, split: [Food, Home] }
        |                              ^
        Write each category with its share: { Food: 60%, Home: rest }
      r.yaml:4:36: error: an item of "split" must be a category with its share, not a text
        |   - { match: costco, split: [Food, Home] }
        |                                    ^
        Write each category with its share: { Food: 60%, Home: rest }
      r.yaml:5:29: error: "split" must be categories with their shares, not a text
        |   - { match: costco, split: Food }
        |                             ^
        Write each category with its share: { Food: 60%, Home: rest }
      """),
    Case(
      "a category below another one",
      """
      categories:
        Food:
          Coffee:
      """,
      """
      r.yaml:3:5: error: unknown field "Coffee" in a category
        |     Coffee:
        |     ^
        A category within another is declared in a line of its own: Food/Coffee:
      """),
    Case(
      "a text for a file",
      """
      if AMAZON
        account2 expenses
      """,
      """
      r.yaml:1:1: error: "a rules file" must be a mapping with categories, lists, rules, tests and include, not a text
        | if AMAZON
        | ^
        Write "rules:" and below it each rule with "-" and a space: - Food: bakery. `daybook rules import` reads the rules of other programs.
      """),
    Case(
      "rules of other programs",
      """
      rules:
        - if: { payee: acme }
          then: { category: Home }
      """,
      """
      r.yaml:2:5: error: unknown field "if" in a rule
        |   - if: { payee: acme }
        |     ^
        Write conditions and effects side by side: match: …, category: … `daybook rules import` reads the rules of other programs.
      r.yaml:3:5: error: unknown field "then" in a rule
        |     then: { category: Home }
        |     ^
        Write conditions and effects side by side: match: …, category: … `daybook rules import` reads the rules of other programs.
      """),
    Case(
      "rules that have nothing to be called by",
      """
      rules:
        - { match: acme, hidden: true }
        - { match: acme shop, hidden: false }
        - { match: acme store, transfer: true, unless: acme }
      """,
      """
      r.yaml:3:5: warning: the rule "hidden: false" can never set anything: "hidden: true" always matches first
        |   - { match: acme shop, hidden: false }
        |     ^
        See r.yaml:2:5; move this rule up or remove it.
      r.yaml:4:5: warning: the rule "transfer: true" can never match: "unless" leaves out all that "match" finds
        |   - { match: acme store, transfer: true, unless: acme }
        |     ^
        Remove patterns of "unless", or the rule.
      """),
  ]
}
