import Foundation

/// A headless Chromium that judges generated pages and stylesheets.
package struct Browser: Sendable {
  let executable: String

  /// The browser named by TYPERAMP_BROWSER, or the first one on the PATH; nil if there is none.
  package static let installed: Browser? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = ["chromium", "chromium-browser", "google-chrome"]
      .flatMap { name in folders.map { "\($0)/\(name)" } }
    return ([environment["TYPERAMP_BROWSER"]].compactMap(\.self) + candidates)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map(Browser.init)
  }()

  /// Why no page was loaded.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Loads a page and then evaluates a script in it.
  ///
  /// - Parameter script: the body of a JavaScript function; its result is decoded from JSON.
  package func evaluate<Result: Decodable>(
    _ script: String, in page: String, as type: Result.Type = Result.self
  ) async throws -> Result {
    let dump = try await dumpDOM(of: page + Self.reporting(script))
    guard let start = dump.range(of: "\(Self.attribute)=\""),
      let end = dump[start.upperBound...].firstIndex(of: "\""),
      let json = Data(base64Encoded: String(dump[start.upperBound..<end]))
    else { throw Failure(description: "the browser reported nothing: \(dump.prefix(500))") }
    let report = try JSONDecoder().decode(Report<Result>.self, from: json)
    guard let value = report.value else { throw Failure(description: report.error ?? "the script returned nothing") }
    return value
  }

  private struct Report<Value: Decodable>: Decodable {
    let value: Value?
    let error: String?
  }

  private static let attribute = "data-browser-report"

  /// Base64, since a dump escapes characters that attributes cannot contain.
  private static func reporting(_ script: String) -> String {
    """
    <script>{
      let report
      try { report = { value: (() => { \(script) })() } } catch (error) { report = { error: String(error) } }
      const bytes = new TextEncoder().encode(JSON.stringify(report))
      document.documentElement.setAttribute("\(attribute)", btoa(String.fromCharCode(...bytes)))
    }</script>
    """
  }

  private func dumpDOM(of page: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typeramp-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    // With a UTF-8 mark: otherwise the charset is guessed from what has been read so far.
    try Data("\u{FEFF}\(page)".utf8).write(to: file)
    let dump = folder.appending(path: "dump.html")
    try Data().write(to: dump)
    try await run(folder: folder, page: file, output: FileHandle(forWritingTo: dump))
    return String(decoding: try Data(contentsOf: dump), as: UTF8.self)
  }

  private func run(folder: URL, page: URL, output: FileHandle) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // Run by root, as in a container, a browser has no sandbox.
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--timeout=30000",
      "--user-data-dir=\(folder.appending(path: "profile").path)", "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
