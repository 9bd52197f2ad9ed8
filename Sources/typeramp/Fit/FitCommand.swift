import CommandLineKit
import TypeRampProject

extension Command {
  static let fit = Command(
    name: "fit",
    abstract: "Check whether the texts of catalogs fit where they are shown.",
    examples: [
      "typeramp fit Localizable.xcstrings --style headline --width 311 --lines 1",
      "typeramp fit --text Weiter --style headline --width 120 --stand-in Inter.ttf",
    ],
    discussion: """
      STRINGS is a catalog (.xcstrings, .strings, .stringsdict) or a folder that is searched for them; without STRINGS it is \
      the folder of \(Configuration.fileName), or this one. Its key 'fit' says where texts are shown; '--style' and '--width' are for \
      all texts instead. docs/fit.md says what is measured.
      """,
    operands: "[STRINGS…]",
    options: [
      FitOptions.text.declaration, FitOptions.style.declaration, FitOptions.width.declaration,
      FitOptions.lines.declaration, FitOptions.standIn.declaration, FitOptions.tolerance.declaration,
      Setting.fitUpTo.declaration, Setting.placeholders.declaration, FitOptions.json.declaration,
      ValidateOptions.report.declaration, ValidateOptions.all.declaration, Setting.baseline.declaration,
      ConfigurationOptions.updateBaseline.declaration, Setting.rules.declaration, Setting.strict.declaration,
      Setting.fonts.declaration, JobOptions.jobs.declaration,
    ], shared: Setting.ofTokens.map(\.declaration) + ConfigurationOptions.all
  ) { invocation in
    try ReportSet.reporting(invocation) {
      var run = try FitRun(invocation)
      return try run.fit()
    }
  }
}

/// The options that only `fit` has.
enum FitOptions {
  static let text = Option<String>("text", placeholder: "TEXT", help: "answer for one text, and read no catalog")

  static let style = Option<String>("style", placeholder: "STYLE", help: "with --width: the style of all texts")

  static let width = Option<Double>(
    "width", placeholder: "POINTS", expected: "a number of points up to 10000", help: "the width for all texts"
  ) { number($0, upTo: 10_000).flatMap { $0 > 0 ? $0 : nil } }

  static let lines = Option<Int>(
    "lines", placeholder: "N", expected: "a number of lines from 1 to 100", help: "the most lines (default: any number)"
  ) { Int($0).flatMap { 1...100 ~= $0 ? $0 : nil } }

  static let standIn = Option<String>(
    "stand-in", placeholder: "FONT", help: "a font file to measure in place of fonts without a file, such as Apple's")

  static let tolerance = Option<Double>(
    "tolerance", placeholder: "PERCENT", expected: "a percentage from 0 to 50",
    help: "subtract PERCENT from each width, because kerning is not measured (default: 2)"
  ) { number($0, upTo: 50) }

  static let json = Flag("json", help: "write the lines of each text at each text size as JSON, and no findings")

  private static func number(_ text: String, upTo most: Double) -> Double? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(text).flatMap { $0 <= most ? $0 : nil }
  }
}
