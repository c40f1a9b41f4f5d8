import Testing

@testable import StatementFormats

struct Base64BodyTests {
  @Test
  func `a recorded answer may be written in it`() {
    // [{"date":"2026-01-02","name":"Shop","debit":5}]
    let body = "W3siZGF0ZSI6IjIwMjYtMDEtMDIiLCJuYW1lIjoiU2hvcCIsImRlYml0Ijo1fV0="
    let file = readJSON(
      """
      {"log":{"version":"1.2","entries":[{"request":{"method":"GET"},"response":{"status":200,
      "content":{"size":47,"mimeType":"application/json","encoding":"base64","text":"\(body)"}}}]}}
      """)
    #expect(file.rowTexts == ["2026-01-02 -5 Shop"])
  }
}
