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
  var bytes: [UInt8] {
    var header = TextWriter()
    header.lines(fonts.header)
    header.line("// The tests ask UIKit for the numbers of the table, and name those that differ.")
    let questions =
      [PackageResources.Tables_swift, PackageResources.MetricEntry_swift, PackageResources.Questions_swift] + shipped
    return header.bytes + parts([options.framework.suite]).bytes + table + parts(questions).bytes
  }

  /// What asks the module with the generated Swift.
  private var shipped: [[UInt8]] {
    if options.module == nil { return [] }
    return [PackageResources.Shipped_swift] + (hasMetrics ? [PackageResources.ShippedMetrics_swift] : [])
  }

  private func parts(_ files: [[UInt8]]) -> SwiftParts {
    SwiftParts(
      files: files,
      words: [
        "TypeRamp": name, "Brand": name, "BrandTests": name, "internal": "", "PLATFORM": fonts.table.platform.label,
        "Shipped": fonts.name, "MODULE": options.module ?? "",
      ],
      excluded: options.module == nil ? "hipped" : hasMetrics ? nil : "hippedMetrics")
  }

  private var hasMetrics: Bool { !fonts.table.metrics.isEmpty }

  private var table: [UInt8] {
    var writer = TextWriter()
    writer.line()
    writer.block("extension \(name)") { writer in
      writer.line("fileprivate static let dictionary = \(SwiftText.literal(fonts.table.name))")
      writer.line("fileprivate static let testsInferred = \(options.testsAll ? "true" : "false")")
      if options.module != nil {
        writer.line("fileprivate static let fingerprint = \(SwiftText.literal(fonts.fingerprint))")
      }
      writeEntries("styles", "StyleEntry", fonts.styleEntries, to: &writer)
      writeEntries("metrics", "MetricEntry", fonts.metricEntries, to: &writer)
    }
    return writer.bytes
  }

  private func writeEntries(
    _ property: String, _ type: String, _ entries: [(name: Swift.String, entry: String)],
    to writer: inout TextWriter
  ) {
    writer.line()
    writer.block("fileprivate static let \(property): [(name: Swift.String, entry: \(type))] =", " [", close: "]") {
      writer in
      for (name, entry) in entries { writer.lines("(\(SwiftText.literal(name)), \(entry)),") }
    }
  }
}

extension SwiftTestsOptions.Framework {
  /// The suite, in the framework's words.
  fileprivate var suite: [UInt8] {
    switch self {
    case .testing: PackageResources.Testing_swift
    case .xctest: PackageResources.XCTest_swift
    }
  }
}
