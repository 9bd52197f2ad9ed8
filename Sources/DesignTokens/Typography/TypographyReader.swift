import Diagnostics
import Documents
import DynamicType

/// Reads typography, and the tokens of the types that it is made of, and finds what is wrong with them.
struct TypographyReader {
  let form: TokenForm
  private let platform: Platform
  var values: ValueReader
  var findings: [Finding] = []

  /// - Parameters:
  ///   - remBase: points in a rem.
  ///   - platform: whose text it is.
  init(_ set: TokenSet, remBase: Double, on platform: Platform) {
    form = set.form
    self.platform = platform
    values = ValueReader(set, remBase: remBase)
  }

  /// What has been found since this was last asked, on the way along references too.
  mutating func takeFindings() -> [Finding] {
    if findings.isEmpty, values.references.findings.isEmpty { return [] }
    defer { (findings, values.references.findings) = ([], []) }
    return values.references.findings + findings
  }

  /// Reads the value of a typography token that is no reference.
  ///
  /// - Parameter size: in points, for line heights and letter spacings of a typography that has none itself.
  mutating func typography(_ node: Node, path: String, size: Double = 0) -> Typography? {
    guard node.kind == .dictionary else {
      let message = "expected an object with 'fontFamily', 'fontSize' and so on, not \(node.phrase)"
      findings.append(Finding(form.isTextual ? .notComposite : .value, at: node, message, keyPath: path))
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
    // A size that is there, and wrong, is reported itself.
    let hasSizeMember = fields[.fontSize] != nil
    typography.letterSpacing = part(fields, .letterSpacing, path, &typography) { values, node in
      values.measure(node, as: .letterSpacing).converted(node, hasSizeMember: hasSizeMember) { $0.points(ofSize: size) }
    }
    typography.lineHeight = part(fields, .lineHeight, path, &typography) { values, node in
      values.measure(node, as: .lineHeight).converted(node, hasSizeMember: hasSizeMember) { $0.multiple(ofSize: size) }
    }
    return typography
  }

  /// Reads a token of one of the types that typography is made of; its value is no reference.
  ///
  /// - Returns: what a dimension or a number comes to.
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

  /// What a dimension comes to, in points, wherever its value stands; nil when that cannot be read.
  mutating func points(of node: Node) -> Double? {
    guard let node = values.literal(node), case .points(let points)? = values.measure(node, as: .dimension).value
    else { return nil }
    return points
  }

  /// Follows the reference that the value of a token may be.
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
