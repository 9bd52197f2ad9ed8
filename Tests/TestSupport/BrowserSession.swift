package import Foundation

/// A tab of the browser with settings of its own: tests change the reader's settings, and load one page after another.
package final class BrowserSession {
  private let browser: BrowserProcess
  private let folder: TemporaryFolder
  private let context: String
  private let session: String

  /// Opens an empty page.
  package init(_: Browser) throws {
    browser = try BrowserProcess.shared.get()
    folder = try TemporaryFolder()
    context = try browser.text("browserContextId", of: "Target.createBrowserContext")
    let target = try browser.text(
      "targetId", of: "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    session = try browser.text("sessionId", of: "Target.attachToTarget", ["targetId": target, "flatten": true])
    for domain in ["Page", "Runtime"] { try call("\(domain).enable") }
  }

  deinit { _ = try? browser.call("Target.disposeBrowserContext", ["browserContextId": context]) }

  /// Sets the system's text scale, which pages with `<meta name="text-scale" content="scale">` follow.
  package func setTextScale(_ scale: Double) throws {
    try call("Emulation.setEmulatedOSTextScale", ["scale": scale])
  }

  /// Sets the reader's font size in the browser, in px.
  package func setFontSize(_ size: Int) throws {
    try call("Page.setFontSizes", ["fontSizes": ["standard": size, "fixed": size]])
  }

  /// Emulates a medium such as `print`; an empty text for the screen.
  package func setMedium(_ name: String) throws { try call("Emulation.setEmulatedMedia", ["media": name]) }

  /// Sets the colour scheme that the reader prefers, `light` or `dark`, on a medium such as `print`.
  package func setScheme(_ scheme: String, medium: String = "") throws {
    let features = [["name": "prefers-color-scheme", "value": scheme]]
    try call("Emulation.setEmulatedMedia", ["media": medium, "features": features])
  }

  /// Presses a key, such as `ArrowRight`.
  ///
  /// - Parameter code: its number among the virtual keys of Windows: 39.
  package func press(_ key: String, code: Int) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent", ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  /// Sets the size of the window, in px.
  package func setSize(width: Int, height: Int = 800) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Adds a script that every page runs first, as `WKUserScript` does at the start of a document.
  package func addStartScript(_ script: String) throws {
    // The browser runs it before there is a root element; a web view runs it once there is one.
    let atRoot = """
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return
        observer.disconnect()
        ;(() => { \(script)
        })()
      }).observe(document, { childList: true })
      """
    try call("Page.addScriptToEvaluateOnNewDocument", ["source": atRoot])
  }

  /// Loads a page, and waits for it and its fonts.
  ///
  /// - Parameter files: files next to it.
  package func load(_ page: String, files: [String: String] = [:]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    // With a UTF-8 mark: otherwise the charset is guessed from what has been read so far.
    let path = try folder.write("\u{FEFF}\(page)", to: "page.html")
    try call("Page.navigate", ["url": URL(fileURLWithPath: path).absoluteString], until: "Page.loadEventFired")
    let _: Bool = try evaluate("await document.fonts.ready; return true")
  }

  /// Evaluates a script in the page.
  ///
  /// - Parameter script: the body of an asynchronous JavaScript function; its result is decoded from JSON.
  package func evaluate<Result: Decodable>(_ script: String, as type: Result.Type = Result.self) throws -> Result {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => JSON.stringify(await (async () => { \(script) })()))()", "awaitPromise": true,
        "returnByValue": true,
      ])
    guard let result = answer["result"] as? [String: Any], let json = result["value"] as? String else {
      throw Browser.Failure(description: "the script returned nothing: \(answer)")
    }
    return try JSONDecoder().decode(Result.self, from: Data(json.utf8))
  }

  /// A picture of the window, as a PNG.
  package func picture() throws -> Data {
    let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    guard let data = text.flatMap({ Data(base64Encoded: $0) }) else {
      throw Browser.Failure(description: "the browser made no picture")
    }
    return data
  }

  @discardableResult
  private func call(
    _ method: String, _ parameters: [String: Any] = [:], until event: String? = nil
  ) throws -> [String: Any] {
    try browser.call(method, parameters, session: session, until: event)
  }
}
