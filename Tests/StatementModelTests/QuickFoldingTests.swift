import Testing

@testable import StatementModel

/// Holds the quick way of folding to the full one.
@Suite struct QuickFoldingTests {
  /// Characters of all kinds that folding tells apart.
  private static let characters =
    Array(
      "aZ5 '`\"*-#\t\u{0}éÉßİıŁΑςяЁאגתּ״׳'ابعـ東京ーガカ\u{3099}サービス한강\u{1100}\u{1161}\u{11A8}กรุงเทพ์้"
        .unicodeScalars
    ) + Array("½№ﬃﷺ™\u{301}\u{308}\u{AD}\u{200B}\u{2019}…€😀𝔄𠀀\u{FF21}ｶﾞहिन्दी".unicodeScalars)

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 27)
    }
  }

  private func text(_ length: Int, _ random: inout Numbers) -> String {
    var scalars = String.UnicodeScalarView()
    let isPlain = Int.random(in: 0..<3, using: &random) == 0
    for _ in 0..<length {
      let range = isPlain ? 0..<40 : 0..<Self.characters.count
      scalars.append(Self.characters[Int.random(in: range, using: &random)])
    }
    return String(scalars)
  }

  /// Whether both ways come to the same for bytes, wherever they begin.
  private func agrees(_ all: [UInt8]) -> Bool {
    let bytes = all.span
    var full: [UInt8] = []
    TextFolding.foldFully(bytes, into: &full)
    var folded = Array("before ".utf8)
    let start = folded.count
    TextFolding.fold(bytes, into: &folded)
    guard Array(folded[start...]) == full else { return false }
    return agrees(bytes, full, room: 0) && agrees(bytes, full, room: 16)
  }

  /// - Parameter room: How much more there is than the text has bytes: with some, eight characters are
  ///   folded at once.
  private func agrees(_ bytes: Span<UInt8>, _ full: [UInt8], room: Int) -> Bool {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + room)
    defer { unsafe memory.deallocate() }
    guard let count = unsafe QuickFolding.fold(bytes, into: memory) else { return true }
    return unsafe Array(memory[..<count]) == full
  }

  @Test func `letters and digits in a row fold as one by one, whatever stands among them`() {
    let letters = Array("ABcd12xY90Zz AqM 7".utf8)
    for byte in UInt8.min...UInt8.max {
      for place in letters.indices {
        var bytes = letters
        bytes[place] = byte
        #expect(agrees(bytes), "\(byte) at \(place)")
        #expect(agrees(Array(bytes[..<(place + 1)])), "\(byte) at the end, at \(place)")
      }
    }
  }

  @Test(arguments: 1...4)
  func `random texts of all scripts fold the same quickly`(_ seed: UInt64) {
    var random = Numbers(state: seed)
    for round in 0..<4000 {
      let text = text(round % 81, &random)
      let bytes = Array(text.utf8)
      #expect(agrees(bytes), "\(text.unicodeScalars.map { $0.value })")
      // Cut anywhere, so that characters are in parts.
      if bytes.count > 4 {
        let cut = Int.random(in: 1..<bytes.count, using: &random)
        #expect(agrees(Array(bytes[cut...])), "\(bytes) from \(cut)")
        #expect(agrees(Array(bytes[..<cut])), "\(bytes) to \(cut)")
      }
    }
  }

  @Test func `every character folds the same quickly, alone and between letters`() {
    for value in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = String(Character(scalar))
      for text in [character, "a\(character)b", "א\(character)ב", "カ\(character)", "ุ\(character)"]
      {
        #expect(agrees(Array(text.utf8)), "U+\(String(value, radix: 16)) in \(text)")
      }
    }
  }

  @Test func `a text that becomes longer than its bytes is folded in full`() {
    #expect(TextFolding.fold("ﷺ") == TextFolding.fold("صلى الله عليه وسلم"))
    #expect(TextFolding.fold("aﬃ") == "affi")
  }
}
