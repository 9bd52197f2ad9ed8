import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated tests are compiled with the frameworks of the toolchain and the stand-in for each system's UIKit. They
/// have not been compiled on a Mac.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftTestsCompilation {
  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder

  init() throws {
    compiler = try #require(SwiftCompiler.found)
    folder = try TemporaryFolder()
  }

  @Test(arguments: SlowTests.sample(SwiftCompiler.modes), SwiftTestsOptions.Framework.allCases)
  func `tests of all fixtures compile beside each other`(
    mode: [String], framework: SwiftTestsOptions.Framework
  ) throws {
    let complaints = try complaints(on: .iOS, framework, mode: mode)
    #expect(complaints == "")
  }

  @Test(
    .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"), arguments: SwiftPlatform.allCases,
    SwiftTestsOptions.Framework.allCases)
  func `tests compile on every system`(platform: SwiftPlatform, framework: SwiftTestsOptions.Framework) throws {
    let complaints = try complaints(on: platform, framework, mode: SwiftCompiler.modes[3])
    #expect(complaints == "")
  }

  @Test(
    .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
    arguments: [SwiftPlatform.iOS, .macCatalyst, .tvOS, .visionOS], SwiftTestsOptions.Framework.allCases)
  func `tests of a module compile in both language modes`(
    platform: SwiftPlatform, framework: SwiftTestsOptions.Framework
  ) throws {
    let tables = [SwiftSamples.plain, SwiftSamples.full]
    let standIns = try StandIns.arguments(for: platform)
    let sources = try
      ([("TypeRamp", Emitter.sharedSwift(access: .internal))]
      + tables.map { ($0.name, $0.ownSwift()) })
      .map { try folder.write(platform.naming($1), to: "\($0).swift") }
    let module = ["-emit-module", "-enable-testing", "-module-name", "App"] + standIns
    var complaints = try compiler.complaints(module + sources, in: folder)
    let tests = try tables.map { table in
      let options = SwiftTestsOptions(framework: framework, module: "App")
      return try folder.write(
        platform.naming(Emitter.swiftTests(options).text(of: table)), to: "\(table.name)Tests.swift")
    }
    for mode in [SwiftCompiler.modes[0], SwiftCompiler.modes[3]] {
      complaints += try compiler.complaints(["-typecheck", "-wmo", "-I", "."] + standIns + mode + tests, in: folder)
    }
    #expect(complaints == "")
  }

  @Test func `inferred sizes and styles that the dictionary lacks are tested only on request`() {
    let texts = [false, true].map { Emitter.swiftTests(SwiftTestsOptions(testsAll: $0)).text(of: SwiftSamples.full) }
    #expect(texts.map { $0.contains("(\"caption2\", .init(") } == [false, true])
    #expect(texts.map { $0.contains("static let testsInferred = true") } == [false, true])
  }

  /// It asks UIKit like the tests.
  @Test(
    arguments: SlowTests.sample([SwiftPlatform.iOS, .macCatalyst, .tvOS, .visionOS]),
    SlowTests.sample(SwiftCompiler.modes))
  func `the program that measures compiles on every system with UIKit`(
    platform: SwiftPlatform, mode: [String]
  ) throws {
    let path = Repository.root.appending(path: "docs/measure/Measure.swift")
    let file = try folder.write(platform.naming(String(contentsOf: path, encoding: .utf8)), to: "Measure.swift")
    let arguments = try ["-typecheck", "-parse-as-library"] + StandIns.arguments(for: platform) + mode + [file]
    #expect(try compiler.complaints(arguments, in: folder) == "")
  }

  /// Otherwise a test without contents would pass.
  @Test func `the stand-in of UIKit is what the tests are compiled against`() throws {
    let text = SwiftTestsSamples.text(SwiftSamples.full, .testing).replacing("displayScale", with: "displayScales")
    let file = try folder.write(SwiftPlatform.iOS.naming(text), to: "wrong.swift")
    let arguments = try ["-typecheck"] + StandIns.arguments(for: .iOS) + SwiftCompiler.modes[1] + [file]
    let complaints = try compiler.complaints(arguments, in: folder)
    #expect(complaints.contains("has no member 'displayScales'"))
  }

  private func complaints(
    on platform: SwiftPlatform, _ framework: SwiftTestsOptions.Framework, mode: [String]
  ) throws -> String {
    let files = try SwiftTestsSamples.all(framework).map { try folder.write(platform.naming($0.text), to: $0.name) }
    let arguments = try ["-typecheck", "-wmo"] + StandIns.arguments(for: platform) + mode + files
    return try compiler.complaints(arguments, in: folder)
  }
}
