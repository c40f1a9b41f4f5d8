import StatementModel

/// Writes what stands above groups.
struct GroupTitles: Sendable {
  private let groups: ListGroups
  private let usesColor: Bool
  /// The faces of merchants' names, where these are what groups are called by.
  private let merchants: ListCells?

  /// - Parameter cells: laid out, but not cut to any width.
  init(_ groups: ListGroups, _ grouping: Grouping, _ cells: ListCells, usesColor: Bool) {
    self.groups = groups
    self.usesColor = usesColor
    merchants = grouping == .merchant && !usesColor ? cells : nil
  }

  /// Writes a title for a terminal, and two spaces.
  ///
  /// - Parameter line: the number of the group's first line.
  func append(_ group: Int, _ line: Int, to out: inout ByteText) {
    if let merchants {
      merchants.appendMerchant(ofLine: line, to: &out)
    } else {
      let title = CellText.terminal(groups.header(group))
      out.append(TerminalStyle.bold.applied(to: title, if: usesColor))
      out.append(word: 0x2020, count: 2)
    }
  }

  /// Writes a title for Markdown, in which merchants' names are not cut.
  func append(markdown group: Int, _ line: Int, to out: inout ByteText) {
    if let merchants, merchants.appendWholeMerchant(ofLine: line, to: &out) { return }
    let title = groups.header(group)
    if !CellText.append(markdownOf: title, first: .max, to: &out) {
      out.append(CellText.markdown(title))
    }
  }
}

extension ListCells {
  /// Writes the merchant's name as a line has it, which is near once the line is about to be written,
  /// and two spaces.
  @inline(never)
  fileprivate func appendMerchant(ofLine line: Int, to out: inout ByteText) {
    let face = faces[faces.place(ofMerchant: cells.merchant(line))]
    out.append(room: face.count + 8 + BytePen.slack) { out in
      faces.append(face, to: &out)
      out.append(word: 0x2020, count: 2)
    }
  }

  /// Writes the merchant's name as a line of Markdown has it, where it is all ASCII: what a name was
  /// cut to ends in another character.
  ///
  /// - Returns: Whether it was written.
  @inline(never)
  fileprivate func appendWholeMerchant(ofLine line: Int, to out: inout ByteText) -> Bool {
    let face = faces[faces.place(ofMerchant: cells.merchant(line))]
    guard faces.isASCII(face) else { return false }
    out.append(room: face.count + BytePen.slack) { faces.append(face, to: &$0) }
    return true
  }
}
