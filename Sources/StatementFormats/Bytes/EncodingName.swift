/// The names of character encodings that a profile may give.
package enum EncodingName {
  /// A few usual ones, for advice.
  package static let usual = [
    "UTF-8", "UTF-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253",
    "windows-1254", "windows-1255", "windows-1256", "windows-1257", "ISO-8859-2", "ISO-8859-15",
    "Shift_JIS", "GB18030", "Big5", "EUC-KR",
  ]

  /// Whether files can be read in the encoding.
  package static func isKnown(_ name: String) -> Bool {
    let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return ["utf8", "utf16", "utf16le", "utf16be"].contains(key)
      || LegacyEncoding(name: name) != nil
  }
}
