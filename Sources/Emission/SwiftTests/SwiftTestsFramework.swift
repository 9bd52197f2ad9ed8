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
  func suite(named name: UTF8Text) -> UTF8Text {
    switch self {
    case .testing: "@Suite struct \(name)"
    case .xctest: "final class \(name): XCTestCase"
    }
  }

  /// The declaration of a test that uses UIKit.
  func test(named name: String) -> UTF8Text {
    switch self {
    case .testing: "@Test @MainActor func \(name)()"
    case .xctest: "@MainActor func \(Self.method(name))()"
    }
  }

  /// A statement that fails with a message. Test modules may have their own types named `Issue` and `Comment`.
  func failure(_ text: UTF8Text) -> UTF8Text {
    switch self {
    case .testing: "Testing.Issue.record(Testing.Comment(rawValue: \(text)))"
    case .xctest: "XCTFail(\(text))"
    }
  }

  /// The lines of a test that is skipped with a reason.
  func skippedTest(named name: String, _ reason: UTF8Text) -> [UTF8Text] {
    switch self {
    case .testing: ["@Test(.disabled(\(reason)))", "func \(name)() {}"]
    case .xctest: ["func \(Self.method(name))() throws {", "  throw XCTSkip(\(reason))", "}"]
    }
  }

  /// XCTest recognises tests by the prefix of their names.
  private static func method(_ name: String) -> String { "test" + name.prefix(1).uppercased() + name.dropFirst() }
}
