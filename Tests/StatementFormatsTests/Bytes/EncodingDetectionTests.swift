import StatementModel
import Testing

@testable import StatementFormats

/// Statements in encodings that their bytes must tell.
struct EncodingDetectionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var encoding: String
    var text: String
    var testDescription: String { name }

    init(_ name: String, _ encoding: String, _ text: String) {
      self.name = name
      self.encoding = encoding
      self.text = text
    }
  }

  static let samples: [Sample] = [
    Sample(
      "Windows-1252 German", "windows-1252",
      """
      Buchungstag;Empfänger;Verwendungszweck;Betrag
      31.01.2024;Bäckerei Groß;Brötchen für Müller;-4,50

      """),
    Sample(
      "Windows-1252 French", "windows-1252",
      """
      Date;Libellé;Débit;Crédit
      31/01/2024;L’épicerie du marché à Nîmes;4,50 €;

      """),
    Sample(
      "Windows-1252 Spanish", "windows-1252",
      """
      Fecha;Concepto;Importe
      31/01/2024;Compra panadería Muñoz;-4,50

      """),
    Sample(
      "Windows-1252 Portuguese", "windows-1252",
      """
      Data;Descrição;Valor
      31/01/2024;Padaria São João, pães e ações;-4,50

      """),
    Sample(
      "Windows-1252 Italian", "windows-1252",
      """
      Data;Descrizione;Importo
      31/01/2024;Caffè e così via, più libertà;-4,50

      """),
    Sample(
      "Windows-1252 Swedish", "windows-1252",
      """
      Bokföringsdag;Mottagare;Belopp
      2024-01-31;Åhléns på Söder;-4,50

      """),
    Sample(
      "Windows-1252 Danish", "windows-1252",
      """
      Dato;Tekst;Beløb
      31.01.2024;Køb af æbler på torvet;-4,50

      """),
    Sample(
      "Windows-1252 Icelandic", "windows-1252",
      """
      Dagsetning;Skýring;Upphæð
      31.01.2024;Kaffi á Akureyri, þjónusta;-4,50

      """),
    Sample(
      "ISO-8859-15 French", "ISO-8859-15",
      """
      Date;Libellé;Montant
      31/01/2024;Le cœur de bœuf, épicerie;4,50 €

      """),
    Sample(
      "ISO-8859-15 German", "ISO-8859-15",
      """
      Datum;Empfänger;Betrag in €
      31.01.2024;Bäckerei;-4,50 €

      """),
    Sample(
      "Windows-1250 Polish", "windows-1250",
      """
      Data księgowania;Tytuł;Kwota
      2024-01-31;Zakup w sklepie Żabka, źródło Łódź, świeże;-4,50

      """),
    Sample(
      "ISO-8859-2 Polish", "ISO-8859-2",
      """
      Data księgowania;Tytuł;Kwota
      2024-01-31;Płatność kartą w Łodzi, świąteczna, źródło;-4,50

      """),
    Sample(
      "Windows-1250 Czech", "windows-1250",
      """
      Datum;Příjemce;Částka;Zpráva pro příjemce
      31.01.2024;Řeznictví u Šťastného;-4,50;nákup

      """),
    Sample(
      "ISO-8859-2 Czech", "ISO-8859-2",
      """
      Datum;Příjemce;Částka;Měna účtu
      31.01.2024;Šťastný žižkovský ťuhýk;-4,50;Kč

      """),
    Sample(
      "Windows-1250 Hungarian", "windows-1250",
      """
      Könyvelés dátuma;Közlemény;Összeg
      2024.01.31;Fűszeres bolt, őszi vásár;-4,50

      """),
    Sample(
      "Windows-1250 Romanian", "windows-1250",
      """
      Data tranzacţie;Detalii;Suma
      31.01.2024;Plată la magazin în Braşov, pâine;-4,50

      """),
    Sample(
      "Windows-1251 Russian", "windows-1251",
      """
      Дата операции;Описание;Сумма
      31.01.2024;Оплата в магазине;-4,50

      """),
    Sample(
      "Windows-1251 Ukrainian", "windows-1251",
      """
      Дата операції;Опис;Сума
      31.01.2024;Їжа та напої, місто Київ;-4,50

      """),
    Sample(
      "Windows-1253 Greek", "windows-1253",
      """
      Ημερομηνία;Περιγραφή;Ποσό;Υπόλοιπο
      31/01/2024;Αγορά στο κατάστημα;-4,50;9,00

      """),
    Sample(
      "Windows-1254 Turkish", "windows-1254",
      """
      Tarih;Açıklama;İşlem tutarı;Bakiye
      31.01.2024;Şişli mağazası, yağ ve ekmek;-4,50;9,00

      """),
    Sample(
      "Windows-1255 Hebrew", "windows-1255",
      """
      תאריך,שם בית העסק,סכום
      31/01/2024,מכולת השכונה,-4.50

      """),
    Sample(
      "Windows-1257 Lithuanian", "windows-1257",
      """
      Data;Gavėjas;Paaiškinimai;Suma
      2024-01-31;Parduotuvė „Žolė“;Pirkinių mokėjimas, įmoka už rūšį;-4,50

      """),
    Sample(
      "Windows-1257 Latvian", "windows-1257",
      """
      Datums;Saņēmējs;Informācija;Summa
      31.01.2024;Veikals Rīgā, pārtika un dzērieni, ķirši;x;-4,50

      """),
    Sample(
      "IBM850 German", "IBM850",
      """
      Datum;Empfänger;Betrag
      31.01.2024;Bäckerei Müller, Brötchen, Süßes;-4,50

      """),
    Sample(
      "IBM850 French", "IBM850",
      """
      Date;Libellé;Débit
      31/01/2024;Épicerie du marché à Nîmes, reçu;4,50

      """),
    Sample(
      "IBM437 Swedish", "IBM437",
      """
      Datum;Text;Belopp
      2024-01-31;Köp på Åhléns, färsk fisk;-4,50

      """),
    Sample(
      "IBM852 Polish", "IBM852",
      """
      Data;Tytuł;Kwota
      2024-01-31;Płatność kartą w Łodzi, świeże źródło, żółty;-4,50

      """),
    Sample(
      "Shift_JIS", "Shift_JIS",
      """
      日付,お取引内容,お引出し,お預入れ,残高
      2024/01/31,コンビニのお買い物,450,,1000

      """),
    Sample(
      "EUC-JP", "EUC-JP",
      """
      日付,お取引内容,お引出し,お預入れ,残高
      2024/01/31,コンビニのお買い物,450,,1000

      """),
    Sample(
      "GB18030", "GB18030",
      """
      交易日期,摘要,交易金额,余额
      2024-01-31,超市购物消费,-45.20,954.80
      2024-01-28,公司代发工资,1000.00,1000.00

      """),
    Sample(
      "Big5", "Big5",
      """
      交易日期,摘要,支出金額,存入金額,餘額
      2024/01/31,便利商店購物,45,,955
      2024/01/28,公司薪資轉帳,,1000,1000

      """),
  ]

  /// Encodings of which the second is found for a text in the first: either gives the same text.
  private static let same = ["IBM437": "IBM850"]

  @Test(arguments: samples)
  func `The encoding is found, and gives the text`(sample: Sample) throws {
    let bytes = try #require(EncodedText.bytes(sample.text, in: sample.encoding))
    let decoded = TextDecoding.decode(bytes)
    #expect(String(decoding: decoded.text, as: UTF8.self) == sample.text)
    #expect(decoded.encoding == Self.same[sample.encoding] ?? sample.encoding)
    #expect(decoded.isGuess)
  }

  @Test(arguments: samples)
  func `The declared encoding binds`(sample: Sample) throws {
    let bytes = try #require(EncodedText.bytes(sample.text, in: sample.encoding))
    let decoded = TextDecoding.decode(bytes, declared: sample.encoding)
    #expect(String(decoding: decoded.text, as: UTF8.self) == sample.text)
    #expect(decoded.encoding == sample.encoding)
    #expect(!decoded.isGuess)
  }

  @Test func `A guessed encoding is stated with the answer`() throws {
    let text = "Datum;Empfänger;Betrag\n31.01.2024;Bäckerei;-4,50\n28.01.2024;Gehalt Müller;9,00\n"
    let bytes = try #require(EncodedText.bytes(text, in: "windows-1252"))
    let file = CSVFormat.read(bytes, options: ReadingOptions(path: "test.csv"))
    #expect(file.encoding == "windows-1252")
    #expect(file.decisions.contains { $0.subject == "encoding" && $0.choice == "windows-1252" })
    #expect(rows(file).map(\.description) == ["Bäckerei", "Gehalt Müller"])
  }

  @Test(arguments: ["UTF-16LE", "UTF-16BE"], [true, false])
  func `UTF-16 is read with its mark and without`(_ encoding: String, _ isMarked: Bool) {
    let text = "Datum;Text;Betrag\n31.01.2024;Łódź Lastschrift;-4,50\n30.01.2024;Lohn;9,00\n"
    let units = (isMarked ? "\u{FEFF}" + text : text).utf16
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return encoding == "UTF-16LE" ? [low, high] : [high, low]
    }
    let file = CSVFormat.read(bytes, options: ReadingOptions(path: "test.csv"))
    #expect(file.encoding == encoding)
    #expect(rows(file).map(\.description) == ["Łódź Lastschrift", "Lohn"])
  }
}

/// Texts in legacy encodings.
enum EncodedText {
  /// The text in the encoding, found by asking the decoder for every code.
  static func bytes(_ text: String, in name: String) -> [UInt8]? {
    guard let encoding = LegacyEncoding(name: name) else { return nil }
    var codes: [Unicode.Scalar: [UInt8]] = [:]
    let wanted = Set(text.unicodeScalars.filter { !$0.isASCII })
    for byte in UInt8(0x80)...0xFF {
      let all =
        encoding.isSingleByte ? [[byte]] : (UInt8(0x40)...0xFE).map { [byte, $0] }
      for code in all {
        guard let utf8 = encoding.decode(code) else { continue }
        let scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
        if scalars.count == 1, wanted.contains(scalars[0]), codes[scalars[0]] == nil {
          codes[scalars[0]] = code
        }
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
}
