import DynamicType
import StyleModel
import Writing

/// A file of tests: a suite, the table of the dictionary, and what the tests ask UIKit.
struct SwiftTestsFile {
  /// The suffix of the names of the file and of its suite.
  static let suffix = "Tests"

  /// The file with the fonts, whose header and table are also used here.
  private let fonts: SwiftFile
  private let options: SwiftTestsOptions
  /// The name of the suite.
  private let name: String

  init(_ table: ScaledTable, options: SwiftTestsOptions) {
    let tested = options.testsAll ? table : table.limitedToDefinedStyles
    fonts = SwiftFile(tested, options: SwiftOptions(name: options.type))
    self.options = options
    name = Self.type(of: table.name, options)
  }

  /// The name of a dictionary's suite.
  static func type(of dictionary: String, _ options: SwiftTestsOptions) -> String {
    options.suite ?? SwiftName.type(for: dictionary) + suffix
  }

  /// The whole file.
  var text: UTF8Text {
    var header = TextWriter()
    header.lines(fonts.header)
    header.line("// The tests ask UIKit for the numbers of the table, and name those that differ.")
    var questions = [SwiftPart.tables, SwiftPart(PackageResources.Questions_swift)]
    if options.module != nil {
      questions.append(SwiftPart(PackageResources.Shipped_swift))
      if hasMetrics { questions.append(SwiftPart(PackageResources.ShippedMetrics_swift)) }
    }
    return questions.reduce(header.text + text(of: options.framework.suite) + table) { $0 + text(of: $1) }
  }

  private func text(of part: SwiftPart) -> UTF8Text {
    let excluded = options.module == nil ? "hipped" : hasMetrics ? nil : "hippedMetrics"
    return part.text(replacing: words, leavingOut: excluded)
  }

  private var hasMetrics: Bool { !fonts.table.metrics.isEmpty }

  private var words: [String: String] {
    let label = fonts.table.platform.label
    return [
      "Brand": name, "BrandTests": name, "internal": "fileprivate", "PLATFORM": label, "Shipped": fonts.name,
      "MODULE": options.module ?? "",
    ]
  }

  private var table: UTF8Text {
    var writer = TextWriter()
    writer.line()
    writer.block("extension \(name) {") { writer in
      writer.line("fileprivate static let dictionary = \(SwiftText.literal(fonts.table.name))")
      writer.line("fileprivate static let testsInferred = \(options.testsAll ? "true" : "false")")
      if options.module != nil {
        writer.line("fileprivate static let fingerprint = \(SwiftText.literal(fonts.fingerprint))")
      }
      writeEntries("styles", "StyleEntry", fonts.styleEntries, to: &writer)
      writeEntries("metrics", "MetricEntry", fonts.metricEntries, to: &writer)
    }
    return writer.text
  }

  private func writeEntries(
    _ property: StaticString, _ type: StaticString, _ entries: [(name: String, entry: UTF8Text)],
    to writer: inout TextWriter
  ) {
    writer.line()
    writer.block("fileprivate static let \(property): [(name: String, entry: \(type))] = [", "]") { writer in
      for (name, entry) in entries { writer.lines("(\(SwiftText.literal(name)), \(entry)),") }
    }
  }
}

extension SwiftTestsOptions.Framework {
  /// The suite, in the framework's words.
  fileprivate var suite: SwiftPart {
    switch self {
    case .testing: SwiftPart(PackageResources.Testing_swift)
    case .xctest: SwiftPart(PackageResources.XCTest_swift)
    }
  }
}
