/// What a user may choose about generated tests.
public struct SwiftTestsOptions: Sendable, Equatable {
  /// The name of the generated suite; nil takes the dictionary's, in UpperCamelCase, with `Tests` behind it.
  public var suite: String?
  /// What runs the tests.
  public var framework: Framework
  /// The module with the generated styles, which are tested too; nil tests only the numbers.
  public var module: String?
  /// The name of the type in the module; nil takes the dictionary's, in UpperCamelCase.
  public var type: String?
  /// Whether styles that the dictionary lacks and sizes that were inferred are tested too.
  public var testsAll: Bool

  /// What runs tests.
  public enum Framework: String, CaseIterable, Sendable {
    /// Swift Testing, or XCTest.
    case testing, xctest
  }

  /// Options; the defaults are those of the command.
  public init(
    suite: String? = nil, framework: Framework = .testing, module: String? = nil, type: String? = nil,
    testsAll: Bool = false
  ) {
    self.suite = suite
    self.framework = framework
    self.module = module
    self.type = type
    self.testsAll = testsAll
  }
}
