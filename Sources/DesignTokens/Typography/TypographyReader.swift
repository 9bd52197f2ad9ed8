import Diagnostics
import Documents
import DynamicType
import Writing

/// Reads typography and tokens of the types of its members, and finds mistakes in them.
struct TypographyReader {
  let form: TokenForm
  private let platform: Platform
  /// Points in a rem.
  let remBase: Double
  /// Whether a number is what DTCG says, however unlikely.
  let isStrict: Bool
  /// The unit of a plain number where a length is expected.
  let bareUnit: TokenLength.Unit
  /// The first length without a unit.
  private(set) var firstBare: Node?
  /// The first length that depends on the screen.
  var firstScreen: Node?
  /// The smallest font size without a unit; infinite if there is none.
  private(set) var smallestBareSize = Double.infinity
  var references: References
  var findings: [Diagnostic] = []
  /// The families and measures that have been read, by node: many members refer to few values.
  var knownFamilies: [Int: ReadValue<[String]>] = [:]
  var knownMeasures: [MeasureRole: [Int: ReadValue<Measure>]] = [:]

  /// - Parameter bareUnit: the unit of a plain number; nil for that of the options or the form.
  init(_ set: TokenSet, _ options: ImportOptions, bareUnit: TokenLength.Unit? = nil, on platform: Platform) {
    form = set.form
    self.platform = platform
    remBase = options.remBase
    isStrict = options.conformance == .strict
    self.bareUnit = bareUnit ?? options.bare?.unit ?? set.form.bareUnit
    references = References(set)
  }

  /// Returns and removes the findings so far, including those about references.
  mutating func takeFindings() -> [Diagnostic] {
    defer { (findings, references.findings) = ([], []) }
    return references.findings + findings
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

  /// Remembers a length without a unit.
  mutating func noteBare(_ length: Double, at node: Node, as role: MeasureRole) {
    if firstBare.map({ $0.id > node.id }) ?? true { firstBare = node }
    if role == .fontSize { smallestBareSize = min(smallestBareSize, length) }
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
