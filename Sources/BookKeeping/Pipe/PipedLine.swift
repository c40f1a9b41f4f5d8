import Foundation
import StatementModel

/// A line of NDJSON that gives a file of an owner.
struct PipedLine: Decodable {
  let owner: String
  /// The file, or what is wrong with the line.
  let file: Result<PipedFile, PipeFact>

  private static let names = ["owner", "card", "name", "path", "content"]

  /// Any name of a member: what nobody knows is a mistake.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads a line.
  ///
  /// - Throws: What is wrong where the line tells not even the owner.
  static func read(_ bytes: [UInt8]) throws(PipeFact) -> PipedLine {
    do {
      return try JSONDecoder().decode(PipedLine.self, from: Data(bytes))
    } catch let fact as PipeFact {
      throw fact
    } catch {
      throw .notAnObject
    }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    func text(_ name: String) throws(PipeFact) -> String? {
      let key = Key(stringValue: name)
      guard members.contains(key), (try? members.decodeNil(forKey: key)) != true else { return nil }
      guard let text = try? members.decode(String.self, forKey: key) else { throw .noText(name) }
      return text
    }
    guard let owner = try text("owner"), !owner.isEmpty else { throw PipeFact.missing("owner") }
    self.owner = owner
    let unknown = members.allKeys.map(\.stringValue).filter { !Self.names.contains($0) }.min()
    do throws(PipeFact) {
      if let unknown { throw .unknownMember(unknown, known: Self.names) }
      file = .success(
        try Self.file(
          card: try text("card"), name: try text("name"), path: try text("path"),
          content: try text("content")))
    } catch {
      file = .failure(error)
    }
  }

  private static func file(
    card: String?, name: String?, path: String?, content: String?
  ) throws(PipeFact) -> PipedFile {
    if let card, card.isEmpty || card.utf8.contains(UInt8(ascii: "/")) { throw .badCard(card) }
    guard let name = name ?? path.map({ FilePath($0).name }), !FilePath(name).name.isEmpty else {
      throw .missing("name")
    }
    switch (path, content) {
    case (let path?, nil):
      return PipedFile(card: card, name: name, content: .path(path))
    case (nil, let content?):
      guard let bytes = Data(base64Encoded: content) else { throw .notBase64 }
      return PipedFile(card: card, name: name, content: .bytes(Array(bytes)))
    case (nil, nil): throw .missing("path or content")
    case (_?, _?): throw .pathAndContent
    }
  }
}
