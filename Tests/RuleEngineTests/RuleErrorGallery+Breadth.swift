extension RuleErrorGallery {
  /// Rules that hold for nearly everything or for nothing, without a pattern that says so.
  static let breadth: [Case] = [
    Case(
      "rules that leave out next to nothing",
      """
      rules:
        - { name: Amount, amount: 0.., category: Home }
        - { name: Day, day: 1..31, payee: P }
        - { name: Weekday, weekday: [mon..fri, sat, sun], tags: a }
        - { name: Ways, any: [{ direction: in }, { direction: out }], note: n }
        - { name: Both, all: [{ amount: ..5 }, { amount: 0.. }], period: p }
      """,
      """
      r.yaml:2:5: warning: the conditions of the rule "Amount" leave out next to nothing
        |   - { name: Amount, amount: 0.., category: Home }
        |     ^
        Add what the rule is about, such as "match:".
      r.yaml:3:5: warning: the conditions of the rule "Day" leave out next to nothing
        |   - { name: Day, day: 1..31, payee: P }
        |     ^
        Add what the rule is about, such as "match:".
      r.yaml:4:5: warning: the conditions of the rule "Weekday" leave out next to nothing
        |   - { name: Weekday, weekday: [mon..fri, sat, sun], tags: a }
        |     ^
        Add what the rule is about, such as "match:".
      r.yaml:5:5: warning: the conditions of the rule "Ways" leave out next to nothing
        |   - { name: Ways, any: [{ direction: in }, { direction: out }], note: n }
        |     ^
        Add what the rule is about, such as "match:".
      """),
    Case(
      "rules that take nearly everything from those below",
      """
      rules:
        - { name: Out, direction: out, category: Home }
        - { name: Unless, unless: sofa, category: Food }
        - { name: Not, not: { match: sofa }, category: Transit }
        - { name: Kiosk, match: kiosk, category: Shopping }
      """,
      """
      r.yaml:2:5: warning: the rule "Out" takes nearly everything from the rules below it, such as "Unless"
        |   - { name: Out, direction: out, category: Home }
        |     ^
        See r.yaml:3:5; add what the rule is about, such as "match:", or move it to the end.
      r.yaml:3:5: warning: the rule "Unless" takes nearly everything from the rules below it, such as "Not"
        |   - { name: Unless, unless: sofa, category: Food }
        |     ^
        See r.yaml:4:5; add what the rule is about, such as "match:", or move it to the end.
      r.yaml:4:5: warning: the rule "Not" takes nearly everything from the rules below it, such as "Kiosk"
        |   - { name: Not, not: { match: sofa }, category: Transit }
        |     ^
        See r.yaml:5:5; add what the rule is about, such as "match:", or move it to the end.
      r.yaml:4:5: warning: the rule "Not" can never set anything: "Unless" always matches first
        |   - { name: Not, not: { match: sofa }, category: Transit }
        |     ^
        See r.yaml:3:5; move this rule up or remove it.
      """),
    Case(
      "rules that look wide and are meant so",
      """
      rules:
        - { direction: out, tags: spent }
        - { pending: true, category: Shopping }
        - { direction: in, category: Home }
        - { direction: out, card: visa, category: Home }
        - { direction: out, unless: [kiosk, sofa], amount: 100.., category: Food }
        - { direction: out, category: Transit }
        - { direction: in, unless: sofa, payee: P }
      """, ""),
    Case(
      "expressions that match nearly everything",
      """
      rules:
        - { match: "/[a-z]/", payee: P }
        - { match: "/^.{3,}$/", note: n }
        - { match: "/[a-z]{4}/", card: visa, hidden: true }
        - { match: "/[aeiou]/", period: p }
      """,
      """
      r.yaml:2:14: warning: the pattern "/[a-z]/" matches almost everything
        |   - { match: "/[a-z]/", payee: P }
        |              ^
        Write more of the name.
      r.yaml:3:14: warning: the pattern "/^.{3,}$/" matches almost everything
        |   - { match: "/^.{3,}$/", note: n }
        |              ^
        Write more of the name.
      r.yaml:4:14: warning: the pattern "/[a-z]{4}/" matches almost everything
        |   - { match: "/[a-z]{4}/", card: visa, hidden: true }
        |              ^
        Write more of the name.
      """),
    Case(
      "patterns where texts are compared as wholes",
      """
      rules:
        - { bank-category: "super*", category: Food }
        - { card: ["visa*", checking], category: Home }
        - { tag: "/x/", match: sofa, category: Home }
        - { bank-category: Food/Drink, tag: c*t, payee: P }
      """,
      """
      r.yaml:2:22: warning: "super*" stands for itself: "bank-category" takes no patterns
        |   - { bank-category: "super*", category: Food }
        |                      ^
        Write the whole bank-category; "match" and "memo" take patterns.
      r.yaml:3:14: warning: "visa*" stands for itself: "card" takes no patterns
        |   - { card: ["visa*", checking], category: Home }
        |              ^
        Write the whole card; "match" and "memo" take patterns.
      r.yaml:4:12: warning: "/x/" stands for itself: "tag" takes no patterns
        |   - { tag: "/x/", match: sofa, category: Home }
        |            ^
        Write the whole tag; "match" and "memo" take patterns.
      """),
    Case(
      "days that never come",
      """
      rules:
        - { match: a shop, day: 31, date: [2026-02, 2026-04], category: Food }
        - { match: b shop, weekday: sun, date: 2026-03-09..2026-03-12, category: Food }
        - { match: c shop, day: 31, date: 2026-02..2026-03, category: Food }
        - { match: d shop, weekday: sun..tue, date: 2026-03-09, category: Food }
        - { match: e shop, day: 30.., date: ..2026-02, category: Food }
      """,
      """
      r.yaml:2:5: warning: the rule "Food" can never match: "day" and "date" contradict each other
        |   - { match: a shop, day: 31, date: [2026-02, 2026-04], category: Food }
        |     ^
        Change one of its conditions, or write a rule for each.
      r.yaml:3:5: warning: the rule "Food" can never match: "weekday" and "date" contradict each other
        |   - { match: b shop, weekday: sun, date: 2026-03-09..2026-03-12, category: Food …
        |     ^
        Change one of its conditions, or write a rule for each.
      """),
    Case(
      "rules that are odd beside one with an error",
      """
      lists:
        unused: [a shop]
      rules:
        - Food: [acme corp, "*"]
        - Home: [acme corp, /(/]
        - Home: acme corp
        - match: b shop
          categry: Home
      tests:
        - "ACME CORP": Home
      """,
      """
      r.yaml:4:23: warning: the pattern "*" matches almost everything
        |   - Food: [acme corp, "*"]
        |                       ^
        Write more of the name.
      r.yaml:5:24: error: the regular expression /(/ can't be read: missing closing parenthesis, at its character 2
        |   - Home: [acme corp, /(/]
        |                        ^
        A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
      r.yaml:6:5: warning: the rule "Home" can never set anything: "Food" always matches first
        |   - Home: acme corp
        |     ^
        See r.yaml:4:5; move this rule up or remove it.
      r.yaml:8:5: error: unknown field "categry" in a rule
        |     categry: Home
        |     ^
        Did you mean "category"?
      """),
  ]
}
