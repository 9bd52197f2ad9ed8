import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Runs generated code that uses UIKit's names, linked with a stand-in for UIKit.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftUIKitTests {
  @Test(arguments: [(SwiftPlatform.iOS, ""), (.tvOS, "title stands for largeTitle; ")])
  func `names of UIKit lead to those of the tables and back`(platform: SwiftPlatform, missing: String) throws {
    let output = try run(platform, Self.program)
    #expect(
      output == """
        12 content sizes, nil for unspecified
        \(missing)13 text styles, nil for others
        title1 is title
        0 attributes of letter spacing for headline, 1 for body

        """)
  }

  private func run(_ platform: SwiftPlatform, _ program: String) throws -> String {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let object = [
      "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "UIKit", "-o", "UIKit.o",
      "-emit-module-path", "UIKit.swiftmodule",
    ]
    let files = try [("Brand", SwiftSamples.full.swift()), ("main", program)].map { name, text in
      try folder.write(platform.naming(text), to: name + ".swift")
    }
    let complaints =
      try compiler.complaints(object + platform.defines + [SwiftCompiler.standIn("UIKit")], in: folder)
      + compiler.complaints(["-swift-version", "6", "-o", "main", "-I", ".", "UIKit.o"] + files, in: folder)
    #expect(complaints == "")
    return try compiler.output(of: "main", in: folder)
  }

  private static let program = """
    import UIKit
    let sizes = Brand.ContentSize.allCases.filter { Brand.ContentSize($0.contentSizeCategory) == $0 }
    let unspecified = Brand.ContentSize(UIContentSizeCategory.unspecified)
    print(sizes.count, "content sizes,", unspecified == nil ? "nil" : "a size", "for unspecified")

    let styles = Brand.Style.allCases.filter { Brand.Style($0._entry.textStyle.uiKit) == $0 }
    let other = Brand.Style(UIFont.TextStyle(rawValue: "x"))
    #if os(tvOS)
    print(Brand.Style(Brand.Style.largeTitle._entry.textStyle.uiKit)!, "stands for largeTitle", terminator: "; ")
    let known = styles.count + 1
    #else
    let known = styles.count
    #endif
    print(known, "text styles,", other == nil ? "nil" : "a style", "for others")
    print("title1 is", Brand.Style(UIFont.TextStyle.title1)!)

    @MainActor func spacings(_ style: Brand.Style) -> Int { Brand.attributes(style).keys.count { $0 == .tracking } }
    print(spacings(.headline), "attributes of letter spacing for headline,", spacings(.body), "for body")
    """
}
