import DynamicType
import StyleModel
import Writing

/// A generated file: a header, the table of the dictionary, and the parts that are the same for every dictionary.
struct SwiftFile {
  let table: ScaledTable
  /// The name of the enumeration.
  let name: String
  private let options: SwiftOptions
  private let styles: [SwiftStyle]

  init(_ table: ScaledTable, options: SwiftOptions) {
    self.table = table
    name = SwiftName.type(of: table.name, options)
    self.options = options
    styles = table.allStyles.map(SwiftStyle.init)
  }

  /// The whole file.
  var bytes: [UInt8] {
    var writer = TextWriter()
    writer.lines(header)
    writer.line()
    writeNames(to: &writer)
    writer.line()
    writer.block("extension \(name)") { writer in
      writeEntries("style", "Style", styleEntries, to: &writer)
      if table.metrics.isEmpty { return }
      writer.line()
      writeEntries("metric", "Metric", metricEntries, to: &writer)
    }
    return writer.bytes + parts.bytes
  }

  /// What follows the table.
  private var parts: SwiftParts {
    let hasBundle = options.bundle == .module
    let all: [(file: [UInt8], isUsed: Bool)] = [
      (PackageResources.Tables_swift, true), (PackageResources.Styles_swift, true),
      (PackageResources.MissingFonts_swift, true), (PackageResources.UIKit_swift, true),
      (PackageResources.UIKitText_swift, true), (PackageResources.AppKit_swift, true),
      (PackageResources.Fonts_swift, true), (PackageResources.Bundle_swift, hasBundle),
      (PackageResources.SwiftUI_swift, true), (PackageResources.Metrics_swift, !table.metrics.isEmpty),
    ]
    return SwiftParts(
      files: all.filter(\.isUsed).map(\.file),
      words: [
        "Brand": name, "brand": SwiftName.function(of: name), "applyBrand": options.modifier,
        "internal": options.access == .internal ? "" : options.access.rawValue, "PLATFORM": table.platform.label,
      ],
      excluded: hasBundle ? nil : "= Brand.registration")
  }

  /// A short name of the dictionary's styles and metrics, whichever of its styles the file contains.
  var fingerprint: String {
    let styles = table.limitedToDefinedStyles.allStyles.map(SwiftStyle.init).map { ($0.key, $0.entry) }
    let entries = (styles + metricEntries).map { "\($0): \($1)" }
    return Fingerprint.hash(Array(entries.joined(with: "\n").utf8))
  }
}

// MARK: - Table

extension SwiftFile {
  /// Writes the enumeration with the names of styles, metrics and fonts.
  private func writeNames(to writer: inout TextWriter) {
    let access = options.access == .internal ? "" : options.access.rawValue + " "
    writer.line("/// The text styles of '\(SwiftText.comment(table.name))' and how they grow with Dynamic Type.")
    if let documentation = SwiftText.documentation(table.description) { writer.lines("///\n" + documentation) }
    writer.block("\(access)enum \(name)") { writer in
      let others = table.customStyles.isEmpty ? "" : ", or a style of the dictionary's own"
      writer.line("/// A text style, named as in SwiftUI\(others).")
      writer.block("\(access)enum Style: String, CaseIterable, Sendable") { writer in
        for style in styles { style.writeCase(to: &writer) }
      }
      writer.line()
      if !table.metrics.isEmpty {
        writer.line("/// A dimension that grows with text.")
        writer.block("\(access)enum Metric: String, CaseIterable, Sendable") { writer in
          for scaled in table.metrics { writer.line(SwiftName.caseDeclaration(of: scaled.metric.name)) }
        }
        writer.line()
      }
      writer.line("/// The PostScript names of all fonts, including those for Bold Text, without the system font.")
      writer.block("\(access)nonisolated static let fontNames: [String] =", " [", close: "]") { writer in
        for name in table.allStyles.map(\.style.font).faceNames { writer.line(SwiftText.literal(name), ",") }
      }
      writer.line()
      writer.line("/// The version of the dictionary, which generated tests compare with their own.")
      writer.line("\(access)nonisolated static let fingerprint = \(SwiftText.literal(fingerprint))")
    }
  }

  /// The names of the styles, each with its `StyleEntry`.
  var styleEntries: [(name: String, entry: String)] { styles.map { ($0.key, $0.entry) } }

  /// The names of the metrics, each with its `MetricEntry`.
  var metricEntries: [(name: String, entry: String)] {
    table.metrics.map { ($0.metric.name, SwiftText.entry(of: $0.metric, on: table.platform)) }
  }

  /// Writes the function that returns the entry of a style or metric.
  private func writeEntries(
    _ subject: String, _ type: String, _ entries: [(name: String, entry: String)],
    to writer: inout TextWriter
  ) {
    writer.block("fileprivate nonisolated static func entry(_ \(subject): \(type)) -> \(type)Entry") { writer in
      writer.line("switch \(subject) {")
      for (name, entry) in entries { writer.lines("case .\(SwiftName.member(name)): \(entry)") }
      writer.line("}")
    }
  }
}

// MARK: - Header

extension SwiftFile {
  /// The beginning of the first line.
  static let mark = "// Generated by typeramp from '"

  /// The first lines.
  var header: String {
    let styles = table.allStyles.filter { !$0.inferred.isEmpty }.map(\.style.name)
    let names = styles + table.metrics.filter { !$0.inferred.isEmpty }.map(\.metric.name)
    let inferred = SwiftText.comment(names.joined(with: ", "))
    return """
      \(Self.mark)\(SwiftText.comment(table.name))'. Do not edit.
      // swift-format-ignore-file
      // swiftlint:disable all
      // swiftformat:disable all
      //
      // Sizes are those of \(table.platform.label), in points.
      """ + (names.isEmpty ? "" : "\n// Partly inferred, not measured: \(inferred).")
  }
}
