import StatementModel

/// Has what lines to come are written from brought near: that of a transaction first, then the face
/// of its merchant's name, then what that consists of.
///
/// It holds what it looks at and nothing else, so that going through lines counts no reference.
struct LinesAhead {
  let indices: [Int]
  let names: [TransactionTable.Names]
  let numbers: [TransactionNumbers]
  /// Places among the faces, by the numbers of texts.
  let merchants: [Int32]
  let faces: [CellFace]
  let bytes: [UInt8]

  /// - Parameter number: the line that is being written.
  @inline(never)
  func bringNear(after number: Int) {
    let (far, near, next) = (number &+ 12, number &+ 8, number &+ 4)
    if far < indices.count {
      Nearness.bring(names, indices[far])
      Nearness.bring(numbers, indices[far])
    }
    if near < indices.count { Nearness.bring(faces, place(near)) }
    if next < indices.count { Nearness.bring(bytes, faces[place(next)].start) }
  }

  @inline(__always)
  private func place(_ number: Int) -> Int { Int(merchants[names[indices[number]].merchant]) }
}
