import Diagnostics
import Documents
import DynamicType

/// Reads typography and tokens of the types of its members, and finds mistakes in them.
struct TypographyReader {
  let form: TokenForm
  private let platform: Platform
  var values: ValueReader
  var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - remBase: points in a rem.
  ///   - platform: the platform of the text.
  init(_ set: TokenSet, remBase: Double, on platform: Platform) {
    form = set.form
    self.platform = platform
    values = ValueReader(set, remBase: remBase)
  }

  /// Returns and removes the findings so far, including those about references.
  mutating func takeFindings() -> [Diagnostic] {
    if findings.isEmpty, values.references.findings.isEmpty { return [] }
    defer { (findings, values.references.findings) = ([], []) }
    return values.references.findings + findings
  }

  /// Reads the value of a typography token that is not a reference.
  ///
  /// - Parameter size: the font size in points for line heights and letter spacings, if the typography has none itself.
  mutating func typography(_ node: Node, path: String, size: Double = 0) -> Typography? {
    guard node.kind == .dictionary else {
      let message = "expected an object with 'fontFamily', 'fontSize' and so on, not \(node.phrase)"
      findings.append(Diagnostic(form.isTextual ? .notComposite : .value, at: node, message, keyPath: path))
      return nil
    }
    let fields = TypographyFields(node)
    findings += fields.findings(at: path, isTextual: form.isTextual, on: platform)
    return typography(fields, path: path, size: size)
  }

  /// Reads the members of a typography.
  mutating func typography(_ fields: TypographyFields, path: String, size: Double = 0) -> Typography {
    var typography = Typography()
    typography.others = fields.others
    typography.families = part(fields, .fontFamily, path, &typography) { values, node in values.families(node) }
    typography.weight = part(fields, .fontWeight, path, &typography) { values, node in values.weight(node) }
    typography.size = part(fields, .fontSize, path, &typography) { values, node in
      values.measure(node, as: .fontSize).map { $0.points(at: 0) }
    }
    let size = typography.size?.value ?? size
    readCarriedMembers(of: &typography, path: path, size: size)
    // An invalid size is reported separately.
    let hasSizeMember = fields[.fontSize] != nil
    typography.letterSpacing = part(fields, .letterSpacing, path, &typography) { values, node in
      values.measure(node, as: .letterSpacing).converted(node, hasSizeMember: hasSizeMember) { $0.points(ofSize: size) }
    }
    typography.lineHeight = part(fields, .lineHeight, path, &typography) { values, node in
      values.measure(node, as: .lineHeight).converted(node, hasSizeMember: hasSizeMember) { $0.multiple(ofSize: size) }
    }
    return typography
  }

  /// Reads a token of one of the types of typography members; its value is not a reference.
  ///
  /// - Returns: the value of a dimension or a number.
  mutating func read(_ node: Node, as type: TokenType, path: String) -> Measure? {
    switch type {
    case .dimension: return report(values.measure(node, as: .dimension), at: path)
    case .number: return report(values.measure(node, as: .number), at: path)
    case .fontWeight: _ = report(values.weight(node), at: path)
    case .fontFamily: _ = report(values.families(node), at: path)
    default: break
    }
    return nil
  }

  /// The value of a dimension in points, following references; nil if it cannot be read.
  mutating func points(of node: Node) -> Double? {
    guard let node = values.literal(node), case .points(let points)? = values.measure(node, as: .dimension).value
    else { return nil }
    return points
  }

  /// Follows the value of a token, if it is a reference.
  mutating func end(of token: Token) -> References.End { values.references.end(of: token.value, keyPath: token.path) }

  /// The type of a token.
  mutating func type(of index: Int) -> TokenType? { values.references.type(of: index) }

  /// For each token, whether something refers to it.
  var isReached: [Bool] { values.references.isReached }

  private mutating func report<Value>(_ reading: Reading<Value>, at keyPath: @autoclosure () -> String) -> Value? {
    if let finding = reading.finding { findings.append(finding.at(keyPath: keyPath())) }
    return reading.value
  }
}
