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

  /// The whole file, with what all dictionaries share unless that is a file of its own.
  var bytes: [UInt8] { own + (options.shared == nil ? SharedSwift(options.access).parts.bytes : []) }

  /// The header, the table and the functions whose names are the dictionary's.
  var own: [UInt8] {
    var writer = TextWriter()
    writer.lines(header)
    writer.line()
    writeTable(to: &writer)
    return writer.bytes + parts.bytes
  }

  /// What follows the table.
  private var parts: SwiftParts {
    let all: [(file: [UInt8], isUsed: Bool)] = [
      (PackageResources.OwnBundle_swift, options.bundle == .module), (PackageResources.OwnNames_swift, true),
      (PackageResources.OwnMetrics_swift, !table.metrics.isEmpty),
    ]
    return SwiftParts(
      files: all.filter(\.isUsed).map(\.file),
      words: [
        "Brand": name, "brand": SwiftName.function(of: name), "applyBrand": options.modifier,
        "internal": options.access.word,
      ])
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
  /// Writes the enumeration with the styles, the metrics and the names of fonts.
  private func writeTable(to writer: inout TextWriter) {
    let access = options.access == .internal ? "" : options.access.rawValue + " "
    writer.line("/// The text styles of '\(SwiftText.comment(table.name))' and how they grow with Dynamic Type.")
    if let documentation = SwiftText.documentation(table.description) { writer.lines("///\n" + documentation) }
    let kind = table.metrics.isEmpty ? "Dictionary" : "MetricDictionary"
    writer.block("\(access)enum \(name): TypeRamp.\(kind)") { writer in
      let others = table.customStyles.isEmpty ? "" : ", or a style of the dictionary's own"
      writer.line("/// A text style, named as in SwiftUI\(others).")
      writer.block("\(access)enum Style: String, TypeRamp.Style") { writer in
        for style in styles { style.writeCase(to: &writer) }
        writer.line()
        writeEntries("TypeRamp.StyleEntry", styleEntries, access, to: &writer)
        writer.line()
        writer.line("\(access)nonisolated static let byTextStyle = findTextStyles()")
        if properties.isEmpty { return }
        writer.line(
          "\(access)nonisolated static let properties: [TypeRamp.Property] = \(SwiftText.list(ofCases: properties))")
      }
      if !table.metrics.isEmpty {
        writer.line()
        writer.line("/// A dimension that grows with text.")
        writer.block("\(access)enum Metric: String, TypeRamp.Metric") { writer in
          for scaled in table.metrics { writer.line(SwiftName.caseDeclaration(of: scaled.metric.name)) }
          writer.line()
          writeEntries("TypeRamp.MetricEntry", metricEntries, access, to: &writer)
        }
      }
      writer.line()
      let fonts = table.allStyles.map(\.style.font).faceNames.map(SwiftText.literal).joined(with: ", ")
      writer.line("\(access)nonisolated static let fontNames: [String] = [\(fonts)]")
      writer.line("/// The version of the dictionary, which generated tests compare with their own.")
      writer.line("\(access)nonisolated static let fingerprint = \(SwiftText.literal(fingerprint))")
    }
  }

  /// What some style sets, by the cases of `TypeRamp.Property`.
  private var properties: [String] {
    let styles = table.allStyles.map(\.style)
    let isCased = { (style: ResolvedStyle) in style.textCase == .uppercase || style.textCase == .lowercase }
    return [
      styles.contains { $0.lineHeight != nil } ? "lineHeight" : nil,
      styles.contains { $0.tracking != nil } ? "tracking" : nil, styles.contains(where: isCased) ? "textCase" : nil,
    ].compactMap(\.self)
  }

  /// The names of the styles, each with its `StyleEntry`.
  var styleEntries: [(name: String, entry: String)] { styles.map { ($0.key, $0.entry) } }

  /// The names of the metrics, each with its `MetricEntry`.
  var metricEntries: [(name: String, entry: String)] {
    table.metrics.map { ($0.metric.name, SwiftText.entry(of: $0.metric, on: table.platform)) }
  }

  /// Writes the property with the entry of each case.
  private func writeEntries(
    _ type: String, _ entries: [(name: String, entry: String)], _ access: String, to writer: inout TextWriter
  ) {
    writer.block("\(access)nonisolated var entry: \(type)") { writer in
      writer.line("switch self {")
      for (name, entry) in entries { writer.lines("case .\(SwiftName.member(name)): \(entry)") }
      writer.line("}")
    }
  }
}

// MARK: - Header

extension SwiftFile {
  /// The beginning of the first line, of the file that all dictionaries share too.
  static let mark = "// Generated by typeramp"

  /// The first lines.
  var header: String {
    let styles = table.allStyles.filter { !$0.inferred.isEmpty }.map(\.style.name)
    let names = styles + table.metrics.filter { !$0.inferred.isEmpty }.map(\.metric.name)
    let inferred = SwiftText.comment(names.joined(with: ", "))
    return SwiftText.header("from '\(SwiftText.comment(table.name))'")
      + "\n//\n// Sizes are those of \(table.platform.label), in points."
      + (names.isEmpty ? "" : "\n// Partly inferred, not measured: \(inferred).")
  }
}
