import StatementModel
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mred", "a�[31mred"), ("over\u{202E}ride", "over�ride"),
    ("\u{2066}-5.00 USD\u{2069} x", "\u{2066}-5.00 USD\u{2069} x"),
    ("\u{2068}never closed", "�never closed"),
    ("closed\u{2069} too early\u{2066}", "closed� too early�"),
  ])
  func `what would change what stands around it is replaced, and no isolate that is closed`(
    text: String, safe: String
  ) {
    #expect(TerminalText.safe(text) == safe)
  }
}
