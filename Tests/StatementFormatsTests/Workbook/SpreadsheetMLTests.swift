import StatementModel
import Testing

@testable import StatementFormats

struct SpreadsheetMLTests {
  private func read(_ text: String) -> StatementFile {
    StatementReader.read(Array(text.utf8), options: ReadingOptions(path: "test.xls"))
  }

  @Test func `cells find their places, and days and numbers their texts`() {
    let file = read(
      """
      <?xml version="1.0"?>
      <?mso-application progid="Excel.Sheet"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
       xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
       <Styles><Style ss:ID="a"><Font ss:Bold="1"/></Style></Styles>
       <Worksheet ss:Name="March">
        <Table ss:ExpandedColumnCount="4">
         <Row ss:Span="2"><Cell ss:MergeAcross="3"><Data ss:Type="String">My bank</Data></Cell></Row>
         <Row ss:Index="5">
          <Cell><Data ss:Type="String">Date</Data></Cell><Cell><Data ss:Type="String">Text</Data></Cell>
          <Cell><Data ss:Type="String">Amount</Data></Cell>
          <Cell><Data ss:Type="String">Balance</Data></Cell>
         </Row>
         <Row>
          <Cell><Data ss:Type="DateTime">2026-03-02T00:00:00.000</Data></Cell>
          <Cell><Data ss:Type="String">B&amp;B</Data><Comment><Data>good</Data></Comment></Cell>
          <Cell><Data ss:Type="Number">-4.5000000000000004</Data></Cell>
          <Cell ss:Formula="=RC[-1]+R[-1]C"><Data ss:Type="Number">95.5</Data></Cell>
         </Row>
         <Row ss:Hidden="1">
          <Cell><Data ss:Type="DateTime">2026-03-03T13:45:00.000</Data></Cell>
          <Cell><ss:Data ss:Type="String" xmlns="x"><B>Wa</B>ges</ss:Data></Cell>
          <Cell><Data ss:Type="Number">200</Data></Cell>
          <Cell><Data ss:Type="Number">295.5</Data></Cell>
         </Row>
         <Row ss:Index="9">
          <Cell><Data ss:Type="DateTime">2026-03-04T00:00:00.000</Data></Cell>
          <Cell ss:Index="3"><Data ss:Type="Number">-0.5</Data></Cell>
          <Cell><Data ss:Type="Number">295</Data></Cell>
         </Row>
        </Table>
       </Worksheet>
       <Worksheet ss:Name="Old"><Table><Row><Cell><Data ss:Type="String">x</Data></Cell></Row></Table>
        <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible>
        </WorksheetOptions>
       </Worksheet>
      </Workbook>
      """)
    #expect(file.format == "spreadsheetml")
    #expect(file.rowTexts == ["2026-03-02 -4.5 B&B", "2026-03-03 200 Wages", "2026-03-04 -0.5 "])
    #expect(file.rows.map(\.span.line) == [6, 7, 9])
    #expect(file.rows.map(\.runningBalance?.description) == ["95.5", "295.5", "295"])
    #expect(file.warnings.map(\.fact.code) == ["hidden-rows", "hidden-sheet"])
  }

  @Test(arguments: [
    "<Row><Cell><Data>x</Data></Cell></Row>",
    "<Worksheet><Row ss:Index=\"9223372036854775807\" ss:Span=\"9223372036854775807\"><Cell><Data>x</Data>"
      + "</Cell></Row><Row/></Worksheet>",
    "<Worksheet><Row ss:Index=\"-5\"><Cell ss:Index=\"0\"><Data>x</Data></Cell></Row></Worksheet>",
    "<Worksheet><Row><Cell ss:Index=\"-9\" ss:MergeAcross=\"9223372036854775807\"><Data>x</Data></Cell>"
      + "<Cell><Data>x</Data></Cell></Row></Worksheet>",
    "<Visible>SheetHidden</Visible>",
  ])
  func `no place is too odd`(content: String) {
    let space = "urn:schemas-microsoft-com:office:spreadsheet"
    let file = read("<Workbook xmlns=\"\(space)\" xmlns:ss=\"\(space)\">\(content)</Workbook>")
    #expect(file.outcomeText.hasPrefix("noStatement"))
  }

  @Test func `what is not well formed is told with its line`() {
    let file = read(
      """


      <?xml version="1.0"?>
      <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">
       <Worksheet><Table><Row><Cell><Data>A & B</Data></Cell></Row></Table></Worksheet>
      </Workbook>
      """)
    #expect(file.outcomeText == "unreadable workbook-damaged")
    guard case .unreadable(let reason) = file.outcome else { return }
    #expect(reason.location?.description == "test.xls:3")
  }
}
