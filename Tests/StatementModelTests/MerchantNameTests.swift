import StatementModel
import Testing

struct `The merchant's name for people` {
  @Test(arguments: [
    ("blue kettle", "CARD PAYMENT TO BLUE KETTLE ON 03 MAR", "BLUE KETTLE"),
    ("blue kettle", "SQ *Blue Kettle", "Blue Kettle"),
    ("blue kettle", "Blue-Kettle, London 4417", "Blue-Kettle"),
    ("kettle", "POS KETTLE.COM", "KETTLE"),
    ("h m", "POS H&M 0417 BERLIN", "H&M"),
    ("blue kettle", "BLUE BLUE KETTLE", "BLUE KETTLE"),
    ("blauer kessel", "PP.4417.PP . BLAUER KESSEL, Ihr Einkauf bei BLAUER KESSEL", "BLAUER KESSEL"),
    ("קומקום כחול", "רכישה קומקום כחול", "קומקום כחול"),
    ("blue kettle", "blue kettle", "blue kettle"),
    // The number within is no part of the key.
    ("blue kettle", "BLUE 4417 KETTLE", "blue kettle"),
    ("", "***", "***"),
    ("", "", ""),
  ])
  func `stands as it does in the description`(
    _ key: String, _ description: String, _ name: String
  ) {
    #expect(MerchantName.of(key, in: description) == name)
    #expect(TextFolding.fold(MerchantName.of(key, in: description)) == key)
  }
}
