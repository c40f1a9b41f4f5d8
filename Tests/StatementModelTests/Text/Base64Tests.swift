import StatementModel
import Testing

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
}
