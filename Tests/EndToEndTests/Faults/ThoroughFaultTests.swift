import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Every fault at every call of every command that writes: minutes of work, done where
/// `DAYBOOK_FAULTS=all` asks for it.
@Suite(.enabled(if: FaultShim.isThere && FaultShim.isThorough))
struct ThoroughFaultTests {
  /// A command on a book.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var book: @Sendable () throws -> Place
    /// The command's words; `ID` and `ID2` stand for the newest transactions, `ONE` and `OTHER` for
    /// those that may be one, `OUT` and `IN` for the sides of a transfer.
    var words: [String]
    /// The words that show what it does.
    var look: [String]
    /// Whether a run makes it good.
    var isMadeGoodByRun: Bool

    init(
      _ name: String, _ words: String, look: String? = nil, isMadeGoodByRun: Bool = false,
      _ book: @escaping @Sendable () throws -> Place = Books.complete
    ) {
      testDescription = name
      self.words = words.split(separator: " ").map(String.init)
      self.look = look?.split(separator: " ").map(String.init) ?? Disturbance.list
      self.isMadeGoodByRun = isMadeGoodByRun
      self.book = book
    }
  }

  /// Those that `DAYBOOK_FAULT_CASE` names a part of; all without it.
  static let cases = allCases.filter { FaultShim.caseName.map($0.testDescription.contains) ?? true }

  private static let periods = "periods list --format json"
  private static let categories = "categories list --format json"

  private static let allCases = [
    Case("run on a new book", "run --quiet", isMadeGoodByRun: true, Books.new),
    Case("run on a used book", "run --quiet", isMadeGoodByRun: true, Books.used),
    Case("run with nothing new", "run --quiet", isMadeGoodByRun: true),
    Case("run without derived files", "run --quiet", isMadeGoodByRun: true) {
      let place = try Books.used()
      try place.remove(".daybook")
      return place
    },
    Case("import", "import Statements/visa/1.csv Statements/amex/1.csv", isMadeGoodByRun: true) {
      try Books.used()
    },
    Case("list without an index", "list", isMadeGoodByRun: true) {
      let place = try Books.complete()
      try place.remove(".daybook")
      return place
    },
    Case("rebuild", "rebuild", isMadeGoodByRun: true),
    Case("edit", "edit ID --note other --tag y"),
    Case("edit --delete", "edit ID --delete"),
    Case("undo", "undo"),
    Case("redo", "redo") {
      let place = try Books.complete()
      _ = try place("undo")
      return place
    },
    Case("imports undo", "imports undo Statements/visa/1.csv"),
    Case("imports redo", "imports redo Statements/visa/1.csv") {
      let place = try Books.complete()
      _ = try place("imports", "undo", "Statements/visa/1.csv")
      return place
    },
    Case("duplicates merge", "duplicates merge ONE OTHER") { try Books.doubtful() },
    Case("duplicates keep", "duplicates keep ONE OTHER") { try Books.doubtful() },
    Case("rules add", "rules add Food/Coffee shoes"),
    Case("links make", "links make OUT IN") { try Books.linkable() },
    Case("links confirm", "links confirm OUT") { try Books.linkable() },
    Case("cards merge", "cards merge visa amex"),
    Case("reread", "reread") {
      let place = try Books.complete()
      try place.write(
        "daybook.yaml",
        "profiles: { other: { outflow: positive } }\ncards: { visa: { profile: other } }\n")
      return place
    },
    Case("periods create", "periods create Spring --start 2026-03-01 --automatic", look: periods),
    Case("periods change", "periods change Trip --end 2026-03-08", look: periods, Books.planned),
    Case("periods assign", "periods assign Trip ID", Books.planned),
    Case("periods unassign", "periods unassign ID2", Books.planned),
    Case("periods delete", "periods delete Trip", look: periods, Books.planned),
    Case("categories add", "categories add Fun/Games --icon 🎲", look: categories, Books.planned),
    Case("categories rename", "categories rename Home/Rent Home/Flat", Books.planned),
    Case(
      "categories remove", "categories remove Home/Rent --move-to Food/Coffee", look: categories,
      Books.planned),
    Case("budgets set", "budgets set Food 70", look: "budgets --format json", Books.planned),
    Case(
      "recurring name", "recurring name RENT Rent",
      look: "recurring --as-of 2026-06-30 --format json", Books.planned),
  ]

  @Test(arguments: cases, [Fault.Kind.kill, .half, .short, .fails(ENOSPC), .fails(EIO)])
  func `at every call`(_ disturbed: Case, kind: Fault.Kind) throws {
    let disturbance = try prepare(disturbed)
    for call in disturbance.calls {
      try disturbance.check(Fault(kind: kind, call: call.number), isThorough: true)
    }
  }

  @Test(arguments: cases)
  func `a disk that is full from a call on`(_ disturbed: Case) throws {
    let disturbance = try prepare(disturbed)
    for call in disturbance.calls {
      try disturbance.check(Fault(kind: .allFail(ENOSPC), call: call.number), isThorough: true)
    }
  }

  @Test(arguments: cases.filter(\.isMadeGoodByRun))
  func `killed, and killed again while it is made good`(_ disturbed: Case) throws {
    let disturbance = try prepare(disturbed)
    var random = SeededGenerator(seed: 1)
    for call in disturbance.calls {
      let second = disturbance.calls.randomElement(using: &random) ?? call
      try disturbance.check(
        Fault(kind: .kill, call: call.number), second: Fault(kind: .half, call: second.number),
        isThorough: true)
    }
  }

  private func prepare(_ disturbed: Case) throws -> Disturbance {
    let place = try disturbed.book()
    let all = try place.transactions()
    let doubtful = all.filter { $0.amount == "-20.00" }.map(\.id)
    let names = [
      "ID": all.first?.id, "ID2": all.dropFirst().first?.id,
      "ONE": doubtful.first, "OTHER": doubtful.last,
      "OUT": all.first { $0.amount == "-500.00" }?.id,
      "IN": all.first { $0.amount == "500.00" }?.id,
    ]
    let words = disturbed.words.map { (names[$0] ?? nil) ?? $0 }
    let disturbance = try Disturbance(
      place, words, look: disturbed.look, isMadeGoodByRun: disturbed.isMadeGoodByRun)
    try #require(!disturbance.calls.isEmpty)
    return disturbance
  }
}
