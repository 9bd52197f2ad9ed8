import Diagnostics
import Documents
import Writing

/// Reads typography, and the tokens of the types that it is made of, and finds what is wrong with them.
struct TypographyReader {
  private let form: TokenForm
  /// Points in a rem.
  private let remBase: Double
  private(set) var references: References
  private var lengths = TokenLengths()
  /// What values came to that are referred to, since many members refer to few of them.
  private var shared = SharedReadings()
  private var findings: [Finding] = []

  init(_ set: TokenSet, remBase: Double) {
    form = set.form
    self.remBase = remBase
    references = References(set)
  }

  /// What has been found since this was last asked, on the way along references too.
  mutating func takeFindings() -> [Finding] {
    if findings.isEmpty, references.findings.isEmpty { return [] }
    defer { (findings, references.findings) = ([], []) }
    return references.findings + findings
  }

  private var fonts: FontReader { FontReader(form: form) }

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
    findings += fields.findings(at: path, isTextual: form.isTextual)
    var typography = Typography()
    typography.others = fields.others
    typography.families = part(fields, .fontFamily, path, &typography) { reader, node in reader.families(node) }
    typography.weight = part(fields, .fontWeight, path, &typography) { reader, node in reader.fonts.weight(node) }
    typography.size = part(fields, .fontSize, path, &typography) { reader, node in
      reader.measure(node, as: .fontSize).map { $0.points(at: 0) }
    }
    let size = typography.size?.value ?? size
    // A size that is there, and wrong, is reported itself.
    let hasSizeMember = fields[.fontSize] != nil
    typography.letterSpacing = part(fields, .letterSpacing, path, &typography) { reader, node in
      reader.measure(node, as: .letterSpacing).converted(node, hasSizeMember: hasSizeMember) { $0.points(ofSize: size) }
    }
    typography.lineHeight = part(fields, .lineHeight, path, &typography) { reader, node in
      reader.measure(node, as: .lineHeight).converted(node, hasSizeMember: hasSizeMember) { $0.multiple(ofSize: size) }
    }
    return typography
  }

  /// Reads a token of one of the types that typography is made of; its value is no reference.
  ///
  /// - Returns: what a dimension or a number comes to.
  mutating func read(_ node: Node, as type: TokenType, path: String) -> Measure? {
    switch type {
    case .dimension: return report(measure(node, as: .dimension), at: path)
    case .number: return report(measure(node, as: .number), at: path)
    case .fontWeight: _ = report(fonts.weight(node), at: path)
    case .fontFamily: _ = report(families(node), at: path)
    default: break
    }
    return nil
  }

  /// What a dimension comes to, in points, wherever its value stands; nil when that cannot be read.
  mutating func points(of node: Node) -> Double? {
    guard let node = literal(node), case .points(let points)? = measure(node, as: .dimension).value else { return nil }
    return points
  }

  /// Follows the reference that the value of a token may be.
  mutating func end(of token: Token) -> References.End { references.end(of: token.value, keyPath: token.path) }

  /// The type of a token.
  mutating func type(of index: Int) -> TokenType? { references.type(of: index) }

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
    _ read: (inout Self, Node) -> Reading<Value>
  ) -> Typography.Part<Value>? {
    guard let member = fields[name] else { return nil }
    var keyPath: String { path + "." + name.rawValue }
    guard case .value(let node, let token) = references.end(of: member.value, keyPath: keyPath) else {
      typography.isBroken = true
      return nil
    }
    let reading = read(&self, node)
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
    guard let token, !form.isTextual, let type = references.type(of: token) else { return false }
    if type == name.type { return true }
    let path = references.set.tokens[token].path
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
    case .dimension: measure(node, as: .dimension).isMistake
    case .number: measure(node, as: .number).isMistake
    default: true
    }
  }

  private mutating func families(_ node: Node) -> Reading<[String]> {
    if let known = shared.families[node.id] { return known }
    let reading = readFamilies(node)
    shared.families[node.id] = reading
    return reading
  }

  private mutating func readFamilies(_ node: Node) -> Reading<[String]> {
    var strings: [Int: String] = [:]
    for element in node.elements { strings[element.id] = text(element) }
    if node.kind == .string, form.isTextual, node.string?.utf8.contains(UInt8(ascii: "{")) ?? false {
      guard let text = text(node) else {
        return Reading(mistake: "expected families, or references to some, not \(node.phrase)", at: node)
      }
      return fonts.families(in: text, node)
    }
    return fonts.families(node) { strings[$0.id] }
  }

  private mutating func measure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    let key = SharedReadings.Key(node: node.id, role: role)
    if let known = shared.measures[key] { return known }
    let reading = readMeasure(node, as: role)
    shared.measures[key] = reading
    return reading
  }

  private mutating func readMeasure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    if node.kind == .string, form.isTextual { lengths.evaluate(node, &references) }
    // Before the copy of the lengths: what is shared is copied whole as soon as something is added.
    let parts = parts(of: node)
    let lengths = lengths
    let set = references.set
    let reader = MeasureReader(form: form, remBase: remBase) { path in
      set.index(ofAlias: path).flatMap { lengths[$0] }
    }
    return reader.measure(node, parts: parts, as: role)
  }

  /// The value and the unit of a dimension, and nothing else.
  private mutating func parts(of node: Node) -> (value: Node, unit: Node)? {
    guard node.kind == .dictionary, node.members.reduce(0, { count, _ in count + 1 }) == 2,
      let value = node.value(of: "value").flatMap({ literal($0) }),
      let unit = node.value(of: "unit").flatMap({ literal($0) })
    else { return nil }
    return (value, unit)
  }

  private mutating func literal(_ node: Node) -> Node? {
    guard case .value(let node, _) = references.end(of: node, keyPath: nil) else { return nil }
    return node
  }

  /// The string that a value is, with what it refers to put in.
  private mutating func text(_ node: Node) -> String? {
    guard let node = literal(node), let text = node.string else { return nil }
    guard form.isTextual, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return Arithmetic.substituting(in: text) { path in
      references.set.index(ofAlias: path).flatMap { literal(references.set.tokens[$0].value)?.string }
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

/// What values came to, by their nodes.
private struct SharedReadings: Sendable {
  var families: [Int: Reading<[String]>] = [:]
  var measures: [Key: Reading<Measure>] = [:]

  struct Key: Hashable {
    let node: Int
    let role: MeasureReader.Role
  }
}
