import DynamicType
import StyleModel

/// What the parts of a generated file share.
struct SwiftFile {
  let table: ScaledTable
  /// The name of the enumeration.
  let name: String
  let access: EmissionOptions.Swift.Access

  init(_ table: ScaledTable, options: EmissionOptions.Swift) {
    self.table = table
    name = options.name.map(SwiftName.type) ?? Emitter.swiftTypeName(for: table.name)
    access = options.access
  }

  /// The styles before they were scaled.
  var styles: [ResolvedStyle] { table.styles.map(\.style) }

  /// The modifier before every declaration that clients see; Swift's default is left unsaid.
  var modifier: String { access == .internal ? "" : access.rawValue + " " }

  /// Imports a module so that declarations of this access may name its types.
  ///
  /// `package import` beside a plain import elsewhere in the module is an error without the upcoming feature, and a
  /// plain one is too little with it.
  func importLines(_ module: String) -> [String] {
    switch access {
    case .public: ["public import \(module)"]
    case .internal: ["import \(module)"]
    case .package:
      ["#if hasFeature(InternalImportsByDefault)", "package import \(module)", "#else", "import \(module)", "#endif"]
    }
  }

  /// Lines of a `switch` over styles: a case for each that has a value, and a default for the others.
  func styleSwitch(otherwise: String, _ value: (ScaledStyle) -> String?) -> [String] {
    let values = table.styles.compactMap { style in value(style).map { (style.name, $0) } }
    if values.isEmpty { return [otherwise] }
    let rest = values.count < table.styles.count ? ["default: \(otherwise)"] : []
    return ["switch style {"] + values.flatMap(Self.switchCase) + rest + ["}"]
  }

  /// Lines of a `switch` over metrics.
  func metricSwitch(_ value: (ResolvedMetric) -> String) -> [String] {
    ["switch metric {"] + table.metrics.flatMap { Self.switchCase($0.name, value($0.metric)) } + ["}"]
  }

  /// A case on one line, or on two when one would be long.
  static func switchCase(_ name: String, _ value: String) -> [String] {
    let line = "case .\(name): \(value)"
    return line.utf8.count <= 110 ? [line] : ["case .\(name):", "  \(value)"]
  }
}

extension ScaledStyle {
  /// The case of `Style`.
  var name: String { style.textStyle.name }
}

extension ScaledMetric {
  /// The case of `Metric`.
  var name: String { SwiftName.member(metric.name) }
}

extension ResolvedStyle {
  /// Whether it stops growing or shrinking somewhere, which `Font` cannot say.
  var isLimited: Bool { !isFixed && limits != Limits() }

  /// The categories between which it scales, when there are such; the first is never above the second.
  var categoryLimits: (ContentSizeCategory, ContentSizeCategory)? {
    guard !isFixed, (limits.minimumCategory ?? limits.maximumCategory) != nil else { return nil }
    return (limits.clamp(.xSmall), limits.clamp(.accessibility5))
  }

  /// The face while Bold Text is on, when there is one of its own.
  var boldFontName: String? {
    guard case .custom(_, let boldName) = font else { return nil }
    return boldName
  }
}
