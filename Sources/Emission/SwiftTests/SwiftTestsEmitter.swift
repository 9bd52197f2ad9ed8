extension Emitter {
  /// One Swift file of tests that ask UIKit for every number of the table, where they run. See docs/swift-tests.md.
  public static let swiftTests = swiftTests(SwiftTestsOptions())

  /// A file of tests with options.
  public static func swiftTests(_ options: SwiftTestsOptions) -> Emitter { Emitter(declarationOfSwiftTests, options) }

  private static let declarationOfSwiftTests = EmitterDeclaration<SwiftTestsOptions>(
    name: "swift-tests", fileExtension: "swift", fileSuffix: SwiftTestsFile.suffix, language: "Swift",
    summary: "Swift tests that compare the table with UIKit where they run", mark: { SwiftHeader.mark },
    syntax: .brackets(quotes: "\"", comment: ("//", "\n")), options: { SwiftTestsOptions.all },
    samples: { [(SwiftTestsOptions.Framework.xctest.rawValue, SwiftTestsOptions(framework: .xctest))] },
    typeName: { SwiftTestsFile.type(of: $0, $1) },
    write: { SwiftTestsFile($0, options: $1).text })
}
