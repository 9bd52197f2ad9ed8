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

extension SwiftTestsOptions {
  static let all: [SettableOption<SwiftTestsOptions>] = [
    .choice("framework", default: SwiftTestsOptions().framework, help: "the test framework") { $0.framework = $1 },
    .text(
      "suite", placeholder: "NAME",
      expected: "an identifier in UpperCamelCase that hides no type of Swift or UIKit",
      fallback: "the file's name and '\(SwiftTestsFile.suffix)'",
      help: "the name of the generated suite", perInput: "names one type", accepts: SwiftName.isTypeName
    ) { $0.suite = $1 },
  ]
}
