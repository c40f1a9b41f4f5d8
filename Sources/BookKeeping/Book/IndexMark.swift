/// Names under which the index keeps what it was made of.
enum IndexMark: String {
  /// `History.fingerprint`.
  case history
  /// `JournalTally.text`.
  case journal
  /// `Catalog.fingerprint`.
  case catalog
  /// `Catalog.configurationFingerprint`.
  case configuration
  /// Which version of identity and deciding made it.
  case engine
  /// Which version of the readers its statements were last held against.
  case reader
}
