import Diagnostics
import Documents

/// What an import has to say, by the rules that say it.
struct TokenLog: Sendable {
  private(set) var findings: [String: [Finding]] = [:]

  /// Whether something was found that leaves a token without a value.
  private(set) var hasErrors = false

  /// How many deviations were found.
  private(set) var deviations = 0

  /// Nothing is kept of what is found: it has been told already.
  var isMuted = false

  /// Puts a finding to a rule.
  mutating func report(_ rule: Rule, _ finding: Finding) {
    if rule.isDeviation || rule.id == Rule.tokenFamilyList.id { deviations += 1 }
    if isMuted { return }
    findings[rule.id, default: []].append(finding)
    if rule.severity == .error { hasErrors = true }
  }
}

/// What is to be said of how a value is written.
struct Remark: Sendable {
  let rule: Rule
  let node: Node
  let message: String
  var repair: Repair?
}

/// A text that would mend a value of a token file.
struct Repair: Sendable {
  /// What it does: `write { "value": 16, "unit": "px" }`.
  let message: String
  /// What is replaced: the value with its quotes, or a place between two.
  let range: Range<Int>
  let replacement: String
  /// Whether it cannot change what the file means.
  let isSafe: Bool

  /// Writes another value in the place of one.
  init(_ node: Node, by value: JSONValue, isSafe: Bool) {
    self.init("write \(value.line)", replacing: node.literalRange, by: value.line, isSafe: isSafe)
  }

  init(_ message: String, replacing range: Range<Int>, by replacement: String, isSafe: Bool) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}

extension Finding {
  /// Adds a repair, unless the place is no text that it could be made in.
  func repairing(_ repair: Repair) -> Finding {
    guard !node.isDerived, node.source.encoding != .binary else { return self }
    var finding = self
    finding.fix = Diagnostic.Fix(
      repair.message, isSafe: repair.isSafe, range: repair.range, replacement: repair.replacement)
    return finding
  }
}

extension Node {
  /// The bytes of a value of a JSON document, a string's quotes included.
  var literalRange: Range<Int> {
    kind == .string ? (range.lowerBound - 1)..<(range.upperBound + 1) : range
  }
}

extension JSONValue {
  /// A length as DTCG writes it.
  static func dimension(_ value: Double, _ unit: String) -> JSONValue {
    .object([("value", .number(value)), ("unit", .string(unit))])
  }
}
