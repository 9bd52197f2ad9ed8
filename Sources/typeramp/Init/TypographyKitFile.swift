import Documents
import TypeRampProject
import Writing

/// The styles of a TypographyKit file as a dictionary.
struct TypographyKitFile {
  private var textStyles: [(String, JSONValue)] = []
  private var customStyles: [(String, JSONValue)] = []
  /// What the dictionary does not have, in words.
  private(set) var leftOut: [String] = []

  /// The number of styles.
  var count: Int { textStyles.count + customStyles.count }

  var text: String {
    let custom = customStyles.isEmpty ? [] : [("custom", JSONValue.object(customStyles))]
    return JSONValue.object(textStyles + custom).compactText
  }

  init(_ root: Node) {
    var keys: Set<String> = []
    var unread: [String] = []
    for member in root.value(of: "ui-font-text-styles")?.members.map(\.self) ?? [] {
      let fields = Self.fields(of: member.value, in: root)
      keys.formUnion(fields.keys)
      let name = Self.name(of: member.name)
      guard let points = fields["point-size"]?.number, let entry = Self.entry(fields, points),
        TextStyle(spelling: name) != nil || StyleNames.mistake(inCustomName: name) == nil
      else {
        unread.append("the style '\(member.name)'")
        continue
      }
      if let style = TextStyle(spelling: name) {
        textStyles.append((style.name, .object(entry)))
      } else {
        let curve = Platform.iOS.nearestStyle(toSize: points) ?? .body
        customStyles.append((name, .object(entry + [("relativeTo", .string(curve.name))])))
      }
    }
    let settings = root.value(of: "typography-kit")?.members.map(\.name) ?? []
    let colours = root.value(of: "typography-colors").map { _ in ["typography-colors"] } ?? []
    let others = keys.subtracting(Self.keys).sorted() + settings.filter { $0.hasSuffix("point-size") } + colours
    leftOut = unread + others.map { "'\($0)'" }
  }

  /// The keys that a dictionary has too.
  private static let keys: Set<String> = [
    "font-name", "point-size", "maximum-point-size", "letter-case", "extends", "text-color",
  ]

  /// The fields of a style, and those of the style that it extends.
  private static func fields(of style: Node, in root: Node, depth: Int = 8) -> [String: Node] {
    let own = Dictionary(style.members.map { ($0.name, $0.value) }) { _, last in last }
    guard depth > 0, let name = own["extends"]?.string,
      let base = root.value(of: "ui-font-text-styles")?.value(of: name)
    else { return own }
    return own.merging(fields(of: base, in: root, depth: depth - 1)) { own, _ in own }
  }

  /// `interactiveText` for `interactive-text`.
  private static func name(of name: String) -> String {
    let words = name.split(separator: "-")
    return (words.prefix(1).map(String.init) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// The members of an entry; nil if the font is not one that a dictionary can name.
  private static func entry(_ fields: [String: Node], _ points: Double) -> [(String, JSONValue)]? {
    guard let font = fields["font-name"]?.string.flatMap(Self.font) else { return nil }
    let cases: [String: TextCase] = ["upper": .uppercase, "lower": .lowercase, "capitalized": .capitalize]
    let letterCase = fields["letter-case"]?.string.flatMap { cases[$0] }
    return [font, ("fontSize", .number(points))]
      + [
        fields["maximum-point-size"]?.number.map { ("maximumPointSize", .number($0)) },
        letterCase.map { ("textCase", .string($0.rawValue)) },
      ].compactMap(\.self)
  }

  /// `System-Bold` is the system font.
  private static func font(_ name: String) -> (String, JSONValue)? {
    let words = name.lowercased().split(separator: "-").map(String.init)
    guard words.first == "system" else { return ("fontName", .string(name)) }
    let weight =
      words.count == 1 ? FontWeight.regular : FontWeight.allCases.first { $0.rawValue.lowercased() == words[1] }
    return weight.map { ("weight", .string($0.rawValue)) }
  }
}
