import CommandLineKit
import DynamicType
import OperatingSystem
import StyleModel
import TypeRampProject
import Writing

extension AgentTool {
  /// The styles that come nearest to a font.
  static let nearestStyle = AgentTool(
    name: "nearest-style", summary: "The three styles that come nearest to a font of a size and a weight.",
    parameters: [
      show.parameters[0],
      Parameter(name: "size", kind: .number, meaning: "points at the default text size", isRequired: true),
      Parameter(name: "weight", kind: .choice(FontWeight.allCases.map(\.rawValue)), meaning: "the weight"),
      Parameter(name: "font", kind: .text, meaning: "only styles with a font whose name contains this text"),
    ]
  ) { arguments in
    let size = arguments.number("size") ?? 0
    guard size > 0 else { throw AgentArguments.Mistake(message: "'size' must be greater than 0") }
    let (weight, font) = (arguments["weight"].flatMap(FontWeight.init(rawValue:)), arguments["font"])
    return AgentText { console in
      let words = try Command.show.arguments(["--", arguments["path"] ?? ""])
      var run = try Run(Invocation(arguments: words, argumentFiles: [], console: console))
      let outcomes = run.outcomes(of: try run.inputs(words.operands), where: { $0.severity == .error })
      guard let table = (outcomes ?? []).flatMap(\.compilations).compactMap(\.table).first else { return .failure }
      let styles = table.allStyles.filter { style in
        font.map { style.style.fontWords.lowercased().contains($0.lowercased()) } ?? true
      }
      if styles.isEmpty { throw ProjectError("no style has a font whose name contains '\(font ?? "")'") }
      let fonts = run.project.options.common.fonts
      let near = styles.map { StyleDistance($0, size, weight, fonts) }.sorted()
      try console.print(near.prefix(3).map { $0.sentence + "\n" }.joined())
      return .success
    }
  }
}

/// How far a style is from a font: a point for each point of the size, and for each hundred of the weight. Of two
/// equally far ones, one that the dictionary defines is nearer.
private struct StyleDistance: Comparable {
  let style: ScaledStyle
  let points: Double
  /// By how much its size is larger, in points.
  private let size: Double
  private let weight: Double
  /// By how much its weight is heavier; nil if none is wanted.
  private let difference: Double?

  init(_ style: ScaledStyle, _ size: Double, _ weight: FontWeight?, _ fonts: FontCatalog?) {
    self.style = style
    self.size = style.size(at: .default) - size
    let own = style.weight(in: fonts)
    self.weight = own
    difference = weight.map { own - Double($0.cssValue) }
    points = self.size.magnitude + (difference?.magnitude ?? 0) / 100
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.points, left.isFallback ? 1 : 0) < (right.points, right.isFallback ? 1 : 0)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.points == right.points && left.isFallback == right.isFallback
  }

  private var isFallback: Bool { style.style.origin.isFallback }

  var sentence: String {
    let sizes = "\(style.size(at: .default).hundredths) pt, \(Self.difference(size, "pt larger", "pt smaller"))"
    let weights =
      "weight \(weight.shortest)" + (difference.map { ", \(Self.difference($0, "heavier", "lighter"))" } ?? "")
    let note = isFallback ? "; not defined in the dictionary" : ""
    return "\(style.style.name.printable): \(style.style.fontWords.printable), \(sizes); \(weights)\(note)"
  }

  private static func difference(_ value: Double, _ more: String, _ less: String) -> String {
    value == 0 ? "exactly" : "\(value.magnitude.hundredths) \(value > 0 ? more : less)"
  }
}

extension ScaledStyle {
  /// The weight on the scale of CSS: that of the font file, otherwise what the font's name says.
  fileprivate func weight(in fonts: FontCatalog?) -> Double {
    switch style.font {
    case .system: Double(style.systemWeight?.cssValue ?? FontWeight.regular.cssValue)
    case .custom(let name, _):
      fonts?.descriptions[name]?.weight ?? FontNameParts(postScriptName: name).weight
        ?? Double(FontWeight.regular.cssValue)
    }
  }
}
