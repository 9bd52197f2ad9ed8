import Diagnostics
import Documents
import DynamicType
import Writing

/// Reads typography and tokens of the types of its members, and finds mistakes in them.
struct TypographyReader: Sendable {
  let form: TokenForm
  private let platform: Platform
  /// Whether a number is what DTCG says, however unlikely.
  let isStrict: Bool
  /// The unit of a plain number where a length is expected.
  let bareUnit: TokenLength.Unit
  /// The first length without a unit.
  var firstBare: Node?
  /// The first length that depends on the screen.
  var firstScreen: Node?
  /// The smallest font size without a unit; infinite if there is none.
  var smallestBareSize = Double.infinity
  /// The largest font size without a unit; 0 if every size has one.
  var largestBareSize = 0.0
  var references: References
  var findings: [Diagnostic] = []
  /// The families and measures that have been read, by node: many members refer to few values.
  var knownFamilies: [Int: ReadValue<[String]>] = [:]
  var knownMeasures: [MeasureRole: [Int: ReadValue<Measure>]] = [:]

  /// - Parameter bareUnit: the unit of a plain number; nil for that of the options or the form.
  init(_ set: TokenSet, _ options: ImportOptions, bareUnit: TokenLength.Unit? = nil, on platform: Platform) {
    form = set.form
    self.platform = platform
    isStrict = options.conformance == .strict
    self.bareUnit = bareUnit ?? options.bare?.unit ?? set.form.bareUnit
    references = References(set, remBase: options.remBase)
  }

  /// Returns and removes the findings so far, including those about references.
  mutating func takeFindings() -> [Diagnostic] {
    defer { (findings, references.findings) = ([], []) }
    return references.findings + findings
  }

  /// Reads the value of a typography token that is not a reference.
  ///
  /// - Parameters:
  ///   - completed: the values whose members it keeps.
  ///   - size: the font size in points for line heights and letter spacings, if the typography has none itself.
  mutating func typography(_ node: Node, over completed: [Node] = [], path: String, size: Double = 0) -> Typography? {
    guard node.kind == .dictionary else {
      let isShorthand = node.string?.utf8.contains(UInt8(ascii: " ")) ?? false
      let message =
        "expected an object with 'fontFamily', 'fontSize' and so on, not \(node.phrase)"
        + (isShorthand ? "; the shorthand of CSS is not read, so write each member" : "")
      findings.append(Diagnostic(form.isTextual ? .notComposite : .value, at: node, message, keyPath: path))
      return nil
    }
    let fields = TypographyFields(node, over: completed)
    if form.isTextual, fields.isEmpty, let first = fields.misunderstood.first {
      let message = "expected 'fontSize', 'fontFamily' and so on, not '\(Shortened.name(first.name))'"
      findings.append(Diagnostic(.notComposite, at: first.key, message, keyPath: path))
      return nil
    }
    findings += fields.findings(at: path, isTextual: form.isTextual, on: platform)
    return typography(fields, path: path, size: size)
  }

  /// Reads the members of a typography.
  mutating func typography(_ fields: TypographyFields, path: String, size: Double = 0) -> Typography {
    var typography = Typography()
    typography.others = fields.others
    typography.isWithoutSize = fields[.fontSize] == nil && fields.misunderstood.isEmpty
    if let first = fields.misunderstood.first {
      let names = fields.misunderstood.prefix(3).map { Shortened.name($0.name) }.quotedList
      let message = "expected 'fontSize', 'fontFamily' and so on, not \(names)"
      findings.append(Diagnostic(.value, at: first.key, message, keyPath: Shortened.path(path, first.name)))
      typography.isBroken = true
    }
    typography.families = part(fields, .fontFamily, path, &typography) { $0.families($1) }
    typography.weight = part(fields, .fontWeight, path, &typography) { $0.weight($1) }
    typography.size = part(fields, .fontSize, path, &typography) { reader, node in
      reader.measure(node, as: .fontSize).map { $0.points(ofSize: 0) ?? 0 }
    }
    let size = typography.size?.value ?? size
    readCarriedMembers(of: &typography, path: path, size: size)
    // An invalid size is reported separately.
    let hasSizeMember = fields[.fontSize] != nil
    typography.letterSpacing = part(fields, .letterSpacing, path, &typography) { reader, node in
      reader.measure(node, as: .letterSpacing)
        .converted(node, hasSizeMember: hasSizeMember) { $0.points(ofSize: size) }
    }
    typography.lineHeight = part(fields, .lineHeight, path, &typography) { reader, node in
      reader.measure(node, as: .lineHeight)
        .converted(node, hasSizeMember: hasSizeMember) { $0.multiple(ofSize: size) }
    }
    return typography
  }

  /// Reads a token of one of the types of typography members, to find mistakes; its value is not a reference.
  mutating func read(_ node: Node, as type: TokenType, path: String) {
    let finding =
      switch type {
      case .dimension: measure(node, as: .dimension).finding
      case .number: measure(node, as: .number).finding
      case .fontWeight: weight(node).finding
      case .fontFamily: families(node).finding
      default: Diagnostic?.none
      }
    if let finding { findings.append(finding.at(keyPath: path)) }
  }
}

/// A value, and the finding about how it is written.
struct ReadValue<Value: Sendable>: Sendable {
  /// Nil if it cannot be used, which a finding explains, and if it explicitly means that there is none.
  let value: Value?
  /// Without a key path: many paths may lead to one value.
  let finding: Diagnostic?
  /// Whether a finding elsewhere explains why it cannot be used.
  private var isBroken = false

  /// - Parameter finding: what is wrong with it; for a value, how it should be written.
  init(_ value: Value?, _ finding: Diagnostic? = nil) {
    self.value = value
    self.finding = finding
  }

  /// A value that cannot be used.
  ///
  /// - Parameter part: the bytes of the node to mark, if not all of it.
  init(mistake message: String, at node: Node, marking part: Range<Int>? = nil, rule: TokenRule = .value) {
    self.init(nil, Diagnostic(rule, at: node, message).marking(part))
  }

  /// A value that explicitly means that there is none.
  static var absent: Self { Self(nil) }

  /// A value that cannot be used, which is reported elsewhere.
  static var broken: Self {
    var reading = absent
    reading.isBroken = true
    return reading
  }

  /// Whether it cannot be used.
  var isMistake: Bool { value == nil && (finding != nil || isBroken) }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> ReadValue<Other> {
    isBroken ? .broken : ReadValue<Other>(value.map(transform), finding)
  }

  /// The reading with a finding, unless it already has one.
  func noting(_ other: @autoclosure () -> Diagnostic?) -> Self {
    finding == nil ? Self(value, other()) : self
  }
}

extension ReadValue<Measure> {
  /// Converts a measure, which may depend on the font size; a mistake if the size is needed and missing.
  ///
  /// - Parameter hasSizeMember: whether there is a size that cannot be read, which is reported separately.
  func converted(_ node: Node, hasSizeMember: Bool, _ conversion: (Measure) -> Double?) -> ReadValue<Double> {
    guard let value else { return map { _ in 0 } }
    if let result = conversion(value) { return map { _ in result } }
    if hasSizeMember { return .absent }
    return ReadValue<Double>(mistake: "expected a font size beside \(node.phrase), which depends on it", at: node)
  }
}
