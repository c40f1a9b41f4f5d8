/// The decimals of each currency's minor unit, after ISO 4217 list one (2024), with the codes that
/// statements of recent years still carry.
enum CurrencyTable {
  static let minorUnits: [Currency: Int] = {
    var table: [Currency: Int] = [:]
    table.reserveCapacity(256)
    for (decimals, codes) in [(0, none), (2, two), (3, three), (4, four)] {
      // Byte by byte: every command that writes an amount waits for this.
      var word: UInt64 = 0
      for byte in codes.utf8 {
        if byte > 0x20 {
          word = word << 8 | UInt64(byte)
          continue
        }
        if let currency = Currency(uncheckedCode: word) { table[currency] = decimals }
        word = 0
      }
      if let currency = Currency(uncheckedCode: word) { table[currency] = decimals }
    }
    return table
  }()

  private static let none = """
    BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
    """

  private static let two = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP
    BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD
    FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD
    KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP
    SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED
    VES WST XCD YER ZAR ZMW ZWG HRK
    """

  private static let three = """
    BHD IQD JOD KWD LYD OMR TND
    """

  private static let four = """
    CLF UYW
    """
}
