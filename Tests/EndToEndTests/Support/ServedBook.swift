import Foundation
import Testing

/// A book that the built program serves, and a client that has its cookie.
final class ServedBook {
  /// What the server answered.
  struct Reply {
    var status: Int
    /// By name in lower case.
    var headers: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(type, from: Data(body))
    }

    /// Reads an answer as it came.
    init(_ bytes: [UInt8]) throws {
      let end = try #require(
        bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) },
        "\(String(decoding: bytes, as: UTF8.self))")
      let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
      status = try #require(lines.first.flatMap { Int($0.split(separator: " ")[1]) })
      headers = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
      body = Array(bytes[(end + 4)...])
    }
  }

  /// The error of an answer.
  struct Refused: Decodable {
    struct Words: Decodable {
      var message: String
      var remedy: String?
      var field: String?
    }

    var error: Words
  }

  /// The first line that the program printed.
  let address: String
  let port: Int
  let token: String
  private let running: Program.Running

  /// Starts the program, which needs a moment until it says where it is.
  init(_ place: Place, _ arguments: String...) throws {
    running = try Program.start(
      ["serve", "--no-open"] + arguments, in: place.root, environment: place.environment())
    let deadline = Date(timeIntervalSinceNow: 60)
    var printed = ""
    while !printed.contains("\n"), Date() < deadline, running.process.isRunning {
      Thread.sleep(forTimeInterval: 0.01)
      printed = (try? String(contentsOf: running.output, encoding: .utf8)) ?? ""
    }
    let talk = (try? String(contentsOf: running.talk, encoding: .utf8)) ?? ""
    address = try #require(printed.split(separator: "\n").first.map(String.init), "\(talk)")
    let parts = try #require(
      address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{32})/), "\(address)")
    port = try #require(Int(parts.output.1))
    token = String(parts.output.2)
  }

  deinit { if running.process.isRunning { running.process.terminate() } }

  /// Asks it to end as a system does.
  func stop() throws -> Program.Answer {
    running.process.terminate()
    return try Program.finish(running, arguments: ["serve"], atMost: 30)
  }

  var origin: String { "http://127.0.0.1:\(port)" }
  var cookie: String { "daybook_\(port)=\(token)" }

  /// Asks with all that a page of the server's own would say.
  ///
  /// - Parameter headers: What is said otherwise; an empty text for what is left out.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
  ) throws -> Reply {
    let connection = try RawConnection(port: port)
    try connection.send(request(method, path, body, headers))
    return try Reply(connection.receiveAll())
  }

  /// Opens the stream of events and waits for the first.
  func events() throws -> RawConnection {
    let connection = try RawConnection(port: port, seconds: 10)
    try connection.send(request("GET", "/api/events", nil, [:]))
    try wait(for: "event: hello", in: connection)
    return connection
  }

  /// Waits until a text has come.
  ///
  /// - Returns: After how many seconds.
  @discardableResult func wait(for text: String, in connection: RawConnection) throws -> Double {
    let begun = Date()
    var come = ""
    while !come.contains(text) {
      let bytes = try #require(connection.receive(), "\(come)")
      come += String(decoding: bytes, as: UTF8.self)
    }
    return Date().timeIntervalSince(begun)
  }

  /// The bytes of a request.
  func request(
    _ method: String, _ path: String, _ body: String?, _ headers: [String: String] = [:]
  ) -> [UInt8] {
    var all = ["Host": "127.0.0.1:\(port)", "Cookie": cookie, "Connection": "close"]
    if method != "GET" {
      all["Origin"] = origin
      all["Content-Type"] = "application/json"
      all["Content-Length"] = "\(body?.utf8.count ?? 0)"
    }
    for (name, value) in headers { all[name] = value }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Array("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\(body ?? "")".utf8)
  }
}
