import Foundation
import TestSupport
import Testing

@testable import TypeRamp

/// Generated Swift compiles without a warning, wherever it may be used. There are no Apple frameworks on Linux: stand-ins
/// that declare the real signatures take their place, and the platform conditions are decided in the text.
@Suite(.enabled(if: SwiftCompiler.executable != nil, "no Swift compiler: set TYPERAMP_SWIFTC"))
struct SwiftCompilation {
  struct Platform: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the compiler takes the platform for.
    let condition: String
    let frameworks: [String]
    /// What the stand-ins are to lack or have.
    let definition: String

    static let all = [
      Platform(
        testDescription: "iOS", condition: "os(iOS)", frameworks: ["UIKit", "SwiftUI"], definition: "IOS"),
      Platform(
        testDescription: "tvOS", condition: "os(tvOS)", frameworks: ["UIKit", "SwiftUI"], definition: "TVOS"),
      Platform(
        testDescription: "watchOS", condition: "os(watchOS)", frameworks: ["UIKit", "SwiftUI"], definition: "WATCHOS"),
      Platform(
        testDescription: "visionOS", condition: "os(visionOS)", frameworks: ["UIKit", "SwiftUI"],
        definition: "VISIONOS"),
      Platform(testDescription: "macOS", condition: "os(macOS)", frameworks: ["SwiftUI"], definition: "MACOS"),
    ]
  }

  private static let dictionaries = ["Everything.json", "Hostile.json", "Empty.json", "Noteworthy.plist"]

  @Test(arguments: Platform.all) func everyPlatform(_ platform: Platform) throws {
    let scratch = try Scratch()
    for framework in platform.frameworks { try compile(framework, for: platform, in: scratch) }
    let files = try generate(.internal, into: scratch) { text in
      text.replacing("!\(platform.condition)", with: "false").replacing(platform.condition, with: "true")
    }
    for mode in [5, 6] {
      let arguments = ["-typecheck", "-I", "."] + SwiftCompiler.strict(mode: mode) + files
      #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
    }
  }

  @Test(arguments: EmissionOptions.Swift.Access.allCases) func everyAccessLevel(_ access: EmissionOptions.Swift.Access)
    throws
  {
    let scratch = try Scratch()
    for framework in ["UIKit", "SwiftUI"] { try compile(framework, for: Platform.all[0], in: scratch) }
    let files = try generate(access, into: scratch)
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let arguments =
      ["-typecheck", "-I", ".", "-package-name", "brand"] + SwiftCompiler.strict(mode: 6)
      + features.flatMap { ["-enable-upcoming-feature", $0] } + files
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
  }

  @Test func itsUsersCanWriteWhatTheDocsSay() throws {
    let scratch = try Scratch([
      "Use.swift": """
      import SwiftUI
      import UIKit

      struct Title: View {
        var body: some View { Text("Chapter one").textStyle(Everything.Style.title) }
      }

      @MainActor func use() -> (UIFont, Font, Double) {
        (Everything.uiFont(.body), Everything.font(.body), Everything.metric(.iconSize, at: .accessibility3))
      }
      """
    ])
    for framework in ["UIKit", "SwiftUI"] { try compile(framework, for: Platform.all[0], in: scratch) }
    let files = try generate(.internal, into: scratch) + ["Use.swift"]
    let arguments = ["-typecheck", "-I", "."] + SwiftCompiler.strict(mode: 6) + files
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
  }

  @Test(arguments: [
    "class", "Type", "Any", "Self", "Protocol", "String", "Double", "Font", "View", "UIFont", "Swift", "SwiftUI",
    "Style",
    "2024 brand", "noto-serif", "日本", "", "Entry", "Environment", "Array", "Optional",
  ])
  func everyFileNameGivesATypeThatCompiles(name: String) throws {
    let table = ScaledTable(try StyleDictionary(json: "{}").resolved(name: name))
    let scratch = try Scratch(["Brand.swift": Emitter.swift.emit(table, EmissionOptions())])
    for framework in ["UIKit", "SwiftUI"] { try compile(framework, for: Platform.all[0], in: scratch) }
    let arguments = ["-typecheck", "-I", "."] + SwiftCompiler.strict(mode: 6) + ["Brand.swift"]
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
  }

  private func compile(_ framework: String, for platform: Platform, in scratch: Scratch) throws {
    let source = Repository.fixtures.appending(path: "StandIns/\(framework).swift").path
    let arguments = [
      "-emit-module", "-module-name", framework, "-emit-module-path", "\(framework).swiftmodule", "-parse-as-library",
      "-D", platform.definition, source,
    ]
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
  }

  /// Writes a Swift file for each dictionary; they are compiled as one module, and so must not collide.
  private func generate(
    _ access: EmissionOptions.Swift.Access, into scratch: Scratch, edit: (String) -> String = { $0 }
  ) throws -> [String] {
    var options = EmissionOptions()
    options.swift.access = access
    return try Self.dictionaries.map { name in
      let file = Repository.fixtures.appending(path: "Dictionaries/\(name)")
      let table = try #require(Compilation([UInt8](try Data(contentsOf: file)), path: name).table)
      try scratch.write(edit(Emitter.swift.emit(table, options)), to: "\(table.name).swift")
      return "\(table.name).swift"
    }
  }
}
