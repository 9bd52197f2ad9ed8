import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Type-checks the whole of generated files, UIKit and SwiftUI included, against stand-ins for those modules.
///
/// A Linux compiler cannot take the name of Apple's systems, so `os(…)` is written out before it reads the file: what
/// is checked is each system's branches against what that system's UIKit and SwiftUI declare. `SwiftAvailabilityTests`
/// checks since when they do.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftPlatformTests {
  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder

  init() throws {
    compiler = try #require(SwiftCompiler.found)
    folder = try TemporaryFolder()
  }

  @Test(arguments: SwiftPlatform.allCases)
  func `every file compiles against the system's frameworks`(platform: SwiftPlatform) throws {
    let complaints = try complaints(on: platform, mode: SwiftCompiler.modes[3])
    #expect(complaints == "")
  }

  /// The first SDKs with actors had traits on the main actor.
  @Test func `every file compiles against traits on the main actor`() throws {
    let complaints = try complaints(on: .iOS, flags: ["MAIN_ACTOR_TRAITS"], mode: SwiftCompiler.modes[0])
    #expect(complaints == "")
  }

  @Test func `the stand-ins tell systems apart`() throws {
    let complaints = try complaints(on: .iOS, flags: ["TVOS"], mode: SwiftCompiler.modes[1])
    #expect(complaints.contains("has no member 'largeTitle'"))
  }

  private func complaints(on platform: SwiftPlatform, flags: [String] = [], mode: [String]) throws -> String {
    let modules = try standIns(for: platform, flags: flags)
    let files = try Self.files.enumerated().map { index, text in
      try folder.write(platform.naming(text), to: "\(index).swift")
    }
    return modules
      + (try compiler.complaints(["-typecheck", "-wmo", "-I", ".", "-package-name", "p"] + mode + files, in: folder))
  }

  private static let files = [
    SwiftSamples.empty.swift(.public), SwiftSamples.plain.swift(.package), SwiftSamples.full.swift(), client,
  ]

  /// Compiles the stand-ins of a system and returns what the compiler says of them.
  private func standIns(for platform: SwiftPlatform, flags: [String]) throws -> String {
    try platform.modules.map { module in
      let output = ["-emit-module", "-swift-version", "6", "-module-name", module]
      let defines = platform.defines + flags.flatMap { ["-D", $0] }
      return try compiler.complaints(output + defines + [SwiftCompiler.standIn(module)], in: folder)
    }.joined()
  }

  /// An app with types of its own that are called as SwiftUI's are.
  private static let client = """
    import SwiftUI
    enum Font {}
    enum View {}
    enum Environment {}
    struct Screen: SwiftUI.View {
      @ScaledMetric(Brand.Metric.iconSize) private var iconSize: Double
      var body: some SwiftUI.View { Text("").textStyle(Brand.Style.body) }
    }
    func font() -> SwiftUI.Font { Noteworthy.font(.body) }
    func width(_ size: DynamicTypeSize) -> Double {
      Brand.metric(.iconSize, at: Brand.ContentSize(size), displayScale: 3)
    }
    #if canImport(UIKit) && !os(watchOS)
    import UIKit
    @MainActor func uiFont() -> UIFont { Brand.uiFont(.largeTitle, compatibleWith: .current) }
    func height() -> CGFloat { Brand.metric(.default) }
    #endif
    """
}
