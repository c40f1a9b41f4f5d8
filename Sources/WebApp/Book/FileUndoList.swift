import BookKeeping
import Synchronization

/// What was changed in files since the server was started and can be taken back: the journal knows nothing
/// of it.
final class FileUndoList: Sendable {
  struct Change: Sendable {
    var files: [ChangedFile]
    /// Whether a category was renamed after them, which the journal tells.
    var hasRename = false
  }

  private struct State {
    var changes: [Int: Change] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// So many of the newest are kept.
  private static let most = 20

  /// Keeps a change.
  ///
  /// - Returns: What a page names it by.
  func keep(_ change: Change) -> String {
    state.withLock { state in
      state.last += 1
      state.changes[state.last] = change
      state.changes[state.last - Self.most] = nil
      return "\(state.last)"
    }
  }

  subscript(_ name: String) -> Change? {
    guard let number = Int(name) else { return nil }
    return state.withLock { $0.changes[number] }
  }

  /// Forgets what was taken back.
  func forget(_ name: String) {
    guard let number = Int(name) else { return }
    state.withLock { $0.changes[number] = nil }
  }
}
