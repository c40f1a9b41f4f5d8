import Hashing
import Testing

struct SHA256Tests {
  private static let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (twoBlocks, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
  ]) func `the examples of FIPS 180-2 hold`(text: String, expected: String) {
    #expect(SHA256(text.utf8.span).text == expected)
  }

  @Test func `the example of a million letters holds`() {
    var hash = SHA256()
    let letters = [UInt8](repeating: 0x61, count: 1000)
    for _ in 0..<1000 { hash.update(letters.span) }
    #expect(hash.text == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `the pieces that bytes come in do not matter`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = SHA256(bytes.span).digest
    for first in [0, 1, 63, 64, 65, 128, 299, 300] {
      var hash = SHA256()
      hash.update(bytes.span.extracting(0..<first))
      hash.update(bytes.span.extracting(first..<first))
      hash.update(bytes.span.extracting(first..<bytes.count))
      #expect(hash.digest == whole, "\(first)")
    }
  }

  @Test func `what was asked goes on`() {
    var hash = SHA256("a".utf8.span)
    #expect(hash.text == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb")
    hash.update("bc".utf8.span)
    #expect(hash.digest == SHA256("abc".utf8.span).digest)
  }
}
