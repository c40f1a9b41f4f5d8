import StatementModel
import Testing

@testable import StatementFormats

/// What stands around a list of two rows, and whether more of it are elsewhere.
struct PageCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// `@` is a list of two rows.
  var text: String
  var isPart: Bool

  init(_ name: String, _ text: String, isPart: Bool) {
    testDescription = name
    self.text = text
    self.isPart = isPart
  }

  static let all: [PageCase] = [
    PageCase("as many as there are", #"{"transactions":@,"total_transactions":2}"#, isPart: false),
    PageCase("more than there are", #"{"transactions":@,"total_transactions":10}"#, isPart: true),
    PageCase(
      "two pages of one list",
      #"[{"transactions":@,"total_transactions":4},{"transactions":@,"total_transactions":4}]"#,
      isPart: false),
    PageCase(
      "a flag", #"{"added":@,"modified":[],"has_more":true,"next_cursor":"c"}"#, isPart: true),
    PageCase("a flag unset", #"{"added":@,"has_more":false,"next_cursor":"c"}"#, isPart: false),
    PageCase("a flag as a text", #"{"transactions":@,"moreAvailable":"true"}"#, isPart: true),
    PageCase(
      "the last page behind the first",
      "{\"data\":@,\"has_more\":true}\n{\"data\":@,\"has_more\":false}",
      isPart: false),
    PageCase("a link", #"{"data":@,"links":{"prev":null,"next":"https://x/2"}}"#, isPart: true),
    PageCase(
      "no further link", #"{"data":@,"links":{"prev":"https://x","next":null}}"#, isPart: false),
    PageCase(
      "a link of the Berlin Group",
      #"{"transactions":{"booked":@,"_links":{"next":{"href":"https://x"},"first":{"href":"y"}}}}"#,
      isPart: true),
    PageCase(
      "links that don't lead on",
      #"{"transactions":{"booked":@,"_links":{"first":{"href":"y"},"last":{"href":"y"}}}}"#,
      isPart: false),
    PageCase("a cursor", #"{"items":@,"cursor":{"next":"abc"}}"#, isPart: true),
    PageCase("a token", #"{"transactions":@,"nextPageToken":""}"#, isPart: false),
    PageCase(
      "a page that is the last", #"{"content":@,"last":true,"totalElements":2}"#, isPart: false),
    PageCase("a page that is not", #"{"content":@,"last":false}"#, isPart: true),
    PageCase("a total in pages", #"{"transactions":@,"meta":{"total":50}}"#, isPart: true),
    PageCase("a total beside a limit", #"{"transactions":@,"total":50,"limit":2}"#, isPart: true),
    PageCase("a total that may be money", #"{"transactions":@,"total":50}"#, isPart: false),
  ]
}

struct JSONPagesTests {
  private static let row =
    #"{"bookingDate":"2026-01-02","transactionAmount":{"amount":"-1","currency":"EUR"}}"#

  @Test(arguments: PageCase.all)
  func `a page of a longer list is said to be one`(_ test: PageCase) {
    let file = readJSON(test.text.replacing("@", with: "[\(Self.row),\(Self.row)]"))
    #expect(file.outcomeText == "read")
    #expect(file.rows.count % 2 == 0 && !file.rows.isEmpty)
    #expect(file.warnings.map(\.fact.code) == (test.isPart ? ["json-one-page"] : []))
  }

  @Test
  func `the warning says by what it is known`() {
    let file = readJSON(
      "{\"transactions\":[\(Self.row)],\n\"total_transactions\":10}")
    let warning = file.warnings.first
    #expect(warning?.location?.line == 2)
    #expect(warning?.fact.summary.contains("\"total_transactions\" is 10, and 1 are here") == true)
  }
}
