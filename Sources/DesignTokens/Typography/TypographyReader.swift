import Diagnostics
import Documents
import DynamicType
import Writing

/// Reads typography, and the tokens of the types that it is made of, and finds what is wrong with them.
struct TypographyReader {
  private let form: TokenForm
  private let platform: Platform
  private var values: ValueReader
  private var findings: [Finding] = []

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
    var typography = Typography()
    typography.others = fields.others
    typography.families = part(fields, .fontFamily, path, &typography) { values, node in values.families(node) }
    typography.weight = part(fields, .fontWeight, path, &typography) { values, node in values.weight(node) }
    typography.size = part(fields, .fontSize, path, &typography) { values, node in
      values.measure(node, as: .fontSize).map { $0.points(at: 0) }
    }
    let size = typography.size?.value ?? size
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

// MARK: - Members

extension TypographyReader {
  /// What a member says, wherever its value stands.
  private mutating func part<Value>(
    _ fields: TypographyFields, _ name: Typography.Member, _ path: String, _ typography: inout Typography,
    _ read: (inout ValueReader, Node) -> Reading<Value>
  ) -> Typography.Part<Value>? {
    guard let member = fields[name] else { return nil }
    var keyPath: String { path + "." + name.rawValue }
    guard case .value(let node, let token) = values.references.end(of: member.value, keyPath: keyPath) else {
      typography.isBroken = true
      return nil
    }
    let reading = read(&values, node)
    if reading.isMistake { typography.isBroken = true }
    var isReference = false
    if node.id == member.value.id {
      if let finding = reading.finding {
        findings.append(finding.offering(member, name, reading.value as? Double).at(keyPath: keyPath))
      }
    } else {
      isReference = checkType(of: token, name, member, keyPath, reading.value)
      // A mistake in the value by itself is reported where the token is.
      if reading.isMistake, let finding = reading.finding, !(isReference && isMistake(node, as: name.type)) {
        findings.append(finding.moved(to: member.value, keyPath))
      }
    }
    return reading.value.map { Typography.Part(value: $0, member: member, isReference: isReference) }
  }

  /// Reports a member that refers to a token of another type.
  ///
  /// - Returns: whether it refers to a token of its own type.
  private mutating func checkType<Value>(
    of token: Int?, _ name: Typography.Member, _ member: Node.Member, _ keyPath: @autoclosure () -> String,
    _ value: Value?
  ) -> Bool {
    guard let token, !form.isTextual, let type = values.references.type(of: token) else { return false }
    if type == name.type { return true }
    let path = values.references.set.tokens[token].path
    let isLength = name == .lineHeight && type == .dimension
    let message =
      "'\(path)' is \(type.phrase); '\(name.rawValue)' is \(name.type.phrase)"
      + (isLength ? ", a multiple of the font size" : "")
    let finding = Finding(isLength ? .lineHeight : .typeMismatch, at: member.value, message, keyPath: keyPath())
    findings.append(finding.offering(member, name, value as? Double))
    return false
  }

  /// Whether a value is none of a type, wherever it is used.
  private mutating func isMistake(_ node: Node, as type: TokenType) -> Bool {
    switch type {
    case .dimension: values.measure(node, as: .dimension).isMistake
    case .number: values.measure(node, as: .number).isMistake
    default: true
    }
  }
}

extension Finding {
  /// The same with the number that a member comes to as its fix, unless there is one.
  ///
  /// - Parameter value: a line height as a multiple, or a letter spacing in points.
  fileprivate func offering(_ member: Node.Member, _ name: Typography.Member, _ value: Double?) -> Finding {
    guard fix == nil, let value else { return self }
    switch name {
    case .lineHeight: return offering(member.value.fix(writing: .number(value), isSafe: false))
    case .letterSpacing: return offering(member.value.fix(writing: .dimension(.number(value)), isSafe: false))
    default: return self
    }
  }

  /// The same at a reference that leads to the value.
  fileprivate func moved(to node: Node, _ keyPath: String) -> Finding {
    Finding(rule, at: node, message, keyPath: keyPath)
  }
}
