import Testing

@testable import StatementFormats

struct XMLElementsTests {
  private func read(_ text: String, skipping: [String] = []) throws -> XMLElement {
    try XMLElements.read(Array(text.utf8), skipping: skipping)
  }

  @Test func `elements have their names, attributes, texts, children and lines`() throws {
    let root = try read(
      """
      <?xml version="1.0"?>
      <a:book xmlns:a="x">
        <asg key="1" name="B&amp;B &#39;7&#39;"/>
        <a:note>one <b>two</b><![CDATA[ <three>]]></a:note>
      </a:book>
      """)
    #expect(root.name == "a:book" && root.line == 2)
    #expect(root.children.map(\.name) == ["asg", "a:note"])
    #expect(root.children[0].attributes.dictionary == ["key": "1", "name": "B&B '7'"])
    #expect(root.children[0].line == 3)
    #expect(root.children[1].text == "one  <three>")
    #expect(root.children[1].children.map(\.text) == ["two"])
  }

  @Test func `elements that are not wanted are passed over`() throws {
    let root = try read("<r><ope><asg/></ope><asg/><x>t</x></r>", skipping: ["ope"])
    #expect(root.children.map(\.name) == ["asg", "x"])
  }

  @Test(arguments: [
    "", "x", "<a>", "<a></b>", "<a/><b/>", "<a b=c/>", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
    "<a>&x;</a>", "<a>\u{0}</a>",
  ])
  func `what is not well formed is refused`(text: String) {
    #expect(throws: XMLElementFault.self) { try read(text) }
  }

  @Test func `nesting is bounded`() {
    let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
    #expect(throws: XMLElementFault.self) { try read(deep) }
  }
}
