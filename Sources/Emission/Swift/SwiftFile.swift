import DynamicType
import StyleModel
import Writing

/// The state that the parts of a generated file share.
struct SwiftFile {
  let table: ScaledTable
  /// The name of the enumeration.
  let name: UTF8Text
  /// The name of functions on types of the system that lead to it: `brand` in `.font(.brand(.body))`.
  let function: UTF8Text
  /// The access modifier of the declarations that callers use, and a space; empty for Swift's default.
  let access: UTF8Text
  private let accessLevel: SwiftOptions.Access
  let styles: [SwiftStyle]
  let metrics: [SwiftMetric]

  init(_ table: ScaledTable, options: SwiftOptions) {
    self.table = table
    let type = SwiftName.type(of: table.name, options)
    name = UTF8Text(type)
    function = SwiftName.function(of: type)
    accessLevel = options.access
    access = accessLevel == .internal ? "" : "\(accessLevel.rawValue) "
    styles = table.allStyles.map(SwiftStyle.init)
    metrics = table.metrics.map(SwiftMetric.init)
  }

  /// The whole file.
  var text: UTF8Text {
    var writer = TextWriter()
    writer.lines(SwiftHeader(file: self).lines)
    writer.line()
    writeTables(to: &writer)
    writeUIKit(to: &writer)
    writeFontFiles(to: &writer)
    writeSwiftUI(to: &writer)
    return writer.text
  }

  /// The attribute of functions that ask UIKit for the user's setting of Bold Text or for the current traits; empty if
  /// none does, so that fonts can be constants anywhere.
  var isolation: [UTF8Text] {
    hasBoldText || hasCategoryLimits ? ["@MainActor"] : []
  }

  /// Imports a module so that declarations with this access may use its types.
  ///
  /// `package import` conflicts with a plain import elsewhere in the module unless the upcoming feature is enabled;
  /// with it, a plain import is not enough.
  func importLines(_ module: String) -> [UTF8Text] {
    switch accessLevel {
    case .public: ["public import \(module)"]
    case .internal: ["import \(module)"]
    case .package:
      ["#if hasFeature(InternalImportsByDefault)", "package import \(module)", "#else", "import \(module)", "#endif"]
    }
  }
}

// MARK: - Parts that several parts have

extension SwiftFile {
  /// Writes a function of the enumeration.
  func writeAccessor(_ signature: UTF8Text, _ summary: UTF8Text, body: [UTF8Text], to writer: inout TextWriter) {
    writer.line()
    writer.line("/// \(summary)")
    writer.block("\(access)static func \(signature) {") { $0.lines(body) }
  }

  /// Lines of a `switch` over styles: a case for each style with a value, and a default for the others.
  func styleSwitch(otherwise: UTF8Text, _ value: (SwiftStyle) -> UTF8Text?) -> [UTF8Text] {
    let values = styles.compactMap { style in value(style).map { (style.name, $0) } }
    if values.isEmpty { return [otherwise] }
    let rest: [UTF8Text] = values.count < styles.count ? ["default: \(otherwise)"] : []
    return ["switch style {"] + values.flatMap(Self.switchCase) + rest + ["}"]
  }

  /// Lines of a `switch` over metrics.
  func metricSwitch(_ value: (SwiftMetric) -> UTF8Text) -> [UTF8Text] {
    ["switch metric {"] + metrics.flatMap { Self.switchCase($0.name, value($0)) } + ["}"]
  }

  /// The cases of an enumeration of content sizes.
  static let contentSizeCases: [UTF8Text] = [
    "case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge",
    "case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5",
  ]

  /// The lines that return a content size's column in a table.
  static var indexSwitch: [UTF8Text] { categorySwitch { "\($0.index)" } }

  /// Lines of a `switch` over content size categories.
  static func categorySwitch(
    of subject: StaticString = "self", _ value: (ContentSizeCategory) -> UTF8Text
  ) -> [UTF8Text] {
    ["switch \(subject) {"] + ContentSizeCategory.allCases.map { "case .\($0.name): \(value($0))" } + ["}"]
  }

  /// A case on one line, or on two if one would be too long.
  static func switchCase(_ name: UTF8Text, _ value: UTF8Text) -> [UTF8Text] {
    let line: UTF8Text = "case .\(name): \(value)"
    return line.count <= 110 ? [line] : ["case .\(name):", "  \(value)"]
  }
}

extension TextWriter {
  /// Writes declarations, each after an empty line.
  mutating func declarations(_ declarations: [UTF8Text]) {
    for declaration in declarations {
      line()
      lines(declaration)
    }
  }
}
