/// Header cells as they are compared outside this room.
package enum HeaderText {
  /// Lower case, without accents, signs and marks.
  package static func fold(_ cell: String) -> String { HeaderFolding.fold(cell) }
}
