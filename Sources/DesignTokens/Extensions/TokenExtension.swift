import Documents
import StyleModel
import Writing

/// The extension of typeramp in the `$extensions` of a token: everything in a style's entry that DTCG cannot express.
struct TokenExtension {
  /// The reversed domain of the extension.
  static let vendor = "dev.typeramp"
  /// A second extension: members of a token's typography that no text style has.
  static let othersKey = "dev.typeramp.others"

  /// The members that are not keys of an entry.
  enum Key: String, CaseIterable {
    /// The text style, as the entry's key spells it.
    case textStyle
    /// The name of the custom style for a typography token.
    case customStyle
    /// The name of the metric for a dimension token.
    case metric
    /// The members that were added to complete the value, with the values that they had when they were written.
    case implied
    /// Where the value is from, if the dictionary had no entry.
    case origin
    /// How the value was found, if it was not measured.
    case provenance
    /// The pixels in a point, to which metrics are rounded.
    case displayScale
  }

  private let node: Node

  init?(_ extensions: Node?) {
    guard let node = extensions?.value(of: Self.vendor), node.kind == .dictionary else { return nil }
    self.node = node
  }
}

// MARK: - Reading

extension TokenExtension {
  subscript(_ key: Key) -> Node? { node.value(of: key.rawValue) }

  /// The keys of the entry, or of the dictionary as a whole.
  var entry: [Node.Member] { node.members.filter { Key(rawValue: $0.name) == nil } }
  /// Whether the dictionary had no entry, so that the value is the preferred font's.
  var isFallback: Bool { self[.origin]?.string == Self.preferredFont }
  /// The slant, a key of the entry: DTCG cannot express it.
  var fontStyle: FontStyle? { node.value(of: EntryKey.fontStyle.rawValue)?.string.flatMap(FontStyle.init(rawValue:)) }

  private static let preferredFont = "preferredFont"
}

extension Token {
  /// What typeramp itself says about the token.
  var own: TokenExtension? { TokenExtension(extensions) }
}

// MARK: - Writing

/// The members of an object to write.
typealias WrittenMembers = [(String, JSONValue)]

extension TokenExtension {
  static func member(_ key: Key, _ value: JSONValue) -> (String, JSONValue) { (key.rawValue, value) }
  static func member(_ key: Key, _ text: String) -> (String, JSONValue) { member(key, .string(text)) }

  /// Marks a value that is the preferred font's.
  static let fallback = member(.origin, preferredFont)
  /// Marks a value on a curve that is inferred, not measured.
  static let inferred = member(.provenance, "inferred")

  /// The member `$extensions` of a token made from a dictionary; empty if there are no extensions.
  ///
  /// - Parameters:
  ///   - others: the `$extensions` of the dictionary or the entry.
  ///   - own: the members of typeramp's own extension.
  /// - Throws: if `others` already uses typeramp's name, or has a duplicate key.
  static func extensions(_ others: Node?, own: WrittenMembers) throws -> WrittenMembers {
    var members = try others?.members.map { ($0.name, try JSONValue(convertible: $0.value)) } ?? []
    guard !members.contains(where: { $0.0 == vendor }), Set(own.map(\.0)).count == own.count else {
      throw UnconvertibleDictionary()
    }
    if !own.isEmpty { members.append((vendor, .object(own))) }
    return members.isEmpty ? [] : [("$extensions", .object(members))]
  }
}
