import Diagnostics
import Documents
import DynamicType

/// Reads typography and tokens of the types of its members, and finds mistakes in them.
struct TypographyReader {
  let form: TokenForm
  private let platform: Platform
  /// Points in a rem.
  let remBase: Double
  var references: References
  var findings: [Diagnostic] = []
  /// The families and measures that have been read, by node: many members refer to few values.
  var knownFamilies: [Int: ReadValue<[String]>] = [:]
  var knownMeasures: [MeasureRole: [Int: ReadValue<Measure>]] = [:]

  init(_ set: TokenSet, remBase: Double, on platform: Platform) {
    form = set.form
    self.platform = platform
    self.remBase = remBase
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
    findings += fields.findings(at: path, isTextual: form.isTextual, on: platform)
    return typography(fields, path: path, size: size)
  }

  /// Reads the members of a typography.
  mutating func typography(_ fields: TypographyFields, path: String, size: Double = 0) -> Typography {
    var typography = Typography()
    typography.others = fields.others
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

  /// Reads a token of one of the types of typography members; its value is not a reference.
  ///
  /// - Returns: the value of a dimension or a number.
  mutating func read(_ node: Node, as type: TokenType, path: String) -> Measure? {
    switch type {
    case .dimension: return report(measure(node, as: .dimension), at: path)
    case .number: return report(measure(node, as: .number), at: path)
    case .fontWeight: _ = report(weight(node), at: path)
    case .fontFamily: _ = report(families(node), at: path)
    default: break
    }
    return nil
  }

  private mutating func report<Value>(_ reading: ReadValue<Value>, at keyPath: String) -> Value? {
    if let finding = reading.finding { findings.append(finding.at(keyPath: keyPath)) }
    return reading.value
  }
}
