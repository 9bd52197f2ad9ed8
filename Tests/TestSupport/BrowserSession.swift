package import Foundation

/// A browser that stays open: tests change the reader's settings, and load one page after another.
///
/// It is controlled by the protocol of its developer tools, over a pair of pipes. Only one test at a time may use it.
package final class BrowserSession {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let folder: TemporaryFolder
  private var buffer = Data()
  private var count = 0
  private var session: String?

  /// Starts a browser with an empty page.
  package init(_ browser: Browser) throws {
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
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime"] { try call("\(domain).enable") }
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

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
    // The mark of UTF-8, as in `Browser`.
    let path = try folder.write("\u{FEFF}\(page)", to: "page.html")
    try call("Page.navigate", ["url": URL(fileURLWithPath: path).absoluteString])
    try wait { $0["method"] as? String == "Page.loadEventFired" }
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
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    let id = count
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    let answer = try wait { $0["id"] as? Int == id }
    guard let result = answer["result"] as? [String: Any] else {
      throw Browser.Failure(description: "\(method): \(answer)")
    }
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
