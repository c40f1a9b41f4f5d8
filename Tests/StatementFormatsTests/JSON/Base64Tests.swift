import Testing

@testable import StatementFormats

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("YWJj", "abc"), ("YWI", "ab"), ("YW\nJj", "abc"),
    ("eyJhIjoiw6kifQ==", "{\"a\":\"é\"}"), ("Pz8_", "???"), ("Pz8/", "???"),
  ])
  func `reads what is Base64`(_ text: String, _ plain: String) {
    #expect(Base64.bytes(text.utf8).map { String(decoding: $0, as: UTF8.self) } == plain)
  }

  @Test(arguments: ["Y", "YQ===", "Y=Q=", "{\"a\"}", "YR=="])
  func `refuses what is none`(_ text: String) {
    #expect(Base64.bytes(text.utf8) == nil)
  }

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
