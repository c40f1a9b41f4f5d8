import Dispatch
import Synchronization

/// A value that is worked out on another core while something else is done.
final class Meanwhile<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let work = DispatchGroup()
  private let make: @Sendable () -> Value

  /// Begins to make the value.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global(qos: .userInitiated).async(group: work) {
      let value = make()
      self.made.withLock { $0 = value }
    }
  }

  /// The value, as soon as it is there.
  var value: Value {
    work.wait()
    return made.withLock(\.self) ?? make()
  }
}
