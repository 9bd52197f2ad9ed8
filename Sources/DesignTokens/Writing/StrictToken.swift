import Documents
import DynamicType
import StyleModel
import Writing

/// A token of the five types in typography, as strict DTCG.
struct StrictToken {
  private let token: Token
  private let measure: Measure?
  private let set: TokenSet
  private let platform: Platform

  init(_ index: Int, _ checked: CheckedTokens) {
    platform = checked.platform
    set = checked.set
    token = set.tokens[index]
    measure = checked.tokens[index].measure
  }

  /// The value of a typography, and the members of its extension.
  func typography(_ typography: Typography) -> (value: JSONValue, own: WrittenMembers) {
    let preferred = platform.preferredFont(TextStyle(endOf: token.path) ?? .body)
    let written = TypographyValue { member in
      value(of: member, typography).map { TypographyValue.Part(value: $0) }
        ?? .implied(member.usualValue(in: preferred))
    }
    let weight = typography.weight?.value ?? .regular
    var own = typography.carriedKeys.map { ($0.key.rawValue, $0.value) }
    if !weight.face.isEmpty { own.append(TokenExtension.member(.face, weight.face)) }
    if !written.implied.isEmpty { own.append(TokenExtension.member(.implied, .object(written.implied))) }
    return (written.value, own)
  }

  /// A value of one of the other types; nil if it cannot be read.
  func value(as type: TokenType) -> JSONValue? {
    let node = token.value
    if let reference = reference(node) { return reference }
    switch (type, measure) {
    case (.dimension, .points(let points)?): return Self.dimension(node, points: points)
    case (.number, .multiple(let multiple)?): return .number(multiple)
    case (.number, .percent(let percent)?): return .number((percent / 100).computed)
    case (.fontWeight, _): return node.string.flatMap { WeightText($0) }.map { .number($0.weight) }
    case (.fontFamily, _): return node.string.map { .array(FamilyText.families(in: $0).map(JSONValue.string)) }
    default: return nil
    }
  }

  /// A reference in the current notation of DTCG; nil for other values.
  func reference(_ node: Node) -> JSONValue? {
    switch Reference(node) {
    case .alias(let path):
      set.index(ofAlias: path).map { .string("{\(set.tokens[$0].path)}") } ?? JSONValue(node)
    case .pointer: JSONValue(node)
    case .file, .malformed, nil: nil
    }
  }
}

// MARK: - Members

extension StrictToken {
  /// The value of a member: a reference to a token of the right type is kept, everything else is resolved.
  private func value(of member: Typography.Member, _ typography: Typography) -> JSONValue? {
    switch member {
    case .fontFamily: part(typography.families) { .families($1) }
    case .fontSize: part(typography.size, Self.dimension)
    case .fontWeight: part(typography.weight) { _, weight in .number(weight.weight) }
    case .letterSpacing: part(typography.letterSpacing, Self.dimension)
    case .lineHeight: part(typography.lineHeight) { _, multiple in .number(multiple) }
    }
  }

  private func part<Value>(
    _ part: Typography.Part<Value>?, _ literal: (Node, Value) -> JSONValue
  ) -> JSONValue? {
    guard let part else { return nil }
    let node = part.member.value
    return (part.isReference ? reference(node) : nil) ?? literal(node, part.value)
  }

  /// A dimension: in rem if it is written in rem, otherwise in pixels.
  private static func dimension(_ node: Node, points: Double) -> JSONValue {
    let text = node.string.flatMap { TokenLength($0) }
    if let text, text.unit == .rem { return .dimension(.number(text.value), .rem) }
    if node.value(of: "unit")?.string == "rem", let value = node.value(of: "value")?.number {
      return .dimension(.number(value), .rem)
    }
    return .dimension(.number(points))
  }
}
