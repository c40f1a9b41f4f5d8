import Foundation
import Testing

/// What must not take ever more memory, files or folders than there are things to read.
struct GrowthTests {
  /// Two exports of one restaurant: of a day's pending rows, and of their postings with tips.
  @Test func `settling many rows of one restaurant takes memory for the rows alone`() throws {
    let place = try Place.book()
    let header = "Date,Description,Amount,Currency,Status,Category\n"
    var (pending, posted) = (header, header)
    for number in 0..<16_000 {
      // No amount is another one's with its tip: what is equal goes first.
      let cents = 1000 + number % 401 * 10
      let tip = cents / 100 * 10 + 5
      pending += "2026-03-01,CAFE NOIR,-\(Self.text(cents)),USD,Pending,Restaurants\n"
      posted += "2026-03-03,CAFE NOIR,-\(Self.text(cents + tip)),USD,Posted,Restaurants\n"
    }
    try place.write("Statements/visa/1.csv", pending)
    try place.write("Statements/visa/2.csv", posted)
    // In kilobytes. All pairs that may be one would be some forty million.
    let answer = try place.shell("ulimit -d 400000 && exec \"$DAYBOOK\" import Statements/visa/*")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("16,000 rows: 0 new, 16,000 settled"), "\(answer.output)")
  }

  private static func text(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  @Test func `a file for which there is no memory is told of, and the others are read`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    // 600 MB behind one open quote, of which the disk holds nothing.
    try place.write("Statements/visa/open.csv", Statements.header + "2026-03-02,\"")
    #expect(try place.shell("truncate -s 600M Statements/visa/open.csv").code == 0)
    let answer = try place.shell("ulimit -d 300000 && exec \"$DAYBOOK\" run --quiet")
    #expect(answer.code == 1, "\(answer.talk)")
    #expect(answer.talk.contains("needs more memory than this program may have"), "\(answer.talk)")
    #expect(try place.transactions().count == 5)
  }

  @Test func `an archive that unpacks too far is refused before it fills the memory`() throws {
    let place = try Place.book()
    // 100 MB of zeros in 100 KB, fifty times: 5 GB, of which the limits allow half a gigabyte.
    let made = try place.shell(
      "mkdir -p Statements/visa && head -c 100000000 /dev/zero | gzip -9 > part.gz"
        + " && for i in $(seq 50); do cat part.gz; done > Statements/visa/march.csv.gz")
    try #require(made.code == 0, "\(made.talk)")
    let answer = try place.shell("ulimit -d 300000 && exec \"$DAYBOOK\" run --quiet")
    #expect(answer.code == 1)
    #expect(
      answer.talk.contains("unpacks to more than 100 times its size"),
      "\(answer.output)\(answer.talk)")
  }

  @Test(arguments: ["/", ".", "..", "Statements/..", "loop"])
  func `a rules folder that holds the book is refused`(folder: String) throws {
    let place = try Place.book()
    let made = try place.shell("ln -s . loop")
    try #require(made.code == 0)
    try place.write("daybook.yaml", "currency: USD\nrules: \(folder)\n")
    for command in ["run", "list", "rules check"] {
      let answer = try place.shell("exec \"$DAYBOOK\" \(command)")
      #expect(answer.code == 78, "\(command): \(answer.talk)")
      #expect(
        answer.talk.contains("daybook.yaml:2") && answer.talk.contains("holds the book itself"),
        "\(command): \(answer.talk)")
    }
  }

  @Test func `a rules folder of very many files is refused`() throws {
    let place = try Place.book()
    let made = try place.shell(
      "mkdir -p ../much/a && cd ../much/a && seq -f '%.0f.txt' 10001 | xargs touch")
    try #require(made.code == 0)
    try place.write("daybook.yaml", "currency: USD\nrules: ../much\n")
    let answer = try place("list")
    #expect(answer.code == 78)
    #expect(answer.talk.contains("daybook.yaml:2"), "\(answer.talk)")
    #expect(answer.talk.contains("more than 10000 files and folders"), "\(answer.talk)")
  }

  @Test func `links that lead back give no rule twice`() throws {
    let place = try Place.book(
      rules: "rules:\n  - match: coffee\n    category: Food\n")
    let plain = try place("rules", "check")
    let made = try place.shell("ln -s . Rules/one && ln -s ../Rules Rules/two")
    try #require(made.code == 0)
    let answer = try place("rules", "check")
    #expect(answer.code == plain.code && answer.talk == plain.talk, "\(answer.talk)")
    #expect(answer.output == plain.output, "\(answer.output)")
  }
}
