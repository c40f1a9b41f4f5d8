/// The files of `Folding/`, which `generate-folding.py` writes from Unicode's data (version 14): numbers
/// in base 64.
enum FoldingFiles {
  /// What a file of that name holds.
  static func bytes(of name: String) -> [UInt8] {
    let file = EmbeddedFiles.all.first { $0.path == "Folding/\(name).txt" }
    return file.flatMap { Base64.bytes($0.text.utf8) } ?? []
  }
}
