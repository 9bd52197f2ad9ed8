import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated Swift for some systems.
@Suite struct SwiftConditionTests {
  @Test(arguments: [
    (["iOS"], "#if os(iOS)\na\n#else\nb\n#endif", "a"),
    (["iOS"], "#if os(macOS)\na\n#else\nb\n#endif", "b"),
    (["iOS"], "#if !os(iOS) && !os(visionOS)\na\n#endif\nb", "b"),
    (["iOS", "tvOS"], "#if os(iOS)\na\n#else\nb\n#endif", "#if os(iOS)\na\n#else\nb\n#endif"),
    (["iOS", "tvOS"], "#if os(iOS) || os(visionOS)\na\n#endif", "#if os(iOS) || os(visionOS)\na\n#endif"),
    (["iOS"], "#if canImport(UIKit)\na\n#elseif os(macOS)\nb\n#endif", "#if canImport(UIKit)\na\n#endif"),
    (["iOS"], "#if os(macOS)\na\n#elseif canImport(UIKit)\nb\n#endif", "#if canImport(UIKit)\nb\n#endif"),
    (
      ["macOS"], "#if canImport(UIKit)\na\n#elseif os(macOS)\nb\n#else\nc\n#endif",
      "#if canImport(UIKit)\na\n#else\nb\n#endif"
    ),
    (["iOS"], "#if os(macOS)\n#if canImport(A)\na\n#else\nb\n#endif\n#endif\nc", "c"),
    (["iOS"], "#if os(iOS)\n  #if canImport(A)\na\n  #endif\n#else\nb\n#endif", "  #if canImport(A)\na\n  #endif"),
    ([], "#if os(macOS)\na\n#endif", "#if os(macOS)\na\n#endif"),
  ])
  func `branches for other systems are left out`(systems: [String], code: String, left: String) {
    var conditions = SwiftConditions(systems: systems)
    let lines = code.split(separator: "\n").compactMap { conditions.line(String($0)) }
    #expect(lines.joined(separator: "\n") == left)
  }

  /// What a reviewer of an app for iOS reads once.
  @Test func `the shared file of an app for iOS has at most 800 lines`() {
    let text = Emitter.sharedSwift(access: .internal, platforms: [.iOS])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 801)
    #expect(!text.contains("os(macOS)") && !text.contains("\n\n\n") && text.contains("\n// Only for iOS\n"))
  }

  /// Alone and with another system.
  @Test(
    .enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"),
    arguments: [(SwiftPlatform.iOS, [.iOS]), (.macOS, [.macOS]), (.watchOS, [.watchOS]), (.tvOS, [.tvOS])]
      + [(.visionOS, [.visionOS]), (.macCatalyst, [.iOS]), (.macOS, [.iOS, .macOS]), (.iOS, [.iOS, .watchOS])]
      as [(SwiftPlatform, [SwiftOptions.Platform])])
  func `it compiles on these systems`(platform: SwiftPlatform, systems: [SwiftOptions.Platform]) throws {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let brand = Emitter.swift(SwiftOptions(platforms: systems)).text(of: SwiftSamples.full)
    let file = try folder.write(platform.naming(brand), to: "Brand.swift")
    let arguments = try ["-typecheck"] + StandIns.arguments(for: platform) + SwiftCompiler.modes[1] + [file]
    #expect(try compiler.complaints(arguments, in: folder) == "")
  }
}
