import StatementModel

/// The index's table of texts: descriptions, payees, categories, files and tags, each kept once
/// and known by a number.
///
/// Texts lie in pages of 256, loaded when first asked for and then kept. Numbers stay as long as
/// the index does; texts that nothing names any more go when the index is made anew.
final class TextTable {
  private struct Page {
    var count: Int
    var strings: BlobReference

    /// The checksum of the page's row in the directory.
    func sum(page: Int) -> UInt64 {
      var sum = Checksum()
      sum.add(Int64(page))
      sum.add(Int64(count))
      sum.add(strings.id)
      sum.add(strings.sum)
      return sum.value
    }
  }

  private static let pageSize = 256

  /// The connection, for as long as a transaction lasts.
  private var handle: Handle?
  /// What the connection said when the texts were read; it changes when another one writes.
  private var dataVersion: Int64?
  private var pages: [Page] = []
  private var strings: [String] = []
  private var isLoaded: [Bool] = []
  private var categories: [Int: CategoryPath] = [:]
  /// Filled at the first text that is written; from then on it holds all texts.
  private var interner = StringInterner()
  private(set) var isInterning = false
  /// The same, where it is begun before it is needed.

  init() {}

  /// Texts that are all at hand, for reading.
  init(_ strings: [String]) {
    self.strings = strings
    isLoaded = Array(repeating: true, count: strings.count / Self.pageSize + 1)
  }

  /// Whether a transaction lasts.
  var isAttached: Bool { handle != nil }

  /// Begins a transaction: what another process may have changed is forgotten.
  func attach(to handle: Handle) throws(IndexError) {
    let statement = try handle.prepare("PRAGMA data_version")
    guard try statement.step() else { throw .corrupt(.schema) }
    let version = statement.integer(0)
    if version != dataVersion { try readDirectory(handle) }
    dataVersion = version
    self.handle = handle
  }

  func detach() { handle = nil }

  /// Forgets everything: after a transaction that was taken back.
  func forget() { dataVersion = nil }

  private func readDirectory(_ handle: Handle) throws(IndexError) {
    clear()
    let statement = try handle.prepare(
      "SELECT page, count, strings, strings_sum, sum FROM text ORDER BY page")
    while try statement.step() {
      let page = Page(
        count: statement.int(1),
        strings: BlobReference(id: statement.integer(2), sum: statement.checksum(3)))
      guard statement.int(0) == pages.count, page.sum(page: pages.count) == statement.checksum(4),
        (1...Self.pageSize).contains(page.count), pages.last?.count ?? 256 == Self.pageSize
      else { throw .corrupt(.checksum) }
      pages.append(page)
    }
    let count = pages.reduce(0) { $0 + $1.count }
    strings = Array(repeating: "", count: count)
    isLoaded = Array(repeating: false, count: pages.count)
  }

  private func clear() {
    pages = []
    strings = []
    isLoaded = []
    categories = [:]
    interner = StringInterner()
    isInterning = false
  }

  /// How many texts there are.
  var count: Int { isInterning ? interner.count : strings.count }

  /// The text of that number.
  func text(_ number: Int) throws(IndexError) -> String {
    if isInterning {
      guard interner.strings.indices.contains(number) else { throw .corrupt(.packing) }
      return interner.strings[number]
    }
    guard strings.indices.contains(number) else { throw .corrupt(.packing) }
    if !isLoaded[number / Self.pageSize] { try load(number / Self.pageSize) }
    return strings[number]
  }

  /// Refuses a number that there is no text of, and sees to it that the text is at hand.
  func need(_ number: Int) throws(IndexError) {
    if isInterning {
      guard interner.strings.indices.contains(number) else { throw .corrupt(.packing) }
      return
    }
    guard strings.indices.contains(number) else { throw .corrupt(.packing) }
    if !isLoaded[number / Self.pageSize] { try load(number / Self.pageSize) }
  }

