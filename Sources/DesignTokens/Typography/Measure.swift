/// A length, in points or as a multiple of the font size.
enum Measure: Equatable, Sendable {
  case points(Double)
  case multiple(Double)
  /// In percent of the font size, as it is written, so that nothing is rounded before the size is known.
  case percent(Double)

  /// In points.
  ///
  /// - Parameter size: the font size, in points.
  func points(at size: Double) -> Double {
    switch self {
    case .points(let points): points
    case .multiple(let multiple): (multiple * size).computed
    case .percent(let percent): (percent * size / 100).computed
    }
  }

  /// In points; nil for a relative measure and an unknown size, which is 0.
  func points(ofSize size: Double) -> Double? { isLength || size > 0 ? points(at: size) : nil }

  /// As a multiple of the font size; nil for a length and an unknown size, which is 0.
  func multiple(ofSize size: Double) -> Double? { !isLength || size > 0 ? multiple(at: size) : nil }

  private var isLength: Bool {
    if case .points = self { true } else { false }
  }

  /// As a multiple of the font size.
  func multiple(at size: Double) -> Double {
    switch self {
    case .points(let points): (points / size).computed
    case .multiple(let multiple): multiple
    case .percent(let percent): (percent / 100).computed
    }
  }

  /// The number without its unit, for comparison with limits.
  var amount: Double {
    switch self {
    case .points(let amount), .multiple(let amount): amount
    case .percent(let percent): percent / 100
    }
  }
}
