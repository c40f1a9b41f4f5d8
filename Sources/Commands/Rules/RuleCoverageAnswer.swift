import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What `rules coverage` says.
struct RuleCoverageAnswer {
  let coverage: RuleCoverage
  let rules: RuleSet
  /// The files of rules that came with the program.
  let starterFiles: Set<String>
  let locale: ReportLocale
  /// Nothing for all.
  var part: RulesCoverageCommand.Part?
  var showsStarter = false
  var months: Int?
  /// The day of the newest transaction of all.
  var newest: CalendarDate?
  var limit: Int?

  func write(as format: OutputFormat, _ console: Console) {
    switch format {
    case .json: console.print(document: json)
    case .csv, .ndjson: console.write(flat.bytes(as: format, locale: locale))
    case .table, .md:
      console.write(report.bytes(as: format, locale: locale, layout: console.layout))
    }
  }

  /// The currencies as everywhere: the most used one of the history first.
  var order: CurrencyOrder { CurrencyOrder(coverage.all.money.currencies) }

  // MARK: What is said of rules

  /// A rule that does nothing, and why.
  struct Idle {
    enum Reason {
      case matchesNothing
      /// The day of its last match.
      case asleep(since: CalendarDate)
      /// The rule that most often came first.
      case overruled(by: Int)
    }

    var use: RuleCoverage.RuleUse
    var reason: Reason
  }

  /// The rules that decided something, most transactions first, then in file order.
  var working: [RuleCoverage.RuleUse] {
    coverage.rules.filter { $0.won.count > 0 }.sorted {
      ($1.won.count, $0.rule) < ($0.won.count, $1.rule)
    }
  }

  /// The rules that do nothing, in file order, those that came with the program only if asked for.
  var idle: [Idle] {
    coverage.rules.compactMap { use in
      guard showsStarter || !isStarter(rules.rules[use.rule]) else { return nil }
      return reason(use).map { Idle(use: use, reason: $0) }
    }
  }

  /// How many rules that came with the program match nothing; nobody need look at each.
  var idleStarters: Int {
    coverage.rules.count { $0.matched.count == 0 && isStarter(rules.rules[$0.rule]) }
  }

  private func reason(_ use: RuleCoverage.RuleUse) -> Idle.Reason? {
    guard let last = use.matched.last else { return .matchesNothing }
    if use.isAlwaysOverruled, let other = use.mostOftenBeatenBy {
      return .overruled(by: other.rule)
    }
    guard let months, let newest, last < newest.back(months: months) else { return nil }
    return .asleep(since: last)
  }

  /// Whether a rule came with the program.
  func isStarter(_ rule: Rule) -> Bool { starterFiles.contains(rule.location.file) }

  func words(_ reason: Idle.Reason) -> String {
    switch reason {
    case .matchesNothing: return "matches nothing"
    case .asleep(let last): return "matched last on \(locale.shortText(last))"
    case .overruled(let other):
      let rule = rules.rules[other]
      return "always overruled by \(rule.title) at \(rule.location)"
    }
  }

  // MARK: Who categorizes

  /// A share of the history.
  struct Share {
    var who: String
    /// For programs.
    var key: String
    var tally: RuleCoverage.Tally
  }

  var shares: [Share] {
    var own = RuleCoverage.Tally()
    var starter = RuleCoverage.Tally()
    for use in coverage.rules {
      if isStarter(rules.rules[use.rule]) {
        starter.add(use.categorized)
      } else {
        own.add(use.categorized)
      }
    }
    return [
      Share(who: "Your rules", key: "own-rules", tally: own),
      Share(who: "Starter rules", key: "starter-rules", tally: starter),
      Share(who: "By hand", key: "hand", tally: coverage.byHand),
      Share(who: "Nobody", key: "nobody", tally: coverage.uncategorized),
    ]
  }

  /// Tenths of a percent; nothing of nothing.
  static func permille(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : (part * 2000 / whole + 1) / 2
  }
}

extension CalendarDate {
  /// The same day so many months before, or the last of that month where it has no such day.
  func back(months: Int) -> CalendarDate {
    var month = month
    for _ in 0..<months { month = month.previous }
    return CalendarDate(year: month.year, month: month.month, day: day) ?? month.lastDay
  }
}
