import StatementModel

@testable import StatementFormats

/// Small messages made for these tests.
enum MT940Fixture {
  /// A statement around the given fields, which open it at 100,00 and close it at `closing`.
  static func statement(
    _ fields: String, account: String = "10020030/0045678900", number: String = "7/1",
    opening: String = ":60F:C260301EUR100,00", closing: String = ":62F:C260331EUR100,00"
  ) -> String {
    let head = [":20:STATEMENT", ":25:\(account)", ":28C:\(number)"]
    let parts = (head + [opening, fields, closing, "-"]).filter { !$0.isEmpty }
    return parts.joined(separator: "\r\n") + "\r\n"
  }

  /// A statement of rows whose text was written with LF.
  static func rows(_ fields: String) -> StatementColumns {
    read(statement(fields)).statements.first?.rows ?? []
  }

  static func read(
    _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) -> StatementFile {
    var options = ReadingOptions(path: "test.sta")
    change(&options)
    return MT940Format.read(Array(text.utf8), options: options)
  }

  static func claims(_ text: String) -> Bool {
    MT940Format.claims(FileHead.of(Array(text.utf8)))
  }

  /// Messages of many kinds, for tests that disturb them.
  static let samples: [String] = [
    statement(
      """
      :61:2603020302DR12,30N033NONREF//2026030212345678
      /OCMT/USD13,50/
      :86:177?00ONLINE-UEBERWEISUNG?10931?20EREF+A-100?21SVWZ+Miete Maerz
       Haus 4?30BANKDEFFXXX?31DE00100200300045678900?32Hausverwaltung
      ?33Nord GmbH
      :61:260303RC5,N068NONREF
      :86:899?00STORNO
      """),
    """
    \u{1}{1:F01BANKNL2AXXXX0000000000}{2:I940BANKNL2AXXXXN}{3:}{4:
    :20:A1
    :25:NL00BANK0123456789EUR
    :28C:1/1
    :60F:C260301EUR10,
    :61:2603010301D10,NTRFEREF//26060123456789
    /TRCD/00100/
    :86:/TRTP/SEPA OVERBOEKING/IBAN/NL00BANK0000000001/NAME/De Bakker/REMI/
    brood/EREF/X
    :62M:C260301EUR0,
    -}{5:{CHK:0}}\u{3}\u{1}{1:F01BANKNL2AXXXX0000000000}{2:I940BANKNL2AXXXXN}{4:
    :20:A2
    :25:NL00BANK0123456789EUR
    :28C:1/2
    :60M:C260301EUR0,
    :61:2603020302C1,5NMSCNONREF
    :86:911 PRZELEW; OD: JAN KOS; TYT.: ZWROT; TNR: 100200300.0001
    :62F:C260302EUR1,5
    -}
    """,
    """
    :20:INTERIM
    :25:PL00100200300400500600700800
    :28C:3/1
    :34F:PLND0,
    :13D:2603021015+0100
    :61:2603020302ED7,NMSCNONREF
    :NS:01Zakupy
    15Sklep
    17Karta
    :90D:1PLN7,00
    :90C:0PLN0,00
    -
    """,
  ]
}
