import StatementModel
import Testing

@testable import StatementFormats

struct HTMLTests {
  private func read(_ bytes: some Sequence<UInt8>) -> StatementFile {
    StatementReader.read(Array(bytes), options: ReadingOptions(path: "test.xls"))
  }

  /// A table within one that only places it, with what banks leave out of their markup.
  private static let page = """
    <html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1255">
    <style>td { color: red }</style><script>var a = "<table><tr><td>x</td></tr></table>"</script>
    </head><body><h1>The bank</h1>
    <table><tr><td colspan="5">חשבון 12-345-67890</td></tr></table>
    <TABLE border=1><tr><td><table>
    <thead><tr><th>תאריך<th>תיאור<th>חובה<th>זכות<th>יתרה</tr></thead>
    <tbody><tr><td>02/03/26<td>מכולת &amp; <b>מאפייה</b><br>רחוב 1<td>10.00<td>&nbsp;<td>90.00
    <tr><td>17/03/26</td><td>משכורת</td><td></td><td>1,200.50</td><td>1,290.50</td></tr>
    <tr><td>18/03/26</td><td>קפה</td><td>0.50</td><td></td><td>1,290.00</td></tr>
    </table></td></tr></TABLE></body></html>
    """

  /// The Hebrew letters stand in a row in windows-1255.
  private static let windows1255 = page.unicodeScalars.map { letter in
    UInt8(truncatingIfNeeded: letter.value < 0x80 ? letter.value : letter.value - 0x5D0 + 0xE0)
  }

  @Test(arguments: [
    Array(page.utf8), page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, windows1255,
  ])
  func `tables are found wherever they stand, in whatever encoding`(bytes: [UInt8]) {
    let file = read(bytes)
    #expect(file.format == "html")
    #expect(
      file.rowTexts == [
        "2026-03-02 -10 מכולת & מאפייה רחוב 1", "2026-03-17 1200.5 משכורת", "2026-03-18 -0.5 קפה",
      ])
    #expect(file.rows.map(\.runningBalance?.description) == ["90", "1290.5", "1290"])
  }

  @Test func `cells over several rows and columns keep the others in their columns`() {
    let file = read(
      """
      <table><tr><td colspan=2>Date and text<td rowspan=2>Amount<td rowspan=2>Balance
      <tr><td>Date<td>Text
      <tr><td rowspan=2>2026-03-02<td>Bakery<td>-4.50<td>95.50
      <tr><td>Tip<td>-1.00<td>94.50
      <tr><td>2026-03-03<td>Wages<td>200.00<td>294.50</table>
      """.utf8)
    #expect(file.rows.map(\.amount.description).contains("200"))
    #expect(file.rows.map(\.runningBalance?.description).contains("294.5"))
    let text = HTMLFormat.source(
      Array("<table><tr><td rowspan=2>a<td>b<tr><td>c</table>".utf8), encoding: "",
      options: ReadingOptions(path: "x"))
    #expect(String(decoding: text.text, as: UTF8.self) == "a | bc")
  }

  @Test(arguments: [
    "<html><body><form>Log in</form></body></html>",
    "<!DOCTYPE html><html><body><table><tr><td>User<td><input></table></body></html>",
  ])
  func `pages without a statement are named as such`(page: String) {
    #expect(read(page.utf8).outcomeText == "noStatement web-page")
  }

  @Test(arguments: [
    "<table><tr><td colspan=99999999999>a<td rowspan=65536>b</table>",
    "<table>" + String(repeating: "<tr><td rowspan=65000 colspan=1000>a", count: 2000),
    String(repeating: "<table><tr><td>", count: 5000), "<table",
    "<table><tr><td>&#xFFFFFFFF;&bad;\0",
    "<table><tr><td>" + String(repeating: "<b>", count: 20000),
    "<table>" + String(repeating: "<p><div></p><span>", count: 50000),
  ])
  func `no markup is too bad`(page: String) {
    let file = read(page.utf8)
    #expect(file.rows.isEmpty)
    #expect(file.outcomeText != "read")
  }
}
