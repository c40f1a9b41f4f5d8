import Testing

@testable import BookKeeping

@Suite("Paths that lack their beginning")
struct CutPathTests {
  @Test(
    arguments: [
      ("atements/visa/x.csv", "Statements/visa/x.csv", true),
      ("sa/x.csv", "Statements/visa/x.csv", true),
      ("/x.csv", "Statements/visa/x.csv", true),
      ("visa/x.csv", "Statements/visa/x.csv", true),
      (".csv", "Statements/visa/x.csv", true),
      ("x.csv", "Statements/visa/x.csv", false),
      ("Statements/visa/x.csv", "Statements/visa/x.csv", false),
      ("visa/y.csv", "Statements/visa/x.csv", false),
      ("", "Statements/visa/x.csv", false),
    ])
  func `what is left of a path is known by its end`(path: String, whole: String, isCut: Bool) {
    #expect(CutPath.isCut(path, of: whole) == isCut)
  }

  @Test(
    arguments: [
      ("atements/visa/x", "visa/x"), ("s/x", "x"), ("Statements/x", nil), ("visa/x", nil),
      ("/home/x", nil), ("statements/x", nil),
    ])
  func `what is left of the inbox's name is known`(path: String, below: String?) {
    #expect(CutPath.belowInbox(path) == below)
  }
}
