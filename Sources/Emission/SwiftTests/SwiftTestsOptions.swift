/// What a user may choose about generated tests.
public struct SwiftTestsOptions: Sendable, Equatable {
  /// The name of the generated suite; nil takes the dictionary's, in UpperCamelCase, with `Tests` behind it.
  public var suite: String?
  /// What runs the tests.
  public var framework: Framework

  /// What runs tests.
  public enum Framework: String, CaseIterable, Sendable {
    /// Swift Testing, or XCTest.
    case testing, xctest
  }

  /// Options; the defaults are those of the command.
  public init(suite: String? = nil, framework: Framework = .testing) {
    self.suite = suite
    self.framework = framework
  }
}
