import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Checks that nothing is used on systems that do not have it.
///
/// Toolchains have a standard library for embedded code on iOS, so a compiler on Linux does check availability, but
/// only for that system and from iOS 18. Each system is therefore rewritten as iOS with a hundred added to its
/// versions, so that the deployment target is older than all of them. That library has no actors, which
/// `SwiftPlatformTests` checks.
@Suite(.enabled(if: embeddedCompiler != nil, "there is no swiftc with an embedded standard library for iOS"))
struct SwiftAvailabilityTests {
  @Test(arguments: SlowTests.sample(SwiftPlatform.allCases))
  func `nothing is used before the system has it`(platform: SwiftPlatform) throws {
    let complaints = try complaints(of: platform, files: [SwiftSamples.full.swift(), SwiftSamples.plain.ownSwift()])
    #expect(complaints == "")
  }

  @Test(arguments: [
    (SwiftPlatform.iOS, "import UIKit\nlet style = UIFont.TextStyle.extraLargeTitle", "only available in iOS 117"),
    (.tvOS, "import UIKit\nlet style = UIFontMetrics(forTextStyle: .body)", "only available in iOS 111"),
    (.macOS, "import SwiftUI\nlet size = DynamicTypeSize.large", "only available in iOS 112"),
  ])
  func `an early use is found`(platform: SwiftPlatform, text: String, complaint: String) throws {
    let complaints = try complaints(of: platform, files: [text])
    #expect(complaints.contains(complaint))
  }

  private func complaints(of platform: SwiftPlatform, files: [String]) throws -> String {
    let compiler = try #require(embeddedCompiler)
    let folder = try TemporaryFolder()
    // Embedded code has no bridging, so the part with Core Text is removed. All of it is older than these systems.
    let modules = try (["Foundation"] + platform.modules.filter { $0 != "CoreText" }).map { module in
      let source = try SwiftCompiler.standInText(module)
      let path = try folder.write(platform.asEmbeddedIOS(source), to: "\(module).swift")
      let output = ["-emit-module", "-module-name", module, "-o", "\(module).swiftmodule"]
      return try compiler.complaints(embedded + output + platform.defines + [path], in: folder)
    }
    let paths = try files.enumerated().map { try folder.write(platform.asEmbeddedIOS($1), to: "\($0).swift") }
    return modules.joined()
      + (try compiler.complaints(embedded + ["-typecheck", "-warnings-as-errors"] + paths, in: folder))
  }
}

private let embedded = [
  "-frontend", "-enable-experimental-feature", "Embedded", "-target", "arm64-apple-ios18.0", "-parse-as-library",
  "-disable-implicit-concurrency-module-import", "-disable-implicit-string-processing-module-import", "-I", ".",
]

/// The compiler, if it can compile for iOS.
private let embeddedCompiler: SwiftCompiler? = {
  guard let compiler = SwiftCompiler.found, let folder = try? TemporaryFolder(),
    let path = try? folder.write("let one = 1", to: "probe.swift"),
    let complaints = try? compiler.complaints(embedded + ["-typecheck", path], in: folder), complaints.isEmpty
  else { return nil }
  return compiler
}()
