import DynamicType
import StyleModel
import Writing

/// The state that the parts of a file of tests share.
struct SwiftTestsFile {
  /// The suffix of the names of the file and of its suite.
  static let suffix = "Tests"

  /// Where the tests run: where the generated fonts take sizes from the table. Mac Catalyst may have the sizes of
  /// macOS.
  static let condition: UTF8Text = "(\(SwiftFile.tableHolds)) && !targetEnvironment(macCatalyst)"

  /// The file with the fonts, whose header is also used here.
  private let fonts: SwiftFile
  let framework: SwiftTestsOptions.Framework
  /// The name of the suite.
  let name: UTF8Text

  var table: ScaledTable { fonts.table }
  let styles: [SwiftTestsStyle]

  init(_ table: ScaledTable, options: SwiftTestsOptions) {
    fonts = SwiftFile(table, options: SwiftOptions())
    framework = options.framework
    name = UTF8Text(Self.type(of: table.name, options))
    styles = table.allStyles.map(SwiftTestsStyle.init)
  }

  /// The name of a dictionary's suite.
  static func type(of dictionary: String, _ options: SwiftTestsOptions) -> String {
    options.suite ?? SwiftName.type(for: dictionary) + suffix
  }

  /// The whole file.
  var text: UTF8Text {
    var writer = TextWriter()
    writer.lines(SwiftHeader(file: fonts).lines)
    writer.line("// The tests ask UIKit for every number of the table, and name those that differ.")
    writer.line()
    writer.line("import \(framework.module)")
    writer.line()
    writer.line("#if \(Self.condition)")
    writeSystemTests(to: &writer)
    writer.line("#else")
    writeSkippedTest(to: &writer)
    writer.line("#endif")
    return writer.text
  }

  private func writeSystemTests(to writer: inout TextWriter) {
    writer.line("import UIKit")
    writer.line()
    writeSuite(to: &writer)
    writer.line()
    writer.line("@MainActor")
    writer.block("extension \(name) {") { writer in
      writer.line("private static let dictionary = \(SwiftText.literal(table.name))")
      writeStyles(to: &writer)
      writeMetrics(to: &writer)
      writer.declarations(helpers)
    }
  }

  private func writeSuite(to writer: inout TextWriter) {
    writer.line("/// Compares the table of '\(SwiftText.comment(table.name))' with UIKit, where the tests run.")
    writer.block("\(framework.suite(named: name)) {") { writer in
      for (index, test) in tests.enumerated() {
        if index > 0 { writer.line() }
        writer.block("\(framework.test(named: test.name)) {") { writer in
          writer.line("if let complaint = Self.\(test.complaint) { \(framework.failure("complaint")) }")
        }
      }
    }
  }

  /// The tests, with the property that reports the problems of each.
  private var tests: [(name: String, complaint: StaticString)] {
    [
      styles.contains(where: \.hasFace) ? ("fontsAreInstalled", "missingFonts") : nil,
      ("sizesAreThoseOfTheTable", "differingSizes"),
      table.metrics.isEmpty ? nil : ("metricsAreThoseOfTheTable", "differingMetrics"),
    ].compactMap(\.self)
  }

  private func writeSkippedTest(to writer: inout TextWriter) {
    let reason = "the table is that of \(table.platform.label), and this is another system"
    writer.line("/// The table of '\(SwiftText.comment(table.name))' is not that of this system.")
    writer.block("\(framework.suite(named: name)) {") { writer in
      writer.lines(framework.skippedTest(named: "sizesAreThoseOfTheTable", SwiftText.literal(reason)))
    }
  }
}
