import Containers
import StatementModel

/// One statement file within a file that was given: a member of an archive.
package struct FilePart: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// It is no statement, and nothing is lost by passing over it.
    case skipped(Diagnostic)
    case unreadable(Diagnostic)
  }

  /// The archive's path with the member's behind it: `march.zip/visa.csv`.
  package var path: String
  package var content: Content
}

/// The statement files in an archive, one by one.
///
/// What is wrong with the archive as a whole is a part too, under the archive's own path.
package struct FileParts {
  private let path: String
  private var reader: ContainerReader?
  private var fault: ContainerFact?

  /// Nothing where the content is no archive of statements.
  package init?(_ bytes: [UInt8], path: String) {
    guard let kind = ContainerKind.of(bytes.prefix(ContainerKind.headSize)),
      !OfficeFile.isWorkbook(bytes)
    else { return nil }
    self.path = path
    do throws(ContainerFact) {
      reader = try ContainerReader(bytes, kind, named: path)
    } catch {
      fault = error
    }
  }

  package mutating func next() -> FilePart? {
    if fault == nil, let reader {
      do throws(ContainerFact) {
        guard let member = try reader.next() else { return nil }
        return part(member)
      } catch {
        fault = error
      }
    }
    guard let fault else { return nil }
    self.fault = nil
    reader = nil
    return FilePart(path: path, content: Self.content(of: fault, at: path))
  }

  private func part(_ member: ContainerMember) -> FilePart {
    let path = "\(path)/\(member.path)"
    switch member.content {
    case .success(let bytes): return FilePart(path: path, content: .bytes(bytes))
    case .failure(let fact): return FilePart(path: path, content: Self.content(of: fact, at: path))
    }
  }

  private static func content(of fact: ContainerFact, at path: String) -> FilePart.Content {
    let location = SourceLocation(file: path)
    return fact.isHarmless
      ? .skipped(Diagnostic(.note, fact, at: location))
      : .unreadable(Diagnostic(.error, fact, at: location))
  }
}

extension FileParts {
  /// The content of a member by its path, where a file on the way there is an archive and the
  /// member's content has the given hash.
  static func content(at path: String, hash: String) -> [UInt8]? {
    for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
      let archive = String(path[..<slash])
      guard FileAccess.status(archive)?.kind == .file else { continue }
      guard let bytes = try? FileAccess.read(archive),
        var parts = FileParts(bytes, path: archive)
      else { return nil }
      while let part = parts.next() {
        if case .bytes(let content) = part.content, Archive.hash(content) == hash { return content }
      }
      return nil
    }
    return nil
  }
}
