extension RuleErrorGallery {
  /// Texts in several lines, which YAML makes one of, and marks that part nothing.
  static let lines: [Case] = [
    Case(
      "patterns in lines without dashes",
      """
      rules:
        - Food/Coffee:
            blue bottle,
            starbucks
        - match:
            - acme
             - beta
          category: Home
        - Food: [blue bakery
            corner shop, peets]
        - Transit: |
            gett
            lyft
        - match: a bakery
          tag: one
            two
          tags:
            three
            four
          category: Food
      lists:
        rides: uber
          lyft
          gett
          bolt
      categories: { Food/Coffee: }
      """,
      """
      r.yaml:3:7: error: YAML makes one text of these 2 lines: "blue bottle, starbucks"
        |       blue bottle,
        |       ^
        Put "- " before each line, or write [blue bottle, starbucks]; if it is one name, write it in one line.
      r.yaml:6:9: error: YAML makes one text of these 2 lines: "acme - beta"
        |       - acme
        |         ^
        Put each "-" under the first one, or write [acme, beta].
      r.yaml:9:12: error: YAML makes one text of these 2 lines: "blue bakery corner shop"
        |   - Food: [blue bakery
        |            ^
        Put a comma behind "blue bakery", or, if it is one name, write it in one line.
      r.yaml:11:14: error: YAML makes one text of these 2 lines: "gett lyft"
        |   - Transit: |
        |              ^
        Put "- " before each line, or write [gett, lyft]; if it is one name, write it in one line.
      r.yaml:15:10: error: YAML makes one text of these 2 lines: "one two"
        |     tag: one
        |          ^
        Put "- " before each line, or write ["one", "two"]; if it is one name, write it in one line.
      r.yaml:18:7: error: YAML makes one text of these 2 lines: "three four"
        |       three
        |       ^
        Put "- " before each line, or write [three, four]; if it is one name, write it in one line.
      r.yaml:22:10: error: YAML makes one text of these 4 lines: "uber lyft gett …"
        |   rides: uber
        |          ^
        Put "- " before each line, or write [uber, lyft, gett, …]; if it is one name, write it in one line.
      """),
    Case(
      "texts in several lines that may be so",
      """
      lists:
        shops: "corner
          shop"
      rules:
        - match: "whole foods
            market"
          note: bought
            in town
          category: Food
        - Home: [$shops]
        - match: |-
            /(?xi) ^sq | # a till
              ^tst/
          category: Home
        - Transit:
            gett taxi
        - Transit: >-
            corner store
      """, ""),
    Case(
      "marks that part nothing",
      """
      rules:
        - Food: doordash; wolt
        - Home: [smith|jones, "a;b shop"]
        - Transit: gett OR lyft
        - Transit: /shop;|store/
        - Food: HOTEL OR MOTEL
      """,
      """
      r.yaml:2:11: warning: "doordash; wolt" is one pattern: ";" parts nothing
        |   - Food: doordash; wolt
        |           ^
        Write a list in brackets: [doordash, wolt]. If the ";" belongs to the name, put it in quotes.
      r.yaml:3:12: warning: "smith|jones" is one pattern: "|" parts nothing
        |   - Home: [smith|jones, "a;b shop"]
        |            ^
        Write a list in brackets: [smith, jones]. If the "|" belongs to the name, put it in quotes.
      r.yaml:4:14: warning: "gett OR lyft" is one pattern: "OR" parts nothing
        |   - Transit: gett OR lyft
        |              ^
        Write a list in brackets: [gett, lyft]. If the "OR" belongs to the name, put it in quotes.
      """),
    Case(
      "parts of a split written as other programs do",
      """
      rules:
        - match: a shop
          split:
            - { category: Food, percent: 40 }
            - category: Home
              amount: 12.50
            - { category: Clothes, rest: true }
            - { category: Transit, share: some }
            - { category: Food }
      """,
      """
      r.yaml:4:9: error: a part of a split is one category with its share behind it
        |       - { category: Food, percent: 40 }
        |         ^
        Write Food: 40%.
      r.yaml:5:9: error: a part of a split is one category with its share behind it
        |       - category: Home
        |         ^
        Write Home: 12.50.
      r.yaml:7:9: error: a part of a split is one category with its share behind it
        |       - { category: Clothes, rest: true }
        |         ^
        Write Clothes: rest.
      r.yaml:8:9: error: a part of a split is one category with its share behind it
        |       - { category: Transit, share: some }
        |         ^
        Write Transit: 60%.
      r.yaml:9:9: error: a part of a split is one category with its share behind it
        |       - { category: Food }
        |         ^
        Write Food: 60%.
      """),
  ]
}
