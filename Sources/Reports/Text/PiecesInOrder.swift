import Dispatch
import StatementModel
import Synchronization

/// Makes the pieces of a long text on several cores, and hands them on in their order.
///
/// Each core takes the next piece that nobody has, with a maker of its own. Only a few are made
/// ahead of the one that is due, in memory that is used again and again.
final class PiecesInOrder<Maker>: Sendable {
  private struct State {
    /// The first that nobody has taken.
    var next = 0
    /// The one that is handed on next.
    var due = 0
    var made: [Int: ByteText] = [:]
    var spare: [ByteText] = []
    /// How many cores wait for pieces to be handed on.
    var waiting = 0
  }

  private enum Step {
    case make(Int, ByteText)
    case handOn(ByteText)
    case wait
    case end
  }

  private let state = Mutex(State())
  private let isMade = DispatchSemaphore(value: 0)
  private let hasRoom = DispatchSemaphore(value: 0)
  private let count: Int
  private let begin: @Sendable () -> Maker
  private let make: @Sendable (Int, inout Maker, inout ByteText) -> Void

  /// So many pieces may wait to be handed on.
  private static var ahead: Int { 12 }
  /// More cores than this would wait for the one that hands on.
  private static var mostCores: Int { 4 }

  /// - Parameters:
  ///   - begin: makes what a core keeps from piece to piece, which must not show in them.
  ///   - make: appends a piece to an empty text.
  init(
    count: Int, _ begin: @escaping @Sendable () -> Maker,
    make: @escaping @Sendable (Int, inout Maker, inout ByteText) -> Void
  ) {
    self.count = count
    self.begin = begin
    self.make = make
  }

  /// Makes all pieces; to be called once.
  func write(on cores: Cores, to emit: ([UInt8]) throws -> Void) rethrows {
    for _ in 1..<max(1, min(cores.count, Self.mostCores, count)) {
      DispatchQueue.global(qos: .userInitiated).async { self.help() }
    }
    // Where handing on fails, the others are to end as well.
    defer { stop() }
    var maker = begin()
    while true {
      switch nextStep() {
      case .handOn(let piece):
        try emit(piece.bytes)
        giveBack(piece)
      case .make(let place, var piece):
        make(place, &maker, &piece)
        keep(piece, at: place)
      case .wait: isMade.wait()
      case .end: return
      }
    }
  }

  /// What another core does.
  private func help() {
    var maker: Maker?
    while true {
      switch nextPiece() {
      case .make(let place, var piece):
        var own = maker ?? begin()
        maker = nil
        make(place, &own, &piece)
        maker = own
        keep(piece, at: place)
        isMade.signal()
      case .wait: hasRoom.wait()
      case .end, .handOn: return
      }
    }
  }

  /// What the core that hands on does next: that, wherever it can.
  private func nextStep() -> Step {
    state.withLock { state in
      if state.due == count { return .end }
      if let piece = state.made.removeValue(forKey: state.due) {
        state.due += 1
        if state.waiting > 0 {
          state.waiting -= 1
          hasRoom.signal()
        }
        return .handOn(piece)
      }
      return Self.take(&state, of: count) ?? .wait
    }
  }

  private func nextPiece() -> Step {
    state.withLock { state in
      if state.next == count { return .end }
      if let piece = Self.take(&state, of: count) { return piece }
      state.waiting += 1
      return .wait
    }
  }

  private static func take(_ state: inout State, of count: Int) -> Step? {
    guard state.next < min(count, state.due + ahead) else { return nil }
    state.next += 1
    return .make(state.next - 1, state.spare.popLast() ?? ByteText())
  }

  private func keep(_ piece: ByteText, at place: Int) {
    state.withLock { $0.made[place] = piece }
  }

  private func giveBack(_ piece: consuming ByteText) {
    var piece = piece
    piece.removeAll()
    let empty = piece
    state.withLock { $0.spare.append(empty) }
  }

  private func stop() {
    state.withLock { state in
      state.next = count
      for _ in 0..<state.waiting { hasRoom.signal() }
      state.waiting = 0
    }
  }
}
