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

  /// Loads a page in a tab of its own, and then evaluates a script in it.
  ///
  /// - Parameter script: the body of a JavaScript function; its result is decoded from JSON.
  package func evaluate<Result: Decodable>(
    _ script: String, in page: String, as type: Result.Type = Result.self
  ) throws -> Result {
    let session = try BrowserSession(self)
    try session.load(page)
    return try session.evaluate(script)
  }
}
