/// How a command ends; the worse outranks the better.
enum ExitStatus: Int32, Comparable {
  /// All well.
  case success = 0
  /// The input has errors, or something is out of date.
  case findings = 1
  /// Wrong usage, or something that could not be read or written.
  case failure = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
