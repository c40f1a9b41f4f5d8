import StatementModel

/// Puts rows together of known packed ones and of new ones, which are packed as well.
///
/// A row's bytes tell what differs from the rows before it, so the first of each part are packed
/// anew; as soon as nothing differs that a row's bytes depend on, they are copied: all at once where
/// known texts keep their numbers, else but for these.
struct RowMerger {
  private let knownBytes: PaddedBytes
  private let newBytes: PaddedBytes
  private var known: PackedSource
  private var new: PackedSource
  private var texts: MergedTexts
  private(set) var facts: MergedFacts
  private(set) var blocks: RowBlocks
  /// What the next row stands behind.
  private var before = RowContext()
  private let keepsTexts: Bool

  /// - Parameter keepsTexts: Whether the known texts stay as they are, those that no row has any more
  ///   as well.
  init(
    known knownBytes: PaddedBytes, new newBytes: PaddedBytes, facts: MergedFacts,
    keepsTexts: Bool
  ) throws(IndexError) {
    self.keepsTexts = keepsTexts
    self.knownBytes = knownBytes
    self.newBytes = newBytes
    self.facts = facts
    known = try PackedSource(knownBytes, needsTexts: true)
    new = try PackedSource(newBytes, needsTexts: true)
    texts = try MergedTexts(
      known: known, new: new, knownBytes: knownBytes.padded.span,
      newBytes: newBytes.padded.span, keepsKnown: keepsTexts)
    blocks = RowBlocks(expecting: known.rowCount + new.rowCount)
  }

  /// Whether so many texts were kept that are of no row that all had better be numbered anew.
  var isWasteful: Bool { texts.leaveTooMany }

  /// How many bytes stand before the rows, at most.
  private var room: Int { known.textBytes + new.textBytes + 32 }

  /// How many bytes come out, at most.
  ///
  /// A head packed anew has 45 bytes more, and each of three texts a number of four bytes more. What is
  /// not written to is no memory.
  private var capacity: Int {
    room + known.rowBytes + new.rowBytes + (known.rowCount + new.rowCount) * 60 + 64
  }

  /// Puts the parts together, whose ranges are in the order of their rows.
  mutating func merge(_ parts: [MergedPart]) throws(IndexError) -> [UInt8] {
    var failure: IndexError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      do throws(IndexError) {
        try unsafe merge(parts, in: memory, &count)
      } catch {
        failure = error
        count = 0
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private mutating func merge(
    _ parts: [MergedPart], in memory: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) throws(IndexError) {
    if keepsTexts {
      var out = unsafe RowOutput(memory, from: 0)
      try out.unsigned(UInt64(RowLayout.version))
      try texts.write(to: &out, known: knownBytes.padded.span, new: newBytes.padded.span)
      try out.unsigned(UInt64(parts.reduce(0) { $0 + $1.rows.count }))
      for part in parts { try copy(part, to: &out) }
      count = out.count
      return
    }
    let start = room
    var rows = unsafe RowOutput(memory, from: start)
    for part in parts { try copy(part, to: &rows) }
    // How long the texts are is known only now.
    var head = unsafe RowOutput(UnsafeMutableBufferPointer(rebasing: memory[..<start]), from: 0)
    try head.unsigned(UInt64(RowLayout.version))
    try texts.write(to: &head, known: knownBytes.padded.span, new: newBytes.padded.span)
    try head.unsigned(UInt64(facts.rowCount))
    let length = rows.count - start
    if let base = memory.baseAddress {
      unsafe (base + head.count).update(from: base + start, count: length)
    }
    blocks.move(by: head.count - start)
    count = head.count + length
  }

  /// Writes the rows of a part.
  private mutating func copy(_ part: MergedPart, to out: inout RowOutput) throws(IndexError) {
    let isNew = part.number < 0
    var source = isNew ? new : known
    let bytes = isNew ? newBytes : knownBytes
    try source.advance(to: part.rows.lowerBound, bytes)
    guard part.rows.upperBound <= source.rowCount else { throw .misuse }
    var theirs = source.context
    source.offset = try bytes.withCursor(at: source.offset) { (input) throws(IndexError) in
      try copy(part, &theirs, &input, bytes.padded.span, to: &out)
      return input.offset
    }
    (source.context, source.position) = (theirs, part.rows.upperBound)
    if isNew { new = source } else { known = source }
  }

  private mutating func copy(
    _ part: MergedPart, _ theirs: inout RowContext, _ input: inout RowCursor,
    _ bytes: Span<UInt8>, to out: inout RowOutput
  ) throws(IndexError) {
    // Held apart from what changes meanwhile.
    let (all, allNew) = (knownBytes, newBytes)
    let (knownBytes, newBytes) = (all.padded.span, allNew.padded.span)
    let isNew = part.number < 0
    let copiesAll = keepsTexts && !isNew
    // Where bytes begin that are to be copied as they are.
    var run = input.offset
    var differing = ContextDifference(before, theirs.moved(by: part.shift))
    for _ in part.rows {
      let start = input.offset
      let beginsBlock = facts.rowCount % RowBlocks.rowsEach == 0
      if beginsBlock || !differing.isEmpty {
        before.takeOver(theirs.moved(by: part.shift), but: differing)
        if beginsBlock { blocks.begin(at: out.count + (start - run), after: before) }
      }
      var head = try theirs.head(&input)
      let headEnd = input.offset
      let tail = try input.tail(of: head.flags)
      guard head.isInBounds else { throw .corrupt(.packing) }
      head.move(by: part.shift)
      guard head.isInBounds else { throw .misuse }
      if copiesAll, differing.isEmpty {
        try texts.use(tail.description.number)
        if let memo = tail.memo { try texts.use(memo.number) }
        if let category = tail.bankCategory { try texts.use(category.number) }
        facts.add(head, tail, of: part.number, bytes)
        continue
      }
      if differing.isEmpty || !differing.concerns(head) {
        try out.copy(bytes, from: start, to: headEnd)
      } else {
        var anew = PackedWriter()
        anew.head(head, after: before)
        try out.copy(anew.bytes.span, from: 0, to: anew.bytes.count)
      }
      if !differing.isEmpty { differing.settle(head) }
      try out.unsigned(
        texts.number(
          of: tail.description.number, isNew: isNew, known: knownBytes, new: newBytes))
      var end = tail.description.end
      if let memo = tail.memo {
        try out.copy(bytes, from: end, to: memo.start)
        try out.unsigned(
          texts.number(of: memo.number, isNew: isNew, known: knownBytes, new: newBytes))
        end = memo.end
      }
      if let category = tail.bankCategory {
        try out.copy(bytes, from: end, to: category.start)
        try out.unsigned(
          texts.number(of: category.number, isNew: isNew, known: knownBytes, new: newBytes))
        end = category.end
      }
      try out.copy(bytes, from: end, to: input.offset)
      run = input.offset
      facts.add(head, tail, of: part.number, bytes)
    }
    try out.copy(bytes, from: run, to: input.offset)
    before.takeOver(theirs.moved(by: part.shift), but: differing)
  }
}
