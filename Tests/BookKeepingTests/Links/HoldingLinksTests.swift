import StatementModel
import Testing

@testable import BookKeeping

/// What the index keeps of links that hold.
struct HoldingLinksTests {
  private let links = HoldingLinks([
    HoldingLink(
      step: .part, source: TransactionID(high: 0x0123_4567_89AB_CDEF, low: 10),
      target: TransactionID(high: .max, low: 0), sourceDay: -719_162, targetDay: 20_513),
    HoldingLink(
      step: .transfer, source: TransactionID(high: 1, low: 2),
      target: TransactionID(high: 3, low: 4), sourceDay: .max, targetDay: .min),
    HoldingLink(
      step: .refund, source: TransactionID(high: 5, low: 6),
      target: TransactionID(high: 7, low: 8), sourceDay: 0, targetDay: 9),
  ])

  @Test func `each stands on a line, in the order of the credits' days`() {
    #expect(
      links.text(mark: "m") == """
        m
        00000000000000010000000000000002 00000000000000030000000000000004 0 2147483647 -2147483648
        00000000000000050000000000000006 00000000000000070000000000000008 1 0 9
        0123456789abcdef000000000000000a ffffffffffffffff0000000000000000 2 -719162 20513

        """)
  }

  @Test func `what was written is read again, under its mark alone`() {
    var text = links.text(mark: "m")
    // A day this far back is written and not read: then all is searched anew.
    #expect(HoldingLinks(text: text, mark: "m") == nil)
    text.replace("-2147483648", with: "-2147483647")
    let read = HoldingLinks(text: text, mark: "m")
    #expect(read?.links.count == 3)
    #expect(read?.text(mark: "m") == text)
    #expect(HoldingLinks(text: text, mark: "n") == nil)
    #expect(HoldingLinks(text: String(text.dropLast()), mark: "m") == nil)
  }
}
