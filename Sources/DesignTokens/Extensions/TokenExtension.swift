import Documents
import StyleModel
import Writing

/// The extension of typeramp in the `$extensions` of a token: everything in a style's entry that DTCG cannot express.
struct TokenExtension {
  /// The reversed domain of the extension.
  static let vendor = "dev.typeramp"
  /// A second extension: members of a token's typography that no text style has.
  static let othersKey = "dev.typeramp.others"

  /// The keys that are not keys of an entry.
  private enum Key: String, CaseIterable {
    case textStyle, customStyle, ignored, metric, implied, origin, provenance, displayScale, face
  }

  private let node: Node

  /// Finds the extension among a token's extensions.
  init?(_ extensions: Node?) {
    guard let node = extensions?.value(of: Self.vendor), node.kind == .dictionary else { return nil }
    self.node = node
  }
}

// MARK: - Reading

extension TokenExtension {
  /// The text style, as the entry's key spells it.
  var textStyle: Node? { self[.textStyle] }
  /// The name of the custom style for a typography token.
  var customStyle: Node? { self[.customStyle] }
  /// Whether a typography token is not a style.
  var isIgnored: Bool { self[.ignored]?.boolean == true }
  /// The name of the metric for a dimension token.
  var metric: Node? { self[.metric] }
  /// The members that were added to complete the value, with the values that they had when they were written.
  var implied: Node? { self[.implied] }
  /// Whether the dictionary had no entry, so that the value is the preferred font's.
  var isFallback: Bool { self[.origin]?.string == Self.preferredFont }
  /// The slant, a key of the entry: DTCG cannot express it.
  var fontStyle: FontStyle? { node.value(of: EntryKey.fontStyle.rawValue)?.string.flatMap(FontStyle.init(rawValue:)) }

  /// The words of the face's name besides weight and slant: DTCG cannot express them.
  var face: String? { self[.face]?.string }

  /// The keys of the entry, or of the dictionary as a whole.
  var entry: [Node.Member] { node.members.filter { Key(rawValue: $0.name) == nil } }

  private subscript(_ key: Key) -> Node? { node.value(of: key.rawValue) }

  private static let preferredFont = "preferredFont"
}

// MARK: - Writing

extension TokenExtension {
  typealias Member = (String, JSONValue)

  /// The schema of a file of tokens.
  static var formatSchema: Member {
    ("$schema", .string("https://www.designtokens.org/schemas/2025.10/format.json"))
  }

  static func textStyle(_ spelling: String) -> Member { member(.textStyle, .string(spelling)) }
  static func customStyle(_ name: String) -> Member { member(.customStyle, .string(name)) }
  static var isIgnored: Member { member(.ignored, .boolean(true)) }
  static func metric(_ name: String) -> Member { member(.metric, .string(name)) }
  static let impliedKey = Key.implied.rawValue
  static func implied(_ members: [Member]) -> Member { member(.implied, .object(members)) }
  static func displayScale(_ scale: Int) -> Member { member(.displayScale, .number(Double(scale))) }
  static var isFallback: Member { member(.origin, .string(preferredFont)) }
  static func face(_ words: String) -> Member { member(.face, .string(words)) }
  /// Marks a value on a curve that is inferred, not measured.
  static var isInferred: Member { member(.provenance, .string("inferred")) }

  private static func member(_ key: Key, _ value: JSONValue) -> Member { (key.rawValue, value) }
}
