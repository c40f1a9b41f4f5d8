import TestSupport
import Testing

@testable import StatementFormats

/// One text in one encoding.
struct EncodedSample: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var declared: String?
  var text: String
  var encoding: String
  var isGuess = false
  var testDescription: String { name }
}

struct TextDecodingTests {
  @Test(arguments: [
    EncodedSample(name: "ASCII", bytes: Array("a,b".utf8), text: "a,b", encoding: "UTF-8"),
    EncodedSample(
      name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], text: "é", encoding: "UTF-8"),
    EncodedSample(
      name: "UTF-8 against its declaration", bytes: Array("Café €".utf8), declared: "1252",
      text: "Café €", encoding: "UTF-8"),
    EncodedSample(
      name: "UTF-8 cut within its last character", bytes: Array("Café caf".utf8) + [0xC3],
      text: "Café caf\u{FFFD}", encoding: "UTF-8"),
    EncodedSample(
      name: "UTF-16LE with mark", bytes: [0xFF, 0xFE, 0x61, 0, 0xD0, 0x05], text: "aא",
      encoding: "UTF-16LE"),
    EncodedSample(
      name: "UTF-16BE with mark and a pair", bytes: [0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00],
      text: "😀", encoding: "UTF-16BE"),
    EncodedSample(
      name: "UTF-16LE without mark", bytes: Array("Date;Sum".utf8).flatMap { [$0, 0] },
      text: "Date;Sum", encoding: "UTF-16LE"),
    EncodedSample(
      name: "UTF-16 cut in half", bytes: [0xFF, 0xFE, 0x61, 0, 0x62], text: "a\u{FFFD}",
      encoding: "UTF-16LE"),
    EncodedSample(
      name: "declared Windows-1252", bytes: [0x80, 0x31], declared: "CP1252", text: "€1",
      encoding: "windows-1252"),
    EncodedSample(
      name: "declared 8859-1", bytes: [0xE9], declared: "8859-1", text: "é",
      encoding: "windows-1252"),
    EncodedSample(
      name: "declared USASCII", bytes: [0x42, 0xFC], declared: "USASCII", text: "Bü",
      encoding: "windows-1252"),
    EncodedSample(
      name: "declared Shift_JIS", bytes: [0x93, 0xFA, 0x95, 0x74], declared: "Shift_JIS",
      text: "日付", encoding: "Shift_JIS"),
    EncodedSample(
      name: "declared ISO-8859-8", bytes: [0xFA, 0xE0, 0xF8], declared: "iso-8859-8", text: "תאר",
      encoding: "windows-1255"),
    EncodedSample(
      name: "undefined code of Windows-1252", bytes: [0x81], declared: "1252", text: "\u{FFFD}",
      encoding: "windows-1252"),
  ])
  func `Known encodings become UTF-8`(sample: EncodedSample) {
    let decoded = TextDecoding.decode(sample.bytes, declared: sample.declared)
    #expect(String(decoding: decoded.text, as: UTF8.self) == sample.text)
    #expect(decoded.encoding == sample.encoding)
    #expect(!decoded.isGuess)
  }

  @Test(arguments: [
    ("Buchungstag;Empfänger;Betrag für Müller", "windows-1252"),
    ("Libellé;Débit;Crédit;à l’été", "windows-1252"),
    ("Descrição;Crédito;Não;ações", "windows-1252"),
    ("Bokföringsdag;Mottagare;Köp på Åhléns", "windows-1252"),
    ("תאריך,שם בית העסק,סכום\n01/02/2024,סופר,12.00", "windows-1255"),
    ("Дата;Описание;Сумма\n01.02.2024;Оплата;-5", "windows-1251"),
    ("Data księgowania;Tytuł;Kwota;Łódź", "windows-1250"),
    ("Datum;Příjemce;Částka;Zpráva pro příjemce;Poplatek směnný", "windows-1250"),
    ("Könyvelés dátuma;Idő;Előjegyzés;Összeg", "windows-1250"),
    ("Ημερομηνία;Περιγραφή;Ποσό", "windows-1253"),
    ("Tarih;Açıklama;İşlem tutarı;Bakiye değeri", "windows-1254"),
    ("日付,お支払い,金額", "Shift_JIS"),
  ])
  func `A legacy encoding is found by its letters`(text: String, encoding: String) throws {
    let legacy = try #require(LegacyEncoding(name: encoding))
    let bytes = try #require(Self.encode(text, legacy))
    let decoded = TextDecoding.decode(bytes)
    #expect(decoded.encoding == encoding)
    #expect(String(decoding: decoded.text, as: UTF8.self) == text)
    #expect(decoded.isGuess)
  }

  /// The text in the encoding, found by asking the decoder for every code.
  private static func encode(_ text: String, _ encoding: LegacyEncoding) -> [UInt8]? {
    var codes: [Unicode.Scalar: [UInt8]] = [:]
    for byte in UInt8.min...UInt8.max {
      for code in encoding.isSingleByte ? [[byte]] : (UInt8(0x40)...0xFC).map({ [byte, $0] }) {
        guard byte >= 0x80, let utf8 = encoding.decode(code) else { continue }
        let scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
        if scalars.count == 1 { codes[scalars[0]] = code }
      }
    }
    var out: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        out.append(UInt8(scalar.value))
      } else if let code = codes[scalar] {
        out += code
      } else {
        return nil
      }
    }
    return out
  }

  @Test func `Any bytes at all become valid UTF-8`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: .min ... .max, using: &generator)
      }
      for declared in [nil, "1252", "shift_jis", "utf-8", "nonsense"] {
        let text = TextDecoding.decode(bytes, declared: declared).text
        #expect(String(validating: text, as: UTF8.self) != nil, "\(bytes)")
      }
    }
  }
}
