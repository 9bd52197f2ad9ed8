import Documents
import DynamicType
import StyleModel
import Writing

/// A token of the five types that make up typography, as strict DTCG has it.
struct StrictToken {
  private let token: Token
  private let index: Int
  private let form: TokenForm

  init(_ index: Int, _ check: TokenCheck) {
    token = check.set.tokens[index]
    form = check.set.form
    self.index = index
  }

  /// A typography's value and what the extension says of it.
  func typography(
    _ typography: Typography, _ check: inout TokenCheck
  ) -> (value: JSONValue, own: [(String, JSONValue)]) {
    var members: [(String, JSONValue)] = []
    var implied: [(String, JSONValue)] = []
    for name in Typography.Member.allCases {
      if let value = value(of: name, typography, &check) {
        members.append((name.rawValue, value))
      } else {
        let value = usualValue(of: name)
        members.append((name.rawValue, value))
        implied.append((name.rawValue, value))
      }
    }
    let slant = typography.weight?.value.isItalic ?? false
    let own: [(String, JSONValue)] =
      (slant ? [("fontStyle", .string("italic"))] : []) + (implied.isEmpty ? [] : [("implied", .object(implied))])
    return (.object(members), own)
  }

  /// A value of one of the other types; nil for one that cannot be read.
  func value(of node: Node, as type: TokenType, _ check: inout TokenCheck) -> JSONValue? {
    if let reference = reference(node, check) { return reference }
    switch type {
    case .dimension:
      return check.reader.points(of: node, path: token.path).map { Self.dimension(node, points: $0) }
    case .number:
      return check.reader.multiple(of: node).map { .number($0) }
    case .fontWeight: return node.string.flatMap { WeightText($0) }.map { .number($0.weight) }
    case .fontFamily: return node.string.map { .array(FamilyText.families(in: $0).map(JSONValue.string)) }
    default: return nil
    }
  }
}

extension StrictToken {
  /// A reference as DTCG spells it today; nil for a value that is none.
  func reference(_ node: Node, _ check: TokenCheck) -> JSONValue? {
    switch Reference(node) {
    case .alias(let path):
      check.reader.references.index(ofAlias: path).map { .string("{\(check.set.tokens[$0].path)}") } ?? JSONValue(node)
    case .pointer: JSONValue(node)
    case .malformed, nil: nil
    }
  }
}

// MARK: - Members

extension StrictToken {
  /// A reference to a token of the right type stays; everything else is what it comes to.
  private func value(
    of name: Typography.Member, _ typography: Typography, _ check: inout TokenCheck
  ) -> JSONValue? {
    switch name {
    case .fontFamily: part(typography.families, name, &check) { _, families in Self.families(families) }
    case .fontSize: part(typography.size, name, &check) { Self.dimension($0, points: $1) }
    case .fontWeight: part(typography.weight, name, &check) { _, weight in .number(weight.weight) }
    case .letterSpacing: part(typography.letterSpacing, name, &check) { Self.dimension($0, points: $1) }
    case .lineHeight: part(typography.lineHeight, name, &check) { _, multiple in .number(multiple) }
    }
  }

  private func part<Value>(
    _ part: Typography.Part<Value>?, _ name: Typography.Member, _ check: inout TokenCheck,
    _ literal: (Node, Value) -> JSONValue
  ) -> JSONValue? {
    guard let part else { return nil }
    let node = part.member.value
    if !form.isTextual, check.reader.refersToToken(node, of: name.type), let value = reference(node, check) {
      return value
    }
    return literal(node, part.value)
  }

  private static func families(_ names: [String]) -> JSONValue {
    names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string))
  }

  /// Rem stays rem, where it is written so; everything else is pixels.
  private static func dimension(_ node: Node, points: Double) -> JSONValue {
    let text = node.string.flatMap { TokenLength($0) }
    if let text, text.unit == .rem { return .dimension(text.value, "rem") }
    if node.value(of: "unit")?.string == "rem", let value = node.value(of: "value")?.number {
      return .dimension(value, "rem")
    }
    return .dimension(points, "px")
  }

  private func usualValue(of name: Typography.Member) -> JSONValue {
    switch name {
    case .fontFamily: .array(FontNaming.families(of: .default).map(JSONValue.string))
    case .fontSize: .dimension(preferred.pointSize(compatibleWith: .large), "px")
    case .letterSpacing: .dimension(0, "px")
    case .fontWeight: .number(400)
    case .lineHeight: .number(preferred.lineHeight)
    }
  }

  private var preferred: PreferredFont { PreferredFont(forTextStyle: TextStyle(endOf: token.path) ?? .body) }
}

extension PreferredFont {
  /// The distance between baselines at `large`, as a multiple of the size.
  var lineHeight: Double { lineSpacing(compatibleWith: .large) / pointSize(compatibleWith: .large) }
}
