import StatementModel

/// Writes what stands above groups on a terminal.
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

  /// - Parameter line: the number of the group's first line.
  func append(_ group: Int, _ line: Int, to out: inout ByteText) {
    if let merchants {
      merchants.appendMerchant(ofLine: line, to: &out)
      out.append(word: 0x2020, count: 2)
    } else {
      let title = CellText.terminal(groups.header(group))
      out.append(TerminalStyle.bold.applied(to: title, if: usesColor))
      out.append(word: 0x2020, count: 2)
    }
  }
}

extension ListCells {
  /// Writes the merchant's name as a line has it, which is near once the line is about to be written.
  @inline(never)
  fileprivate func appendMerchant(ofLine line: Int, to out: inout ByteText) {
    let face = faces[faces.place(ofMerchant: cells.merchant(line))]
    out.append(room: face.count + OutputSpan<UInt8>.slack) { faces.append(face, to: &$0) }
  }
}
