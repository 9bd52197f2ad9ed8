import Foundation

extension Picture {
  /// A page written by the program in a browser, with the fonts that the dictionary names.
  ///
  /// - Parameters:
  ///   - arguments: a call that prints the page.
  ///   - fonts: a folder of fonts, which affect the drawing, but not whether it is up to date.
  static func page(_ name: String, _ arguments: [String], fonts: String, width: Int, height: Int) -> Picture {
    Picture(name: name) {
      try BuiltProgram.current.output(arguments, in: inputs)
    } draw: { _ in
      let page = try BuiltProgram.current.output(arguments + ["--fonts", fonts], in: inputs)
      return try Screenshot(width: width, height: height).data(of: page)
    }
  }

  /// Markdown written by the program, as GitHub shows it in a comment.
  static func comment(_ name: String, _ arguments: [String], width: Int, height: Int) -> Picture {
    Picture(name: name) {
      try BuiltProgram.current.output(arguments, in: inputs)
    } draw: { markdown in
      let scratch = try Screenshot.Scratch()
      try markdown.write(to: scratch.file("comment.md"), atomically: true, encoding: .utf8)
      // The renderer on which GitHub's is based.
      let body = try Screenshot.run("cmark-gfm", ["--extension", "table", "--unsafe", scratch.file("comment.md").path])
      return try Screenshot(width: width, height: height).data(of: CommentPage.html(body))
    }
  }
}

/// A picture of a page at twice its size.
private struct Screenshot {
  let width: Int
  let height: Int

  func data(of page: String) throws -> Data {
    let scratch = try Scratch()
    try page.write(to: scratch.file("page.html"), atomically: true, encoding: .utf8)
    let browser = ProcessInfo.processInfo.environment["TYPERAMP_BROWSER"] ?? "chromium"
    _ = try Self.run(
      browser,
      [
        "--headless=old", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=2",
        "--virtual-time-budget=3000", "--window-size=\(width),\(height)",
        "--screenshot=\(scratch.file("page.png").path)", scratch.file("page.html").absoluteString,
      ])
    return try Data(contentsOf: scratch.file("page.png"))
  }

  /// The output of a program on the PATH.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }

  /// A folder that is removed with its last reference.
  final class Scratch {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func file(_ name: String) -> URL { folder.appending(path: name) }
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
