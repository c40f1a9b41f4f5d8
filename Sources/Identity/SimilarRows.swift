/// Pending rows by their texts: finds the next free one whose text is similar to another.
///
/// A text that is similar to another begins with it or is its beginning, or both share words. Of
/// the words of one, so many must stand in the other that one of its few rarest must. So a row
/// stands in a list for its text, and in one for each of its words, apart for texts of so many words;
/// only a few short lists are gone through for each text that is asked for.
struct SimilarRows {
  /// A word in texts of so many words.
  private struct WordKey: Hashable {
    var word: Int32
    var count: Int
  }

  private let similarity: TextSimilarity
  /// By list: the places of its rows in order.
  private var places: [[Int32]] = []
  private var lists: [FreePlaces] = []
  /// The different texts of the rows in the order of what they are folded to.
  private var texts: [Int32] = []
  /// By the place of a text among them: that of the longest other one that it begins with.
  private var beginnings: [Int?] = []
  private var listOfText: [Int32: Int] = [:]
  private var listOfWord: [WordKey: Int] = [:]
  /// How many words texts of the rows have, each number once.
  private var wordCounts: Set<Int> = []
  /// By a text that was asked for: the lists that hold every row of similar text.
  private var listsOfAsked: [Int32: [Int]] = [:]

  /// - Parameters:
  ///   - texts: By place: the number of the row's text.
  ///   - similarity: Tells which texts are similar.
  init(_ texts: [Int32], by similarity: TextSimilarity) {
    self.similarity = similarity
    for (place, text) in texts.enumerated() {
      if listOfText[text] == nil {
        listOfText[text] = newList()
        self.texts.append(text)
      }
      places[listOfText[text, default: 0]].append(Int32(place))
      let words = similarity.words(of: text)
      wordCounts.insert(words.count)
      for word in words {
        let key = WordKey(word: word, count: words.count)
        let list = listOfWord[key] ?? newList()
        listOfWord[key] = list
        places[list].append(Int32(place))
      }
    }
    lists = places.map { FreePlaces($0) }
    self.texts.sort { similarity.folded($0) < similarity.folded($1) }
    for place in self.texts.indices {
      beginnings.append(
        place == 0 ? nil : longestBeginning(of: self.texts[place], from: place - 1))
    }
  }

  private mutating func newList() -> Int {
    places.append([])
    return places.count - 1
  }

  /// The first place of a range that is free and whose text is similar.
  ///
  /// - Parameters:
  ///   - rows: By place: the number of the row's text.
  ///   - isTaken: By place; what is taken once stays so.
  mutating func first(
    similarTo text: Int32, in range: Range<Int>, of rows: [WaitingRows.Waiting], _ isTaken: [Bool]
  ) -> Int? {
    var best: Int?
    for list in lists(for: text) {
      var place = lists[list].first(from: range.lowerBound, isTaken)
      while let found = place, found < best ?? range.upperBound {
        if similarity.areSimilar(text, rows[found].text) {
          best = found
          break
        }
        place = lists[list].first(from: found + 1, isTaken)
      }
    }
    return best
  }

  private mutating func lists(for text: Int32) -> [Int] {
    if let known = listsOfAsked[text] { return known }
    let found = listsBegunAlike(text) + listsOfSharedWords(text)
    listsOfAsked[text] = found
    return found
  }

  /// Those of texts that begin with a text, and of texts that it begins with.
  private mutating func listsBegunAlike(_ text: Int32) -> [Int] {
    let folded = similarity.folded(text)
    let start = texts.indices.partitionPoint { similarity.folded(texts[$0]) < folded }
    var found: [Int] = []
    var longer: [Int] = []
    for place in start..<texts.count {
      guard Self.begins(similarity.folded(texts[place]), with: folded) else { break }
      longer += [listOfText[texts[place]]].compactMap(\.self)
    }
    if longer.count > 1 {
      // As one list, since there may be many of them.
      let together = longer.flatMap { places[$0] }.sorted()
      found.append(newList())
      places[found[0]] = together
      lists.append(FreePlaces(together))
    } else {
      found = longer
    }
    var shorter = start == 0 ? nil : longestBeginning(of: text, from: start - 1)
    while let place = shorter {
      found += [listOfText[texts[place]]].compactMap(\.self)
      shorter = beginnings[place]
    }
    return found
  }

  /// The longest text that another begins with: the one that stands before it, or one that this
  /// begins with.
  private func longestBeginning(of text: Int32, from place: Int) -> Int? {
    let folded = similarity.folded(text)
    var candidate: Int? = place
    while let found = candidate {
      if Self.begins(folded, with: similarity.folded(texts[found])) { return found }
      candidate = beginnings[found]
    }
    return nil
  }

  /// Whether one text begins with the bytes of another; the empty text is similar to itself alone.
  private static func begins(_ text: String, with other: String) -> Bool {
    other.isEmpty ? text.isEmpty : text.utf8.starts(with: other.utf8)
  }

  /// Those that hold every row whose text shares enough words with a text.
  private func listsOfSharedWords(_ text: Int32) -> [Int] {
    let words = similarity.words(of: text)
    var found: [Int] = []
    for count in wordCounts {
      let least = Similarity.leastShared(words.count, count)
      guard least <= min(words.count, count) else { continue }
      let known = words.map { listOfWord[WordKey(word: $0, count: count)] }
      let sizes = known.map { list in list.map { places[$0].count } ?? 0 }
      let rarest = words.indices.sorted { sizes[$0] < sizes[$1] }
      // What lacks all of so many words shares too few of the others.
      found += rarest.prefix(words.count - least + 1).compactMap { known[$0] }
    }
    return found
  }
}
