import StatementModel

/// Rows put together of those of a known statement and of new ones.
extension PackedRows {
  package enum Part: Sendable {
    /// Rows of the known statement; record, line and offset move by these distances.
    case known(Range<Int>, records: Int, lines: Int, bytes: Int)
    case new([StatementRow])
  }

  /// The rows of a statement that consists of these parts, in this order.
  ///
  /// - Parameters:
  ///   - known: The statement that ranges are of.
  ///   - seal: How the new statement's file was read. Stretches that lie wholly in a known part are taken
  ///     over, those of new rows are made from the text.
  ///   - text: The new statement's text.
  ///   - textStart: Where in it the rows' offsets count from.
  package init(
    _ parts: [Part], of known: KnownRows, seal: String, text: Span<UInt8>, textStart: Int
  ) throws(IndexError) {
    let stretches = try RowStretches(
      parts, of: known, seal: seal, text: text, textStart: textStart)
    guard Self.areInOrder(parts) else {
      // No file repeats another one so; it need not be fast.
      self.init(try Self.rows(parts, of: known), stretches: stretches)
      return
    }
    var merged: [MergedPart] = []
    var packer = RowPacker(expecting: 0)
    var maker = RowDigestMaker(expecting: 0)
    var newRows: [StatementRow] = []
    var newCount = 0
    var count = 0
    for part in parts {
      switch part {
      case .known(let rows, let records, let lines, let bytes):
        merged.append(
          MergedPart(
            rows: rows, shift: RowShift(records: records, lines: lines, bytes: bytes),
            number: Int32(truncatingIfNeeded: merged.count)))
        count += rows.count
      case .new(let rows):
        let span = rows.span
        for place in span.indices {
          let row = span[place]
          packer.add(row)
          maker.add(row)
        }
        newRows += rows
        merged.append(MergedPart(rows: newCount..<(newCount + rows.count)))
        newCount += rows.count
      }
    }
    let ids = maker.ids
    let new = PaddedBytes(packer.finish(newCount).span)
    let facts = MergedFacts(
      known.digest, new: maker.finish(newRows), newIDs: ids, rowCount: count + newCount)
    var merger = try RowMerger(known: known.bytes, new: new, facts: facts, keepsTexts: true)
    var bytes = try merger.merge(merged)
    if merger.isWasteful {
      merger = try RowMerger(known: known.bytes, new: new, facts: facts, keepsTexts: false)
      bytes = try merger.merge(merged)
    }
    let (days, blocks) = (merger.facts.keyDays, merger.blocks)
    let digest = try merger.facts.finish { (wanted) throws(IndexError) in
      guard let wanted else { return try RowUnpacker.unpack(bytes.span) }
      return try RowUnpacker.unpack(bytes.span, on: wanted, in: blocks.touched(by: wanted, days))
    }
    self.init(bytes: bytes, digest: digest, keyDays: days, blocks: blocks, stretches: stretches)
  }

  /// Whether the known parts follow each other as their rows do.
  private static func areInOrder(_ parts: [Part]) -> Bool {
    var end = 0
    for case .known(let rows, _, _, _) in parts {
      guard rows.lowerBound >= end else { return false }
      end = rows.upperBound
    }
    return true
  }

  private static func rows(
    _ parts: [Part], of known: KnownRows
  ) throws(IndexError) -> [StatementRow] {
    let all = try RowUnpacker.unpack(
      known.bytes.padded.span.extracting(first: known.bytes.count))
    var rows: [StatementRow] = []
    for part in parts {
      switch part {
      case .known(let range, let records, let lines, let bytes):
        for row in all[range] {
          var (row, span) = (row, row.span)
          let shift = RowShift(records: records, lines: lines, bytes: bytes)
          span.line &+= shift.lines
          span.offset &+= shift.bytes
          let record = row.record &+ shift.records
          guard UInt32(exactly: record) != nil, UInt32(exactly: span.line) != nil,
            UInt32(exactly: span.offset) != nil
          else { throw .misuse }
          (row.record, row.span) = (record, span)
          rows.append(row)
        }
      case .new(let new): rows += new
      }
    }
    return rows
  }
}

extension RowStretches {
  fileprivate init(
    _ parts: [PackedRows.Part], of known: KnownRows, seal: String, text: Span<UInt8>,
    textStart: Int
  ) throws(IndexError) {
    self.init(seal: seal)
    var count = 0
    for part in parts {
      switch part {
      case .known(let rows, _, _, _):
        guard rows.lowerBound >= 0, rows.upperBound <= known.rowCount else { throw .misuse }
        add(known.stretches, within: rows, from: count)
        count += rows.count
      case .new(let rows):
        add(rows, from: count, text: text, textStart: textStart)
        count += rows.count
      }
    }
  }
}
