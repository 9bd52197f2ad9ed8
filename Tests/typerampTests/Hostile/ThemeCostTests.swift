import Foundation
import TestSupport
import Testing

/// Five themes take at most five times as long as one.
@Suite(.serialized) struct ThemeCost {
  private static let meter = URL(filePath: "/usr/bin/time")

  /// Tokens Studio tokens: many sizes, and a set of styles for each theme.
  private static func tokens(themes: Int) -> String {
    let sizes = (0..<4_000).map { "\"t\($0)\": { \"type\": \"fontSizes\", \"value\": \"\(10 + $0 % 30)\" }" }
    let sets = (0..<themes).map { theme in
      let styles = ["body", "title", "callout"].map { style in
        #""\#(style)": { "type": "typography", "value": { "fontFamily": "Optima", "fontSize": "{size.t\#(theme * 7)}" } }"#
      }
      return "\"s\(theme)\": { \(styles.joined(separator: ", ")) }"
    }
    let all = (0..<themes).map { theme in
      #"{ "name": "T\#(theme)", "group": "G", "selectedTokenSets": { "core": "source", "s\#(theme)": "enabled" } }"#
    }
    return """
      { "core": { "size": { \(sizes.joined(separator: ", ")) } }, \(sets.joined(separator: ", ")),
        "$themes": [\(all.joined(separator: ", "))] }
      """
  }

  /// The processor time in seconds, the better of two runs.
  private static func seconds(themes: Int) throws -> Double {
    try (0..<2).map { _ in
      let scratch = try Scratch([
        "a.json": tokens(themes: themes),
        "typeramp.json": #"{ "inputs": ["a.json"], "outputs": [{ "format": "css", "path": "Gen/{theme}.css" }] }"#,
      ])
      let run = try Tool.run(meter, ["-f", "%U %S", Tool.executable.path, "build", "--quiet"], in: scratch.folder)
      #expect(scratch.files.count { $0.hasSuffix(".css") } == themes, "\(run.errors)")
      return run.errors.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) }.reduce(0, +) ?? 0
    }.min() ?? 0
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: meter.path), "no /usr/bin/time"))
  func fiveThemesCostNoMoreThanFiveTimesOne() throws {
    let (one, five) = (try Self.seconds(themes: 1), try Self.seconds(themes: 5))
    // The meter rounds to hundredths.
    #expect(five <= 5 * (one + 0.02), "\(one) s, then \(five) s")
  }
}
