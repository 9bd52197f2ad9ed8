import Foundation

/// The one browser of a test run, since starting one takes seconds.
///
/// It is controlled by the protocol of its developer tools, over a pair of pipes, and ends with them.
final class BrowserProcess: @unchecked Sendable {
  static let shared = Result { try BrowserProcess() }

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let folder: TemporaryFolder
  /// Held from a request to its answer: suites run at the same time.
  private let lock = NSLock()
  private var buffer = Data()
  private var count = 0

  private init() throws {
    guard let browser = Browser.installed else { throw Browser.Failure(description: "no browser") }
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads requests from descriptor 3 and writes answers to 4. Run by root, it has no sandbox.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, browser.executable, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path("profile"))", "about:blank",
    ]
    process.standardInput = requests
    process.standardOutput = answers
    try Tool.withSignals { try process.run() }
    atexit { try? BrowserProcess.shared.get().end() }
  }

  private func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder.url)
  }

  /// A text in the answer to a request.
  func text(_ name: String, of method: String, _ parameters: [String: Any] = [:]) throws -> String {
    guard let text = try call(method, parameters)[name] as? String else {
      throw Browser.Failure(description: "\(method) returned no '\(name)'")
    }
    return text
  }

  /// Makes a request, to a tab or to the browser, and waits for its answer.
  ///
  /// - Parameter event: an event of the tab to wait for too.
  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, until event: String? = nil
  ) throws -> [String: Any] {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    let id = count
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    let answer = try wait { $0["id"] as? Int == id }
    guard let result = answer["result"] as? [String: Any] else {
      throw Browser.Failure(description: "\(method): \(answer)")
    }
    if let event { try wait { $0["method"] as? String == event && $0["sessionId"] as? String == session } }
    return result
  }

  /// The next message of a kind; earlier ones are dropped.
  @discardableResult
  private func wait(for isMeant: ([String: Any]) -> Bool) throws -> [String: Any] {
    while true {
      while let end = buffer.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: buffer[..<end]) as? [String: Any] ?? [:]
        buffer.removeSubrange(...end)
        if isMeant(message) { return message }
      }
      let data = answers.fileHandleForReading.availableData
      if data.isEmpty { throw Browser.Failure(description: "the browser has ended") }
      buffer += data
    }
  }
}
