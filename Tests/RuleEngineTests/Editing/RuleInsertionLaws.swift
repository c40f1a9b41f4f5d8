import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Laws that hold for every file and every pattern.
@Suite struct RuleInsertionLaws {
  private static let atoms: [String] = [
    "a", "blue", "bottle", "שופרסל", "חו\"ל", "café", "CAFE\u{301}", "'\u{301}", "コーヒー", "12",
    " ", "  ", "#", " #", ": ", ":", ",", "[", "]", "{", "}", "*", "?", "&", "!", "%", "@", "`",
    "'", "\"", "\\", "\\d+", "$", "$list", "-", "- ", "~", "null", ".", "..", "...", "---", "|",
    ">", "=", "<<", "\t", "\u{A0}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{E000}",
    "\u{EFC1}", "🛒", "\n", "\u{7}", "/", "no", "true", "0x1F", "1e5", "2026-03-09",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      atoms.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test func `a text is read back to the byte, wherever it stands`() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<4000 {
      let text = Self.text(&random)
      // The parser drops a byte order mark that begins a text; no rule is written with one.
      if text.unicodeScalars.first == "\u{FEFF}" { continue }
      let block = YAMLWriter.scalar(text, in: .block)
      let flow = YAMLWriter.scalar(text, in: .flow)
      let key = YAMLWriter.scalar(text, in: .key)
      let file =
        "k: \(block)\nl: [\(flow), \(flow)]\nm: { n: \(flow) }\no:\n  - \(block)\n\(key): x\n"
      let (root, diagnostics) = YAMLReader.read(file, path: "t")
      let own = YAMLShape.text(text)
      let expected = YAMLShape.mapping([
        .init("k", own), .init("l", .sequence([own, own])),
        .init("m", .mapping([.init("n", own)])), .init("o", .sequence([own])),
        .init(text, .text("x")),
      ])
      #expect(diagnostics.map(\.description) == [], "\(text.debugDescription): \(file)")
      #expect(YAMLShape(root) == expected, "\(text.debugDescription): \(file)")
    }
  }

