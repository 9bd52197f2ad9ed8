import DynamicType

extension FontWeight {
  /// The system font's weight nearest to one on the scale of CSS, 1 to 1000; of two equally near ones, the bolder.
  package init(nearestTo cssValue: Double) {
    self = Self.allCases.last { Double($0.cssValue) <= cssValue + 50 } ?? .ultraLight
  }
}
