import Foundation
import TestSupport

extension Picture {
  /// A page written by the program in a browser, with the fonts that the dictionary names.
  ///
  /// - Parameters:
  ///   - arguments: a call that prints the page.
  ///   - fonts: a folder of fonts, which affect the drawing, but not whether it is up to date.
  static func page(_ name: String, _ arguments: [String], fonts: String, width: Int, height: Int) -> Picture {
    Picture(name: name) {
      try Tool.output(arguments, in: inputs)
    } draw: { _ in
      let page = try Tool.output(arguments + ["--fonts", fonts], in: inputs)
      return try Screenshot(width: width, height: height).data(of: page)
    }
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
      return try Screenshot(width: width, height: height).data(of: CommentPage.html(body))
    }
  }
}

/// A picture of a page at twice its size.
private struct Screenshot {
  let width: Int
  let height: Int

  func data(of page: String) throws -> Data {
    let scratch = try Scratch(["page.html": page])
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

/// A comment on a pull request, similar to GitHub's rendering.
private enum CommentPage {
  static func html(_ body: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><style>
    body { margin: 16px; font: 14px/1.5 "Noto Sans", Helvetica, Arial, sans-serif; color: #1f2328; background: #fff }
    article { border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden }
    header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e }
    header b { color: #1f2328 } main { padding: 0 16px 16px }
    code { font: 12px "DejaVu Sans Mono", monospace; background: #818b981f; padding: .2em .4em; border-radius: 6px }
    table { border-collapse: collapse; margin: 12px 0 } th, td { border: 1px solid #d1d9e0; padding: 5px 10px }
    tr:nth-child(2n) { background: #f6f8fa } h2, h3 { margin: 16px 0 8px }
    </style><article><header><b>github-actions</b> bot commented</header><main>\(body)</main></article>
    """
  }
}
