import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// Names of the book, for shells that complete what is typed.
extension CompletionKind {
  static var cards: CompletionKind { ofBook { book in book.cards.map(\.id.text) } }

  static var categories: CompletionKind {
    ofBook { book in try book.categories.paths.map(\.text) }
  }

  static var periods: CompletionKind { ofBook { book in book.periods.all.map(\.name) } }

  static var tags: CompletionKind {
    ofBook { book in Array(Set(try book.transactions().flatMap { $0.details.tags })).sorted() }
  }

  /// The newest first.
  static var months: CompletionKind {
    ofBook { book in
      let basis = book.configuration.dateBasis
      let months = Set(try book.transactions().map { $0.date(by: basis).month })
      return months.sorted(by: >).map(\.description)
    }
  }

  /// Those with most transactions first; letters that are typed stay in the case they are in, which
  /// does not count where one is searched for.
  static var merchants: CompletionKind {
    ofBook(foldsCase: true) { book in
      var counts: [String: Int] = [:]
      for transaction in try book.transactions() { counts[transaction.merchant, default: 0] += 1 }
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  /// By the beginning of their ids, the newest first.
  static var transactions: CompletionKind {
    ofBook { book in
      let basis = book.configuration.dateBasis
      return try book.transactions().filter { !$0.status.isGone }
        .sorted { ($1.date(by: basis), $0.id) < ($0.date(by: basis), $1.id) }.map(\.id.short)
    }
  }

  /// More than a person looks through.
  private static let most = 200

  /// Asks the book that the line is about; where there is none, or it can't be read, nothing is
  /// offered and nothing said.
  private static func ofBook(
    foldsCase: Bool = false, _ names: @escaping @Sendable (Book) throws -> [String]
  ) -> CompletionKind {
    .custom { words, _, begun in
      do {
        let paths = try Book.locate(
          explicit: book(in: words), environment: Environment.ofBook,
          workingDirectory: Environment.workingDirectory)
        let book = try Book.open(paths, .looking, environment: Environment.ofBook)
        let all = try names(book)
        guard foldsCase else { return Array(all.filter { $0.hasPrefix(begun) }.prefix(most)) }
        let folded = begun.lowercased()
        return all.filter { $0.lowercased().hasPrefix(folded) }.prefix(most).map {
          begun + $0.dropFirst(begun.count)
        }
      } catch {
        return []
      }
    }
  }

  private static func book(in words: [String]) -> String? {
    for (word, next) in zip(words, words.dropFirst()) where ["--book", "-b"].contains(word) {
      return next
    }
    return words.first { $0.hasPrefix("--book=") }.map { String($0.dropFirst("--book=".count)) }
  }
}
