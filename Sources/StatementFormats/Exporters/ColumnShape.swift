/// What the cells of one column look like, in files without a header.
///
/// | word | cells |
/// | --- | --- |
/// | `dd/mm/yyyy`, `yyyymmdd`, `d.m.yy`, `dd mmm yyyy` | dates, as they are written |
/// | `0.00`, `0,00` | amounts without a sign |
/// | `-0.00` | amounts, those below zero with a minus |
/// | `+0.00` | amounts, each with a sign |
/// | `0` | digits |
/// | `iban`, `card`, `currency` | an account's number, a card's with its middle hidden, three capitals |
/// | `=D\|C` | one of these texts |
/// | `text`, `any`, `empty` | something, anything, nothing |
///
/// With `?` behind it a cell may be empty, too. An amount of `0.0` may have fewer decimals.
package struct ColumnShape: Hashable, Sendable {
  /// The word, as files say it.
  package let word: String
  private let kind: Kind
  private let mayBeEmpty: Bool

  private enum Kind: Hashable {
    case date([UInt8])
    case amount(sign: UInt8?, mark: UInt8, hasBothDecimals: Bool)
    case digits, iban, card, currency, text, any, empty
    case words(Set<String>)
  }

  /// Nothing where the word means none.
  package init?(_ word: String) {
    self.word = word
    mayBeEmpty = word.hasSuffix("?")
    let word = mayBeEmpty ? String(word.dropLast()) : word
    switch word {
    case "0": kind = .digits
    case "iban": kind = .iban
    case "card": kind = .card
    case "currency": kind = .currency
    case "text": kind = .text
    case "any": kind = .any
    case "empty": kind = .empty
    case _ where word.hasPrefix("="):
      kind = .words(Set(word.dropFirst().split(separator: "|").map(String.init)))
    default:
      guard let kind = Self.amount(word) ?? Self.date(word) else { return nil }
      self.kind = kind
    }
  }

  private static func amount(_ word: String) -> Kind? {
    var rest = word.utf8[...]
    let sign = ["+", "-"].map { UInt8(ascii: $0) }.first { $0 == rest.first }
    if sign != nil { rest.removeFirst() }
    guard ["0.00", "0,00", "0.0", "0,0"].contains(String(Substring(rest))) else { return nil }
    return .amount(
      sign: sign, mark: rest[rest.index(after: rest.startIndex)], hasBothDecimals: rest.count == 4)
  }

  private static func date(_ word: String) -> Kind? {
    let letters = word.utf8.filter { $0 >= 0x61 }
    guard Set(letters) == Set("dmy".utf8), (5...12).contains(word.utf8.count) else { return nil }
    return .date(Array(word.utf8))
  }

  /// Whether a cell looks so.
  func fits(_ cell: String) -> Bool {
    let bytes = Array(cell[...].trimmingBlanks.utf8)
    if bytes.isEmpty { return mayBeEmpty || kind == .any || kind == .empty }
    switch kind {
    case .date(let pattern): return Self.isDate(bytes, pattern)
    case .amount(let sign, let mark, let hasBothDecimals):
      return Self.isAmount(bytes, sign, mark, hasBothDecimals: hasBothDecimals)
    case .digits: return bytes.allSatisfy(Self.isDigit)
    case .iban:
      return (15...34).contains(bytes.count) && bytes.prefix(2).allSatisfy(Self.isCapital)
        && bytes.dropFirst(2).prefix(2).allSatisfy(Self.isDigit)
        && bytes.dropFirst(4).allSatisfy { Self.isDigit($0) || Self.isCapital($0) }
    case .card:
      return bytes.count >= 8 && bytes.suffix(4).allSatisfy(Self.isDigit)
        && bytes.contains { "*Xx".utf8.contains($0) }
        && bytes.allSatisfy { Self.isDigit($0) || "*Xx -".utf8.contains($0) }
    case .currency: return bytes.count == 3 && bytes.allSatisfy(Self.isCapital)
    case .text, .any: return true
    case .empty: return false
    case .words(let words): return words.contains(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// A run of letters stands for as many digits, a single one for one or two, three for a month's name.
  private static func isDate(_ cell: [UInt8], _ pattern: [UInt8]) -> Bool {
    var rest = cell[...]
    var place = 0
    while place < pattern.count {
      let letter = pattern[place]
      let run = pattern[place...].prefix { $0 == letter }.count
      place += run
      guard letter >= 0x61 else {
        guard rest.prefix(run).elementsEqual(repeatElement(letter, count: run)) else {
          return false
        }
        rest = rest.dropFirst(run)
        continue
      }
      let isName = letter == UInt8(ascii: "m") && run == 3
      let most = isName ? 12 : run == 1 ? 2 : run
      let part = rest.prefix { isDigit($0) != isName && $0 > 0x2F }.prefix(most)
      guard part.count >= run else { return false }
      rest = rest.dropFirst(part.count)
      let number = part.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      switch letter {
      case UInt8(ascii: "d"): if !(1...31).contains(number) { return false }
      case UInt8(ascii: "m") where !isName: if !(1...12).contains(number) { return false }
      default: break
      }
    }
    return rest.isEmpty
  }

  private static func isAmount(
    _ cell: [UInt8], _ sign: UInt8?, _ mark: UInt8, hasBothDecimals: Bool
  ) -> Bool {
    var rest = cell[...]
    let isSigned = rest.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? false
    switch sign {
    case nil: if isSigned { return false }
    case UInt8(ascii: "-"): if rest.first == UInt8(ascii: "+") { return false }
    default: if !isSigned { return false }
    }
    if isSigned { rest.removeFirst() }
    let parts = rest.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let first = whole.first, isDigit(first),
      whole.allSatisfy({ isDigit($0) || (".,' ".utf8.contains($0) && $0 != mark) })
    else { return false }
    guard parts.count == 2 else { return !hasBothDecimals }
    return parts[1].allSatisfy(isDigit)
      && (hasBothDecimals ? 2...2 : 1...2).contains(parts[1].count)
  }
}
