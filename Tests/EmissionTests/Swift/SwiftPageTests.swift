import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import TypeRampKit

/// The pages about Swift: every block compiles, and has the values in its comments.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftPageTests {
  /// Each page is a separate module: with two dictionaries `.textStyle(.body)` would be ambiguous.
  @Test(arguments: [("swift", "Brand", 8), ("getting-started", "Noteworthy", 3)])
  func `every block compiles`(page: String, name: String, fewestBlocks: Int) throws {
    let blocks = try PageBlock.all(of: page).filter {
      $0.language == "swift" && $0.attributes["before"] == nil && $0.attributes["title"] == nil
    }
    #expect(blocks.count >= fewestBlocks)
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let standIns = try StandIns.arguments(for: .iOS)
    let texts = try [Self.generated(name), Self.context] + blocks.enumerated().map(Self.inContext)
    let files = try texts.enumerated().map { try folder.write(SwiftPlatform.iOS.naming($1), to: "\($0).swift") }
    // Results may be unused in a page.
    for version in ["5", "6"] {
      let arguments = ["-typecheck", "-wmo", "-swift-version", version, "-suppress-warnings"] + standIns + files
      #expect(try compiler.complaints(arguments, in: folder) == "")
    }
  }

  @Test func `a person chooses between two dictionaries`() throws {
    let block = try #require(try PageBlock.all(of: "swift").first { $0.attributes["title"] == "Typeface.swift" })
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let standIns = try StandIns.arguments(for: .iOS)
    let brand = SwiftSamples.plain
    let shared = Emitter.sharedSwift(access: .internal)
    let texts =
      ["Brand", "Reader"].map { brand.ownSwift(name: $0) } + [shared, "import SwiftUI\nimport UIKit\n" + block.text]
    let files = try texts.enumerated().map { try folder.write(SwiftPlatform.iOS.naming($1), to: "\($0).swift") }
    let arguments = ["-typecheck", "-wmo", "-swift-version", "6"] + standIns + files
    #expect(try compiler.complaints(arguments, in: folder) == "")
  }

  @Test func `values are those of the comments`() throws {
    let lines = try PageBlock.all(of: "swift").filter { $0.language == "swift" }.flatMap { block in
      block.text.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: /(Brand\.(?:pointSize|fontName|metric)\(.*\)) +\/\/ ([^;…]+).*/)
      }
    }
    #expect(lines.count == 3)
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let calls = lines.map { "print(\($0.1) as Any)" }.joined(separator: "\n")
    let files = try [
      folder.write(Self.generated("Brand"), to: "Brand.swift"), folder.write(calls, to: "main.swift"),
    ]
    #expect(try compiler.complaints(["-o", "main"] + files, in: folder) == "")
    let values = try compiler.output(of: "main", in: folder).split(separator: "\n")
    for (line, value) in zip(lines, values) {
      let plain = value.replacing("Optional(", with: "").replacing(")", with: "")
      #expect(plain.hasPrefix(String(line.2)), "\(line.1)")
    }
  }

  private static func generated(_ name: String) throws -> String {
    let block = try PageBlock.all(of: "swift").first { $0.attributes["title"] == "\(name).json" }
    let fixture = Repository.fixtures.appending(path: "Dictionaries/\(name).plist")
    let bytes = try block.map { Data($0.text.utf8) } ?? Data(contentsOf: fixture)
    return try #require(Compilation([UInt8](bytes), path: "\(name).json").table.map(Emitter.swift.text))
  }

  /// Declarations as they are; statements in a function, unless they declare something for the next block.
  private static func inContext(_ index: Int, _ block: PageBlock) -> String {
    let imports = "import CoreText\nimport Foundation\nimport SwiftUI\nimport UIKit\n"
    let declarations = ["struct ", "enum ", "extension ", "let scaledFont"]
    if declarations.contains(where: block.text.hasPrefix) { return imports + block.text }
    return imports + "@MainActor func block\(index)(_ traitCollection: UITraitCollection) {\n\(block.text)}\n"
  }

  /// Declarations that the blocks use and the stand-ins do not have.
  private static let context = """
    import UIKit
    import Foundation
    @MainActor final class Constraint { var constant: CGFloat = 0 }
    @MainActor let constraint = Constraint()
    @MainActor let (label, textView, textField, button) = (UILabel(), UITextView(), UITextField(), UIButton())
    extension Bundle { static var module: Bundle { main } }
    """
}
