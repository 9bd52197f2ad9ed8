import Documents
import DynamicType
import StyleModel
import Writing

/// The value of a typography token, with the member for each part.
struct Typography: Sendable {
  /// In order of preference.
  var families: Part<[String]>?
  /// In points.
  var size: Part<Double>?
  var weight: Part<WeightText>?
  /// Members that DTCG does not have, but a style's entry: their keys, values and nodes.
  var carried: [(key: EntryKey, value: JSONValue, node: Node)] = []
  /// In points.
  var letterSpacing: Part<Double>?
  /// As a multiple of the size.
  var lineHeight: Part<Double>?
  /// Whether a part cannot be read, which a finding reports.
  var isBroken = false
  /// Whether nothing in it is meant as a size.
  var isWithoutSize = false
  /// Members that no text style has, or whose value a text style cannot have.
  var others: [Node.Member] = []

  struct Part<Value: Sendable>: Sendable {
    let value: Value
    let member: Node.Member
    /// The node of the value, to which references may lead.
    var literal: Node?
  }

  /// The families after the first one; nil if there are none. After the system font, its other names are left out.
  var fallbackFamilies: Part<[String]>? {
    guard let families, let first = families.value.first else { return nil }
    let design = FontNaming.systemDesign(ofFamily: first)
    let rest = families.value.dropFirst().drop { design != nil && FontNaming.systemDesign(ofFamily: $0) == design }
    return rest.isEmpty ? nil : Part(value: Array(rest), member: families.member)
  }

  /// The keys of an entry that DTCG has no member for, with their values and nodes. A slant in the weight overrides
  /// one in a member.
  var carriedKeys: [(key: EntryKey, value: JSONValue, node: Node)] {
    guard let weight, weight.value.isItalic else { return carried }
    let slant = (EntryKey.fontStyle, JSONValue.string(FontStyle.italic.rawValue), weight.member.value)
    return [slant] + carried.filter { $0.key != .fontStyle }
  }

  /// Whether it is slanted; nil if it does not say.
  var isItalic: Bool? {
    guard case .string(let style)? = carriedKeys.first(where: { $0.key == .fontStyle })?.value else { return nil }
    return style == FontStyle.italic.rawValue
  }

  /// The five members of typography.
  enum Member: String, CaseIterable, Sendable {
    case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight

    /// The type that DTCG gives it.
    var type: TokenType {
      switch self {
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .lineHeight: .number
      case .fontSize, .letterSpacing: .dimension
      }
    }
  }
}

/// The members of a typography that typeramp did not add, or that have changed since.
struct TypographyChanges {
  /// The typography without the added members that are unchanged.
  private(set) var typography: Typography
  /// Keys of the entry that are no longer valid.
  private(set) var outdatedKeys: [String] = []

  init(_ typography: Typography, since implied: Typography?) {
    self.typography = typography
    let hasSameFamilies = Self.isSame(typography.families, implied?.families)
    if !hasSameFamilies { note([.fallbackFamilies]) }
    if !hasSameFamilies || !Self.isSame(typography.weight, implied?.weight) {
      note(EntryKey.ofFonts + [.boldFontName])
    }
    remove(\.size, of: .fontSize, ifSameIn: implied)
    remove(\.lineHeight, of: .lineHeight, ifSameIn: implied)
    remove(\.letterSpacing, of: .tracking, ifSameIn: implied)
  }

  /// Whether the families are the token's own; otherwise the families after the first are the entry's.
  var hasOwnFamilies: Bool { outdatedKeys.contains(EntryKey.fallbackFamilies.rawValue) }

  private mutating func remove(
    _ part: WritableKeyPath<Typography, Typography.Part<Double>?>, of key: EntryKey, ifSameIn implied: Typography?
  ) {
    if Self.isSame(typography[keyPath: part], implied?[keyPath: part]) {
      typography[keyPath: part] = nil
    } else {
      note([key])
    }
  }

  private mutating func note(_ keys: [EntryKey]) { outdatedKeys += keys.map(\.rawValue) }

  private static func isSame<Value: Equatable>(
    _ now: Typography.Part<Value>?, _ then: Typography.Part<Value>?
  ) -> Bool {
    then != nil && now?.value == then?.value
  }
}
