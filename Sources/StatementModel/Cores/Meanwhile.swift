import Dispatch
import Synchronization

/// A value that is worked out on another core while something else is done.
///
/// Where there is no other core, or none had time for it, it is made when it is asked for.
package final class Meanwhile<Value: Sendable>: Sendable {
  private enum State {
    case waiting
    case begun
    case made(Value)
    case taken
  }

  private let state = Mutex<State>(.waiting)
  private let work = DispatchGroup()
  private let make: @Sendable () -> Value

  /// Begins to make the value, if another of the cores may.
  package init(on cores: Cores = .all, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    guard cores.count > 1 else { return }
    DispatchQueue.global(qos: .userInitiated).async(group: work) {
      guard self.begin() else { return }
      let value = make()
      self.state.withLock { $0 = .made(value) }
    }
  }

  /// Whether it is the caller's to make the value.
  private func begin() -> Bool {
    state.withLock { state in
      guard case .waiting = state else { return false }
      state = .begun
      return true
    }
  }

  /// The same where it was begun; else nothing, and it is not made any more.
  package func takeIfBegun() -> Value? {
    if begin() {
      state.withLock { $0 = .taken }
      return nil
    }
    return take()
  }

  /// Hands out the value, as soon as it is there; to be asked for once.
  ///
  /// Nothing holds it from then on, so that it can be changed without a copy.
  package func take() -> Value {
    if begin() { return make() }
    work.wait()
    return state.withLock { state in
      guard case .made(let value) = state else { preconditionFailure("taken twice") }
      state = .taken
      return value
    }
  }
}
