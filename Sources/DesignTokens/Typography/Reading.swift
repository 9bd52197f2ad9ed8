import Documents

/// What a value says, and what is to be said of how it is written.
struct Reading<Value: Sendable>: Sendable {
  /// Nil when it cannot be used; then a remark says why.
  var value: Value?
  var remark: Remark?

  init(_ value: Value) { self.value = value }

  /// A value that is read although it is written otherwise than it should be.
  init(_ value: Value, _ remark: Remark) {
    self.value = value
    self.remark = remark
  }

  /// A value that cannot be used.
  init(mistake message: String, at node: Node, rule: TokenRule = .value) {
    remark = Remark(rule: rule, node: node, message: message)
  }

  /// A value that says of itself that there is none.
  static var absent: Self { Self(remark: nil) }

  /// Whether it cannot be used.
  var isMistake: Bool { value == nil && remark != nil }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Reading<Other> {
    var reading = Reading<Other>(remark: remark)
    reading.value = value.map(transform)
    return reading
  }

  private init(remark: Remark?) { self.remark = remark }
}

extension Reading<Measure> {
  /// What a measure comes to beside a font size; a mistake where that takes a size, and there is none.
  ///
  /// - Parameter isSizeTold: there is a size that cannot be read, which has been told.
  func converted(_ node: Node, isSizeTold: Bool, _ conversion: (Measure) -> Double?) -> Reading<Double> {
    guard let value else { return map { _ in 0 } }
    if let result = conversion(value) { return map { _ in result } }
    if isSizeTold { return .absent }
    return Reading<Double>(mistake: "expected a font size beside \(node.phrase), which depends on it", at: node)
  }
}

/// A length, in points or as a multiple of the font size.
enum Measure: Equatable, Sendable {
  case points(Double)
  case multiple(Double)
  /// In hundredths of the font size, as they are written: so no rounding comes in before the size does.
  case percent(Double)

  /// In points.
  ///
  /// - Parameter size: of the font, in points.
  func points(at size: Double) -> Double {
    switch self {
    case .points(let points): points
    case .multiple(let multiple): multiple * size
    case .percent(let percent): percent * size / 100
    }
  }

  /// In points; nil for a part of a size that nobody knows, which is 0 then.
  func points(ofSize size: Double) -> Double? { isLength || size > 0 ? points(at: size) : nil }

  /// As a multiple of the font size; nil for a length beside a size that nobody knows, which is 0 then.
  func multiple(ofSize size: Double) -> Double? { !isLength || size > 0 ? multiple(at: size) : nil }

  private var isLength: Bool {
    if case .points = self { true } else { false }
  }

  /// As a multiple of the font size.
  func multiple(at size: Double) -> Double {
    switch self {
    case .points(let points): points / size
    case .multiple(let multiple): multiple
    case .percent(let percent): percent / 100
    }
  }
}
