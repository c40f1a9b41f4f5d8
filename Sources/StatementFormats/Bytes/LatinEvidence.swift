/// Tells the encodings of Latin letters apart by languages: in the right encoding, the bytes above
/// 0x7F are letters of one language, in a wrong one a mixture of several and of signs.
struct LatinEvidence {
  /// How often each byte from 0x80 stands in a word, by what stands before it.
  private var counts: [Context: Int] = [:]
  /// Signs of money in ISO 8859-15, which 1252 has as the sign of no currency.
  private var euroSigns = 0
  private var hasWindowsCodes = false

  private struct Context: Hashable {
    var byte: UInt8
    var afterSmall: Bool
    var beforeE: Bool
  }

  static func of(_ bytes: [UInt8]) -> LatinEvidence {
    var evidence = LatinEvidence()
    for (index, byte) in bytes.enumerated() where byte >= 0x80 {
      if byte < 0xA0 { evidence.hasWindowsCodes = true }
      let before = index > 0 ? bytes[index - 1] : 0
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isLetter(before) || isLetter(after) {
        let context = Context(
          byte: byte, afterSmall: (0x61...0x7A).contains(before), beforeE: after | 0x20 == 0x65)
        evidence.counts[context, default: 0] += 1
      } else if byte == 0xA4 {
        evidence.euroSigns += 1
      }
    }
    return evidence
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The encoding under which most letters are one language's; the commoner encoding of two that
  /// fit as well.
  var encoding: LegacyEncoding {
    var best: (score: Int, encoding: LegacyEncoding)?
    for candidate in Self.candidates {
      let score =
        candidate.languages.map { self.score(candidate.upperHalf, Self.letters[$0] ?? []) }
        .max() ?? 0
      if score > (best?.score ?? 0) { best = (score, candidate.encoding) }
    }
    let found = best?.encoding ?? .windows1252
    if found == .windows1252, euroSigns > 0, !hasWindowsCodes {
      return LegacyEncoding(name: "ISO-8859-15", converterName: "ISO-8859-15")
    }
    return found
  }

  private func score(_ table: [Unicode.Scalar], _ language: Set<Unicode.Scalar>) -> Int {
    guard table.count == 128 else { return .min }
    var score = 0
    for (context, count) in counts {
      let scalar = table[Int(context.byte & 0x7F)]
      let isCapital = scalar.properties.isUppercase
      let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      if language.contains(small), !(isCapital && context.afterSmall) {
        // In Portuguese, õ stands only before e; elsewhere it is the Hungarian ő misread.
        score +=
          scalar == "õ" && !context.beforeE && !language.contains("š") ? -3 * count : 2 * count
      } else if Self.apostrophes.contains(scalar) {
        score += 2 * count
      } else if Self.signs.contains(scalar) {
        score += count
      } else {
        score -= 3 * count
      }
    }
    return score
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["’", "´", "–", "\u{A0}"]
  private static let signs: Set<Unicode.Scalar> = [
    "‘", "“", "”", "„", "‚", "«", "»", "…", "—", "€", "£", "°", "º", "ª", "§", "®", "™", "¡", "¿",
    "·", "•",
  ]

  private struct Candidate: Sendable {
    var encoding: LegacyEncoding
    var languages: [String]
    var upperHalf: [Unicode.Scalar]

    init(_ name: String, _ converter: String, _ languages: String) {
      encoding = LegacyEncoding(name: name, converterName: converter)
      self.languages = languages.split(separator: " ").map(String.init)
      let bytes = Converter.convert(Array(0x80...0xFF), from: converter) ?? []
      upperHalf = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }
  }

  /// The commonest first.
  private static let candidates: [Candidate] = [
    Candidate("windows-1252", "CP1252", west),
    Candidate("ISO-8859-15", "ISO-8859-15", west),
    Candidate("windows-1250", "CP1250", central),
    Candidate("ISO-8859-2", "ISO-8859-2", central),
    Candidate("windows-1254", "CP1254", "tr"),
    Candidate("windows-1257", "CP1257", "lt lv et"),
    Candidate("IBM850", "CP850", west),
    Candidate("IBM852", "CP852", central),
    Candidate("windows-1252", "CP1252", "is"),
  ]

  private static let west = "fr de es pt it nl sv da"
  private static let central = "pl cs sk hu ro hr"

  private static let letters: [String: Set<Unicode.Scalar>] = [
    "fr": "àâæçéèêëîïôœùûüÿ", "de": "äöüßé", "es": "áéíóúüñç", "pt": "áâãàçéêíóôõúü",
    "it": "àèéìîòù", "nl": "áéèëïóöü", "sv": "åäöéü", "da": "æøåéöä", "is": "áðéíóúýþæö",
    "pl": "ąćęłńóśźż", "cs": "áčďéěíňóřšťúůýž", "sk": "áäčďéíĺľňóôŕšťúýž", "hu": "áéíóöőúüű",
    "ro": "ăâîşţșț", "hr": "čćđšž", "tr": "çğıöşüâîi̇", "lt": "ąčęėįšųūž", "lv": "āčēģīķļņšūž",
    "et": "äöõüšž",
  ].mapValues { Set($0.unicodeScalars) }
}
