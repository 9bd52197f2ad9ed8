import Diagnostics
import Documents

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
