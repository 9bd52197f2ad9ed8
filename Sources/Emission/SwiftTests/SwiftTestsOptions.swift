import StyleModel
import Writing

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

extension Emitter {
  /// One Swift file of tests that ask UIKit for every number of the table, where they run. See docs/swift.md.
  public static let swiftTests = swiftTests(SwiftTestsOptions())

  /// A file of tests with options.
  public static func swiftTests(_ options: SwiftTestsOptions) -> Emitter { Emitter(options) }
}

extension SwiftTestsOptions: OutputFormat {
  static let name = "swift-tests"
  static let fileExtension = "swift"
  static let fileSuffix = SwiftTestsFile.suffix
  static let language = "Swift"
  static var mark: String { SwiftFile.mark }
  static let syntax = OutputSyntax.swift

  var options: [EmitterOption] {
    [
      choice("framework", framework, help: "the test framework") { $0.framework = $1 },
      text(
        "suite", placeholder: "NAME",
        expected: "an identifier in UpperCamelCase that hides no type of Swift or UIKit",
        fallback: "the file's name and '\(SwiftTestsFile.suffix)'",
        help: "the name of the generated suite", perInput: "names one type", accepts: SwiftName.isTypeName,
        part: SwiftName.words(of:)
      ) { $0.suite = $1 },
      text(
        "module", placeholder: "NAME", expected: "the name of a module",
        help: "the module with the generated Swift, which is tested too", accepts: SwiftName.isFunctionName
      ) { $0.module = $1 },
      typeName { $0.type = $1 },
      flag("all", flag: "all", help: "also test styles that the dictionary lacks, and sizes that are inferred") {
        $0.testsAll = $1
      },
    ]
  }

  var samples: [(name: String, format: any OutputFormat)] {
    [(Framework.xctest.rawValue, SwiftTestsOptions(framework: .xctest))]
  }

  func typeName(for dictionary: String) -> String? { SwiftTestsFile.type(of: dictionary, self) }

  func output(of table: ScaledTable) -> [UInt8] { SwiftTestsFile(table, options: self).bytes }
}
