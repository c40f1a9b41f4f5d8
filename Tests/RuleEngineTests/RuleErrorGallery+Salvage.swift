extension RuleErrorGallery {
  /// Mistakes of YAML, behind which reading goes on.
  static let salvage: [Case] = [
    Case(
      "mistakes of all kinds in one file",
      """
      categories:
        Food/Coffee: { icon: x
        Pets:
      lists:
        cats: [a cat, b cat
        dogs: [a dog]
      rules:
        - { mach: acme, category: Home }
        - Fod: kiosk
        - Food/Coffee: [blue bottle, starbucks
        - { match: rent, amount: 10-20, category: Home }
        - Food: [a bank, b #3]
        - Food: peets #12
        - Pets: [$cats, $dogs, $cat]
        - name: Rent
          match: acme
         category: Home
      \t- Food: bakery
        - { match: "city power, category: Home }
        - { match: x y, weekday: funday, category: Food }
      tests:
        - BAKERY: "Food
        - "KIOSK": Fod
      """,
      """
      r.yaml:2:16: error: the "{" is not closed
        |   Food/Coffee: { icon: x
        |                ^
        Write "}" at its end.
      r.yaml:5:9: error: the "[" is not closed
        |   cats: [a cat, b cat
        |         ^
        Write "]" at its end.
      r.yaml:8:7: error: unknown field "mach" in a rule
        |   - { mach: acme, category: Home }
        |       ^
        Did you mean "match"?
      r.yaml:9:5: error: unknown category "Fod"
        |   - Fod: kiosk
        |     ^
        Did you mean "Food"?
      r.yaml:10:18: error: the "[" is not closed
        |   - Food/Coffee: [blue bottle, starbucks
        |                  ^
        Write "]" at its end.
      r.yaml:11:28: error: "10-20" is no range
        |   - { match: rent, amount: 10-20, category: Home }
        |                            ^
        A range has two full stops: 10..20
      r.yaml:12:22: error: YAML takes "#3]" for a comment, so only "b" is left
        |   - Food: [a bank, b #3]
        |                      ^
        Put the text in quotes: "b #3". For a comment, put a space after "#".
      r.yaml:13:17: error: YAML takes "#12" for a comment, so only "peets" is left
        |   - Food: peets #12
        |                 ^
        Put the whole text in quotes: "peets #12". For a comment, put a space after "#".
      r.yaml:14:26: error: there is no list "cat"
        |   - Pets: [$cats, $dogs, $cat]
        |                          ^
        Did you mean "$cats"?
      r.yaml:17:4: error: the line is indented by 3 spaces, which fits no line above
        |    category: Home
        |    ^
        Indent it by 4 spaces, like "match" in line 16.
      r.yaml:18:1: error: a tab stands where YAML wants spaces
        |  - Food: bakery
        | ^
        Indent with spaces.
      r.yaml:19:14: error: the text that begins with " here does not end in this line
        |   - { match: "city power, category: Home }
        |              ^
        Write " at its end.
      r.yaml:20:28: error: "funday" is no weekday
        |   - { match: x y, weekday: funday, category: Food }
        |                            ^
        Write mon, monday or mon..fri.
      r.yaml:22:13: error: the text that begins with " here does not end in this line
        |   - BAKERY: "Food
        |             ^
        Write " at its end.
      r.yaml:23:14: error: unknown category "Fod"
        |   - "KIOSK": Fod
        |              ^
        Did you mean "Food"?
      """),
    Case(
      "a section without its colon, and a mistake behind it",
      """
      categories:
        Pets:
      rules
        - match: acme
          categry: Pets
      """,
      """
      r.yaml:3:1: error: "rules" has no ":" between a key and its value
        | rules
        | ^
        Write rules:
      r.yaml:5:5: error: unknown field "categry" in a rule
        |     categry: Pets
        |     ^
        Did you mean "category"?
      """),
    Case(
      "what is no item ends the reading",
      """
      rules:
        - Fod: kiosk
      ---
      rules:
        - Food: [a
      """,
      """
      r.yaml:3:1: error: a second YAML document begins here
        | ---
        | ^
        Remove the line "---", or make two files of it.
      """),
  ]
}
