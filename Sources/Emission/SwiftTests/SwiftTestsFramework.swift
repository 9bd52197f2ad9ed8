import Writing

extension SwiftTestsOptions.Framework {
  /// The module to import.
  var module: UTF8Text {
    switch self {
    case .testing: "Testing"
    case .xctest: "XCTest"
    }
  }

  /// The declaration of a suite.
  func suite(named name: String) -> UTF8Text {
    switch self {
    case .testing: "@Suite struct \(name)"
    case .xctest: "final class \(name): XCTestCase"
    }
  }

  /// The declaration of a test that asks UIKit.
  func test(named name: String) -> UTF8Text {
    switch self {
    case .testing: "@Test @MainActor func \(name)()"
    case .xctest: "@MainActor func \(Self.method(name))()"
    }
  }

  /// A statement that fails with a text. Modules of tests have types of their own that are called `Issue` and `Comment`.
  func failure(_ text: String) -> UTF8Text {
    switch self {
    case .testing: "Testing.Issue.record(Testing.Comment(rawValue: \(text)))"
    case .xctest: "XCTFail(\(text))"
    }
  }

  /// The lines of a test that says why it is skipped.
  func skippedTest(named name: String, _ reason: UTF8Text) -> [UTF8Text] {
    switch self {
    case .testing: ["@Test(.disabled(\(reason)))", "func \(name)() {}"]
    case .xctest: ["func \(Self.method(name))() throws {", "  throw XCTSkip(\(reason))", "}"]
    }
  }

  /// XCTest knows a test by what its name begins with.
  private static func method(_ name: String) -> String { "test" + name.prefix(1).uppercased() + name.dropFirst() }
}
