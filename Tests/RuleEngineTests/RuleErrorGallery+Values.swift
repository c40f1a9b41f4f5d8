extension RuleErrorGallery {
  /// What has the right form and can't be meant.
  static let values: [Case] = [
    Case(
      "patterns given twice",
      """
      rules:
        - Food: [bakery, cafe roma, bakery]
        - Home: [paint shop, cafe roma]
        - { match: cafe roma, amount: 5.., payee: Roma }
      """,
      """
      r.yaml:2:31: warning: the pattern "bakery" has been given before
        |   - Food: [bakery, cafe roma, bakery]
        |                               ^
        See r.yaml:2:12; remove one of the two.
      r.yaml:3:24: warning: the pattern "cafe roma" has been given before
        |   - Home: [paint shop, cafe roma]
        |                        ^
        See r.yaml:2:20; remove one of the two.
      """),
    Case(
      "empty pattern, list for a category",
      """
      rules:
        - match: [bakery, ""]
          category: [Food]
      """,
      """
      r.yaml:2:21: error: an item of "match" is empty
        |   - match: [bakery, ""]
        |                     ^
        Give it a value, or remove it.
      r.yaml:3:15: error: "category" must be a text, not a list
        |     category: [Food]
        |               ^
        Write one category; "split:" divides an amount among several.
      """),
    Case(
      "amounts",
      """
      rules:
        - match: bakery
          amount: [1,500, 5..1, -3, "..", USD 5.., us 5]
          category: Food
      """,
      """
      r.yaml:3:21: error: the amount "5..1" ends before it begins
        |     amount: [1,500, 5..1, -3, "..", USD 5.., us 5]
        |                     ^
        Write the smaller value first: 1..5
      r.yaml:3:27: error: the amount "-3" has a sign
        |     amount: [1,500, 5..1, -3, "..", USD 5.., us 5]
        |                           ^
        An amount here has no sign; "direction: in" or "direction: out" tells which way.
      r.yaml:3:31: error: ".." is no amount
        |     amount: [1,500, 5..1, -3, "..", USD 5.., us 5]
        |                               ^
        Write 12.50, 10..20, ..50, 100.. or USD 10..20.
      r.yaml:3:46: error: "us 5" is no amount
        |     amount: [1,500, 5..1, -3, "..", USD 5.., us 5]
        |                                              ^
        Write 12.50, 10..20, ..50, 100.. or USD 10..20.
      """),
    Case(
      "nothing asked, nothing set",
      """
      rules:
        - category: Food
        - match: gett
      """,
      """
      r.yaml:2:5: error: the rule has no condition, so it would match everything
        |   - category: Food
        |     ^
        Add a condition, such as "match:".
      r.yaml:3:5: error: the rule sets nothing
        |   - match: gett
        |     ^
        Add what it sets, such as "category:".
      """),
    Case(
      "misspelt words and bad values",
      """
      rules:
        - match: a bakery
          kind: chrge
          direction: up
          weekday: [funday, fri..mon]
          day: 32
          date: 2026-13
          currency: "$"
          account-type: credit
          pending: yes
          bank-category: 58..59
          category: food
      """,
      """
      r.yaml:3:11: error: unknown kind "chrge"
        |     kind: chrge
        |           ^
        Did you mean "charge"?
      r.yaml:4:16: error: unknown direction "up"
        |     direction: up
        |                ^
        Known are in, out.
      r.yaml:5:15: error: "funday" is no weekday
        |     weekday: [funday, fri..mon]
        |               ^
        Write mon, monday or mon..fri.
      r.yaml:6:10: error: "32" is no day
        |     day: 32
        |          ^
        Write 1, 1..5 or 28.. (of 1 to 31).
      r.yaml:7:11: error: "2026-13" is no date
        |     date: 2026-13
        |           ^
        Write 2026-03-09, 2026-03, 2026, 2026-03-01.. or 2026-03-01..2026-03-15.
      r.yaml:8:15: error: "$" is no currency
        |     currency: "$"
        |               ^
        Write its code, such as USD.
      r.yaml:9:19: error: unknown account-type "credit"
        |     account-type: credit
        |                   ^
        Did you mean "credit-card"?
      r.yaml:10:14: error: unknown pending "yes"
        |     pending: yes
        |              ^
        Did you mean "true"?
      r.yaml:11:20: error: "58..59" is no merchant category code
        |     bank-category: 58..59
        |                    ^
        Write four digits or a range: 5811..5814.
      r.yaml:12:15: error: unknown category "food"
        |     category: food
        |               ^
        Did you mean "Food"?
      """),
    Case(
      "bad patterns",
      """
      rules:
        - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
      """,
      """
      r.yaml:2:19: error: nothing of the pattern "&" can be matched
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                   ^
        Words and wildcards see letters and digits only; write a regular expression: /…/
      r.yaml:2:24: error: the regular expression /foo has no "/" at its end
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                        ^
        A pattern that begins with "/" is a regular expression and ends with "/".
      r.yaml:2:32: error: the regular expression /foo/i has the letters "i" after its "/"
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                                ^
        Case is ignored anyway; other options are written inside: (?s)
      r.yaml:2:47: error: the regular expression /fo(o/ can't be read: missing closing parenthesis, at its character 5
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                                               ^
        A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
      r.yaml:2:52: error: the pattern is empty
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                                                    ^
        Write a text, or remove the item.
      r.yaml:2:58: error: an item of "Food" is empty
        |   - Food: ["***", "&", "/foo", "/foo/i", "/fo(o/", "//", " "]
        |                                                          ^
        Give it a value, or remove it.
      """),
    Case(
      "a comma in brackets",
      """
      rules:
        - Food: [whole foods, inc]
      """,
      """
      r.yaml:2:25: warning: "inc" is very short for a pattern: has a comma cut a name in two?
        |   - Food: [whole foods, inc]
        |                         ^
        In brackets a comma begins a new item. Put the whole name in quotes; or, if it is meant so, "inc".
      """),
    Case(
      "rules without effect",
      """
      rules:
        - Food: [shell, "*a*", "/.*/", "#1234", "sq. *"]
        - Home: [shell station, "*shell*x"]
        - Home: [gas, shell]
        - match: [gas]
          amount: 5..
          category: Transit
      """,
      """
      r.yaml:2:19: warning: the pattern "*a*" matches almost everything
        |   - Food: [shell, "*a*", "/.*/", "#1234", "sq. *"]
        |                   ^
        Write more of the name.
      r.yaml:2:26: warning: the pattern "/.*/" matches almost everything
        |   - Food: [shell, "*a*", "/.*/", "#1234", "sq. *"]
        |                          ^
        Write more of the name.
      r.yaml:2:34: warning: punctuation does not count in patterns: "#1234" is the same as "1234"
        |   - Food: [shell, "*a*", "/.*/", "#1234", "sq. *"]
        |                                  ^
        Where punctuation matters, write a regular expression: /…/
      r.yaml:3:12: warning: the pattern "shell station" can never set anything here: "Food" always matches first
        |   - Home: [shell station, "*shell*x"]
        |            ^
        See r.yaml:2:5; move this pattern to a rule above it, or remove it.
      r.yaml:4:5: warning: the rule "Home" can never set anything: "Food" always matches first
        |   - Home: [gas, shell]
        |     ^
        See r.yaml:2:5; move this rule up or remove it.
      r.yaml:4:12: warning: "gas" is very short for a pattern: has a comma cut a name in two?
        |   - Home: [gas, shell]
        |            ^
        In brackets a comma begins a new item. Put the whole name in quotes; or, if it is meant so, "gas".
      r.yaml:5:5: warning: the rule "Transit" can never set anything: "Food" always matches first
        |   - match: [gas]
        |     ^
        See r.yaml:2:5; move this rule up or remove it.
      """),
    Case(
      "nested conditions",
      """
      rules:
        - all: [{ mach: x }]
          any: 5
          category: Food
      """,
      """
      r.yaml:2:13: error: unknown field "mach" in "all"
        |   - all: [{ mach: x }]
        |             ^
        Did you mean "match"?
      r.yaml:3:10: error: an item of "any" must be a mapping of conditions, not a text
        |     any: 5
        |          ^
        Write each as a condition: { match: bakery }; of several patterns of one "match" any will do.
      """),
    Case(
      "category details",
      """
      categories:
        Food: { kind: spending, colour: red, color: red, icon: }
        Food//x:
        Uncategorized:
        Home: big
      rules: []
      """,
      """
      r.yaml:2:17: error: unknown kind "spending"
        |   Food: { kind: spending, colour: red, color: red, icon: }
        |                 ^
        Known are expense, income, transfer.
      r.yaml:2:27: error: unknown field "colour" in a category
        |   Food: { kind: spending, colour: red, color: red, icon: }
        |                           ^
        Did you mean "color"?
      r.yaml:2:47: error: "red" is no color
        |   Food: { kind: spending, colour: red, color: red, icon: }
        |                                               ^
        Write six hexadecimal digits in quotes: "#e67e22".
      r.yaml:2:52: error: "icon" says nothing
        |   Food: { kind: spending, colour: red, color: red, icon: }
        |                                                    ^
        Give it a value, or remove it.
      r.yaml:3:3: error: "Food//x" is no category name
        |   Food//x:
        |   ^
        Write names with "/" between them: Food/Groceries.
      r.yaml:4:3: error: "Uncategorized" can't be declared as a category
        |   Uncategorized:
        |   ^
        It is the word for transactions that no rule has categorized.
      r.yaml:5:9: error: "Home" must be nothing or a mapping with icon, color and kind, not a text
        |   Home: big
        |         ^
      """),
    Case(
      "tests that can't be read",
      """
      tests:
        - "A": Fod
        - { descripton: "A", category: Food }
        - { description: "A" }
        - { description: "A", amount: 1x, category: Uncategorized }
        - { description: "A", amount: -1, direction: in, category: Uncategorized }
      """,
      """
      r.yaml:2:10: error: unknown category "Fod"
        |   - "A": Fod
        |          ^
        Did you mean "Food"?
      r.yaml:3:5: error: the test has no description
        |   - { descripton: "A", category: Food }
        |     ^
        Add "description:" with a text as the bank writes it.
      r.yaml:3:7: error: unknown field "descripton" in a test
        |   - { descripton: "A", category: Food }
        |       ^
        Did you mean "description"?
      r.yaml:4:5: error: the test expects nothing
        |   - { description: "A" }
        |     ^
        Add what the rules should make of it, such as "category:".
      r.yaml:5:33: error: "1x" is no amount
        |   - { description: "A", amount: 1x, category: Uncategorized }
        |                                 ^
        Write a number: -12.50.
      r.yaml:6:5: error: the direction and the sign of the amount "-1" contradict each other
        |   - { description: "A", amount: -1, direction: in, category: Uncategorized }
        |     ^
        Remove the direction: an amount below zero goes out.
      """),
    Case(
      "failing tests",
      """
      rules:
        - Food: bakery
        - { name: Gett, match: gett, payee: Gett, tags: [taxi], category: Transit, hidden: true }
      tests:
        - "THE BAKERY": Home
        - "SHOP": Food
        - { description: "GETT 1", payee: Get, tags: [x], category: Transit, hidden: false, note: }
      """,
      """
      r.yaml:5:5: error: test failed: category of "THE BAKERY" is Food, not Home (set by the rule "Food" at r.yaml:2:5)
        |   - "THE BAKERY": Home
        |     ^
      r.yaml:6:5: error: test failed: category of "SHOP" is Uncategorized, not Food
        |   - "SHOP": Food
        |     ^
        `daybook rules explain` with this text names the rules that come near.
      r.yaml:7:30: error: test failed: payee of "GETT 1" is "Gett", not "Get" (set by the rule "Gett" at r.yaml:3:5)
        |   - { description: "GETT 1", payee: Get, tags: [x], category: Transit, hidden: f…
        |                              ^
      r.yaml:7:42: error: test failed: tags of "GETT 1" is [taxi], not [x] (set by the rule "Gett" at r.yaml:3:5)
        | … - { description: "GETT 1", payee: Get, tags: [x], category: Transit, hidden: fa…
        |                                          ^
      r.yaml:7:72: error: test failed: hidden of "GETT 1" is true, not false (set by the rule "Gett" at r.yaml:3:5)
        | …tion: "GETT 1", payee: Get, tags: [x], category: Transit, hidden: false, note: }
        |                                                            ^
      """),
    Case(
      "a syntax error hides the rest of its rule only",
      """
      categories:
        Food: { icon: "🍞", color: "#e67e22" }
        Travel/Air: { kind: expense }
        Travel/Air: { kind: expense }
      rules:
        - Travel: *bakery*
        - Travel/Air: starbucks #12
        - Food: [/(a/, "b*"
      """,
      """
      r.yaml:4:3: error: the key "Travel/Air" stands twice in one mapping
        |   Travel/Air: { kind: expense }
        |   ^
        It stands first in line 3; remove one of the two.
      r.yaml:6:13: error: "*bakery*" begins with "*", which YAML takes for a reference
        |   - Travel: *bakery*
        |             ^
        Put the text in quotes: "*bakery*"
      r.yaml:7:27: error: YAML takes "#12" for a comment, so only "starbucks" is left
        |   - Travel/Air: starbucks #12
        |                           ^
        Put the whole text in quotes: "starbucks #12". For a comment, put a space after "#".
      r.yaml:8:11: error: YAML: did not find expected ',' or ']' (while parsing a flow sequence that begins in line 8)
        |   - Food: [/(a/, "b*"
        |           ^
        A list that begins with "[" ends with "]".
      """),
    Case(
      "places without a group",
      """
      rules:
        - { match: [/sq (.+)/, square], payee: "{1}" }
        - { match: /sq (.+)/, payee: "{2}", note: "{shop}" }
        - { bank-category: shops, payee: "{1}" }
      """,
      """
      r.yaml:2:42: error: "square" is no regular expression, so there is no group for "{1}"
        |   - { match: [/sq (.+)/, square], payee: "{1}" }
        |                                          ^
        Write it as a regular expression, or in a rule of its own; for braces, "{{1}}".
      r.yaml:3:32: error: the regular expression /sq (.+)/ has no group for "{2}"
        |   - { match: /sq (.+)/, payee: "{2}", note: "{shop}" }
        |                                ^
        Put what you want of the text in parentheses; or, for braces, write "{{2}}".
      r.yaml:3:45: error: the regular expression /sq (.+)/ has no group for "{shop}"
        |   - { match: /sq (.+)/, payee: "{2}", note: "{shop}" }
        |                                             ^
        Write a group with this name: (?<shop>…); or, for braces, "{{shop}}".
      r.yaml:4:36: error: there is nothing to put in the place of "{1}": the rule has no "match"
        |   - { bank-category: shops, payee: "{1}" }
        |                                    ^
        Add "match:" with a regular expression that has a group: /x (.+)/
      """),
    Case(
      "splits that make no whole",
      """
      rules:
        - { match: a shop, split: { Food: 50%, Home: 40% } }
        - { match: b shop, split: { Food: 5, Home: 6 } }
        - { match: c shop, split: { Food: rest, Home: rest } }
        - { match: d shop, split: { Food: 100% } }
        - { match: e shop, split: { Food: 60%, Home: 40%, Clothes: rest } }
        - { match: f shop, split: { Food: -5, Home: 120% } }
        - { match: g shop, category: Food, split: { Food: 5, Home: rest } }
      """,
      """
      r.yaml:2:22: error: the percentages of the split sum to 90, not 100
        |   - { match: a shop, split: { Food: 50%, Home: 40% } }
        |                      ^
        Change them, or write "rest" for one of the parts.
      r.yaml:3:22: error: the amounts of the split leave something, or take too much
        |   - { match: b shop, split: { Food: 5, Home: 6 } }
        |                      ^
        Write "rest" for one of the parts.
      r.yaml:4:22: error: more than one part of the split is the rest
        |   - { match: c shop, split: { Food: rest, Home: rest } }
        |                      ^
        Give all but one an amount or a percentage.
      r.yaml:5:22: error: a split has at least two parts
        |   - { match: d shop, split: { Food: 100% } }
        |                      ^
        Write "category:" for one category, or add another part.
      r.yaml:6:22: error: the percentages sum to 100, so nothing is left for the rest
        |   - { match: e shop, split: { Food: 60%, Home: 40%, Clothes: rest } }
        |                      ^
        Remove the part that is the rest, or lower a percentage.
      r.yaml:7:37: error: "-5" is no share of a split
        |   - { match: f shop, split: { Food: -5, Home: 120% } }
        |                                     ^
        Write 25.00, USD 25.00, 40% or rest.
      r.yaml:7:47: error: "120%" is no share of a split
        |   - { match: f shop, split: { Food: -5, Home: 120% } }
        |                                               ^
        Write 25.00, USD 25.00, 40% or rest.
      r.yaml:8:38: error: "split" stands beside "category", which it takes the place of
        |   - { match: g shop, category: Food, split: { Food: 5, Home: rest } }
        |                                      ^
        Remove one of the two.
      """),
  ]
}
