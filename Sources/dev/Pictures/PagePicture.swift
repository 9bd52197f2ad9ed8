import Foundation
import TestSupport

extension Picture {
  /// A page of `preview` in a window, and its phone beside it, at the text size of an index. Lato affects the drawing,
  /// but not whether it is up to date.
  static func preview(_ name: String, _ arguments: [String], size: Int) -> Picture {
    Picture(name: name) {
      try Tool.output(arguments, in: inputs)
    } draw: { _ in
      let page = try Tool.output(arguments + ["--fonts", "/usr/share/fonts/truetype/lato"], in: inputs)
        .replacing("step=\"1\" value=\"3\"", with: "step=\"1\" value=\"\(size)\"")
      // The policy of the page would refuse another style.
      let phone = try page.replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"policy\"")
        .replacing("</head>", with: "<style>\(text("Phone.css"))</style></head>")
      return try Screenshot(width: 1136, height: 880)
        .data(of: text("Window.html"), files: ["window.html": page, "phone.html": phone])
    }
  }

  /// A file for drawings.
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: inputs.appending(path: name), encoding: .utf8)
  }

  /// Markdown written by the program, as GitHub shows it in a comment.
  static func comment(_ name: String, _ arguments: [String], width: Int, height: Int) -> Picture {
    Picture(name: name) {
      try Tool.output(arguments, in: inputs)
    } draw: { markdown in
      let scratch = try Scratch(["comment.md": markdown])
      // The renderer on which GitHub's is based.
      let call = ["--extension", "table", "--unsafe", "comment.md"]
      let body = try Screenshot.run("cmark-gfm", call, in: scratch.folder)
      return try Screenshot(width: width, height: height).data(of: text("Comment.html").replacing("BODY", with: body))
    }
  }
}

/// A picture of a page at twice its size.
private struct Screenshot {
  let width: Int
  let height: Int

  func data(of page: String, files: [String: String] = [:]) throws -> Data {
    let scratch = try Scratch(files.merging(["page.html": page]) { $1 })
    let browser = ProcessInfo.processInfo.environment["TYPERAMP_BROWSER"] ?? "chromium"
    let call = [
      "--headless=old", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=2",
      "--virtual-time-budget=3000", "--window-size=\(width),\(height)", "--screenshot=page.png",
      scratch.folder.appending(path: "page.html").absoluteString,
    ]
    _ = try Self.run(browser, call, in: scratch.folder)
    return try Data(contentsOf: scratch.folder.appending(path: "page.png"))
  }

  /// The output of a program on the PATH.
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String {
    let run = try Tool.run(URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder)
    guard run.status == 0 else { throw CocoaError(.executableLoad) }
    return run.output
  }
}