  /// A rules file of some form, with line breaks of some kind.
  private static func file(_ random: inout SeededGenerator) -> String {
    let lineBreak = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
    let isLeft = Bool.random(using: &random)
    let dash = isLeft ? "- " : "  - "
    let inner = isLeft ? "  " : "    "
    var lines: [String] = []
    func some(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    if Bool.random(using: &random) { lines += ["# mine, שלי", ""] }
    if Bool.random(using: &random) { lines += ["categories:", "  Pets:  # dogs", ""] }
    lines.append("rules:" + some(["", "  # all"]))
    for number in 0..<Int.random(in: 0...5, using: &random) {
      let category = some(["Food", "Home", "Pets/Food", "\"Food\""].filter { $0 != "Pets/Food" })
      let one = "w\(number)\(some(["", " שופ", "*", " 'x'"]))"
      switch Int.random(in: 0...5, using: &random) {
      case 0: lines.append("\(dash)\(category): \(one)\(some(["", "  # one"]))")
      case 1: lines.append("\(dash)\(category): [\(one), \"v, \(number)\"\(some(["", ","]))]")
      case 2: lines += ["\(dash)\(category):", "\(inner)  - \(one)", "\(inner)  - v\(number)"]
      case 3: lines += ["\(dash)\(category): [\(one),", "\(inner)  v\(number)  # v", "\(inner)]"]
      case 4: lines += ["\(dash)match: \(one)", "\(inner)note: |", "\(inner)  # no comment"]
      default: lines += [some(["", "  # next"]), "\(dash){ match: \(one), category: Home }"]
      }
    }
    if Bool.random(using: &random) {
      lines += ["", "# proofs", "tests:", "  - zzz: Uncategorized"]
    }
    return some(["", "\u{FEFF}"]) + lines.joined(separator: lineBreak) + some(["", lineBreak])
  }

  @Test func `what was there stays to the byte, and one rule or pattern is more`() throws {
    var random = SeededGenerator(seed: 42)
    let food = try Sample.category("Food")
    var joined = 0
    for _ in 0..<800 {
      let file = Self.file(&random)
      let pattern = "new " + Self.text(&random)
      guard (try? PatternParser.parse(pattern)) != nil else { continue }
      let editor: RuleEditor
      do throws(RuleInsertionFailure) {
        editor = try RuleEditor([RuleSource(path: "r.yaml", text: file)])
      } catch {
        Issue.record("\(file)\n\(error.diagnostics)")
        continue
      }
      let insertion: RuleInsertion
      do throws(RuleInsertionFailure) {
        insertion = try editor.insert(NewRule(food, [pattern]), into: "r.yaml")
      } catch {
        Issue.record("\(file)\n\(pattern.debugDescription): \(error.diagnostics)")
        continue
      }
      let (old, new) = (editor.ruleSet, insertion.ruleSet)
      if insertion.isJoined { joined += 1 }
      #expect(new.rules.count == old.rules.count + (insertion.isJoined ? 0 : 1))
      let texts = { (set: RuleSet) in
        Set(set.rules.flatMap { $0.patternUses.map { Array($0.text.utf8) } })
      }
      #expect(texts(new).subtracting(texts(old)) == [Array(pattern.utf8)], "\(insertion.newText)")
      #expect(Self.isInserted(file, insertion.newText), "\(file)\n→\n\(insertion.newText)")
    }
    #expect(joined > 100)
  }

  /// Some words in a row, of few, so that patterns often hold one another.
  private static func words(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      ["blue", "bottle", "bar", "shop"].randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  @Test func `a new rule decides what it names, and what it does not match stays as it was`()
    throws
  {
    var random = SeededGenerator(seed: 43)
    let names = ["Food", "Home", "Transit"]
    for _ in 0..<600 {
      var file = "rules:\n"
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let category = names.randomElement(using: &random) ?? "Food"
        let star = Bool.random(using: &random) ? "*" : ""
        file += "  - \(category): [\"\(Self.words(&random))\(star)\", \"\(Self.words(&random))\"]\n"
      }
      let pattern = Self.words(&random)
      let category = try Sample.category(names.randomElement(using: &random) ?? "Food")
      let editor = try RuleEditor([RuleSource(path: "r.yaml", text: file)])
      guard
        let insertion = try? editor.insert(NewRule(category, [pattern]), into: "r.yaml")
      else { continue }
      let old = RuleMatcher(editor.ruleSet)
      let new = RuleMatcher(insertion.ruleSet)
      let named = new.decide(TransactionFacts(description: pattern)).category?.value
      #expect(named == category, "\(file)\n\(pattern)\n→\n\(insertion.newText)")
      let descriptions = (0..<20).map { _ in Self.words(&random) + " x" }
      let hits = Set(try PatternProbe(descriptions).subjects(matching: pattern))
      for (number, description) in descriptions.enumerated() {
        let facts = TransactionFacts(description: description)
        let before = old.decide(facts).category?.value
        let after = new.decide(facts).category?.value
        if !hits.contains(number) || before == category {
          #expect(before == after, "\(file)\n\(description)\n→\n\(insertion.newText)")
        } else {
          #expect(after == category || after == before)
        }
      }
      // What a rule names stays its own, unless that is told.
      let isTold = insertion.remarks.map(\.fact.code).contains("takes-over")
      for rule in editor.ruleSet.rules where !isTold {
        for use in rule.patternUses where !use.text.hasSuffix("*") {
          let facts = TransactionFacts(description: use.text)
          let before = old.decide(facts).category?.value
          let after = new.decide(facts).category?.value
          let isKept = before == after || after == rule.effects.category
          #expect(isKept, "\(file)\n\(pattern)\n→\n\(insertion.newText)")
        }
      }
    }
  }

  /// Whether the old text is the new one without some of its bytes.
  private static func isInserted(_ old: String, _ new: String) -> Bool {
    var rest = Array(old.utf8)[...]
    for byte in new.utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