  /// All texts by their numbers; empty ones stand for those that nobody asked for yet.
  var all: [String] { isInterning ? interner.strings : strings }

  /// The category whose path is the text of that number.
  func category(_ number: Int) throws(IndexError) -> CategoryPath {
    if let known = categories[number] { return known }
    guard let category = CategoryPath(try text(number)) else { throw .corrupt(.packing) }
    categories[number] = category
    return category
  }

  private func load(_ page: Int) throws(IndexError) {
    guard let handle else { throw .misuse }
    guard let texts = try packed(page, through: BlobReader(handle)).texts() else {
      throw .corrupt(.packing)
    }
    keep(texts, ofPage: page)
  }

  private func packed(
    _ page: Int, through blobs: borrowing BlobReader
  ) throws(IndexError) -> PackedTexts {
    PackedTexts(
      page: page, count: pages[page].count, bytes: try blobs.read(pages[page].strings))
  }

  /// The pages that nobody has asked for yet.
  func packedPages(through blobs: borrowing BlobReader) throws(IndexError) -> [PackedTexts] {
    var packed: [PackedTexts] = []
    for page in isLoaded.indices where !isLoaded[page] {
      packed.append(try self.packed(page, through: blobs))
    }
    return packed
  }

  /// All texts by their numbers, once all of them are loaded; nothing where a page is damaged.
  func allAtHand(through blobs: borrowing BlobReader) throws(IndexError) -> [String]? {
    let packed = try packedPages(through: blobs)
    return keep(packed.map { $0.texts() }, of: packed) ? all : nil
  }

  /// The checksums of the directory's rows.
  var pageSums: [UInt64] { pages.indices.map { pages[$0].sum(page: $0) } }

  /// Takes all texts, where they are of the same pages.
  func take(_ texts: [String], ofPagesWith sums: [UInt64]) -> Bool {
    guard !isInterning, texts.count == strings.count, sums == pageSums else { return false }
    strings = texts
    isLoaded = Array(repeating: true, count: pages.count)
    return true
  }

  /// Takes a page's texts as unpacked.
  func keep(_ texts: [String], ofPage page: Int) {
    for (place, text) in texts.enumerated() { strings[page * Self.pageSize + place] = text }
    isLoaded[page] = true
  }

  /// The number of the text, which is kept from now on.
  func number(of text: String) throws(IndexError) -> Int {
    if !isInterning {
      for page in isLoaded.indices where !isLoaded[page] { try load(page) }
      interner = StringInterner(strings)
      isInterning = true
    }
    return interner.number(of: text)
  }

  /// Writes the texts that came since the transaction began.
  func save(with blobs: borrowing BlobWriter) throws(IndexError) {
    guard let handle else { throw .misuse }
    guard isInterning, interner.count > strings.count else { return }
    let statement = try handle.prepare(
      """
      INSERT OR REPLACE INTO text(page, count, strings, strings_sum, sum) VALUES(?, ?, ?, ?, ?)
      """)
    var page = strings.count / Self.pageSize
    while page * Self.pageSize < interner.count {
      let end = min(interner.count, (page + 1) * Self.pageSize)
      var out = PackedWriter(capacity: 8192)
      for number in (page * Self.pageSize)..<end { out.text(interner.strings[number]) }
      let old = page < pages.count ? pages[page].strings : nil
      let entry = Page(
        count: end - page * Self.pageSize, strings: try blobs.write(out.bytes, over: old))
      if old == nil { pages.append(entry) } else { pages[page] = entry }
      try statement.bind(1, page)
      try statement.bind(2, entry.count)
      try statement.bind(3, entry.strings.id)
      try statement.bind(4, entry.strings.sum)
      try statement.bind(5, entry.sum(page: page))
      try statement.run()
      page += 1
    }
    strings = interner.strings
    isLoaded = Array(repeating: true, count: pages.count)
  }

  /// Starts anew with no text; the tables are emptied by the caller.
  func removeAll() { clear() }
}
