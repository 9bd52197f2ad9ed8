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
    let standIns = try Self.standIns(for: platform)
    let files = try generate(.internal, into: scratch) { text in
      text.replacing("!\(platform.condition)", with: "false").replacing(platform.condition, with: "true")
    }
    for mode in [5, 6] { try typecheck(files, in: scratch, with: standIns, mode: mode) }
  }

  @Test(arguments: EmissionOptions.Swift.Access.allCases) func everyAccessLevel(_ access: EmissionOptions.Swift.Access)
    throws
  {
    let scratch = try Scratch()
    let files = try generate(access, into: scratch)
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let others = ["-package-name", "brand"] + features.flatMap { ["-enable-upcoming-feature", $0] }
    try typecheck(files, in: scratch, with: try Self.iOS.get(), others)
    try typecheck(files, in: scratch, with: try Self.iOS.get(), mode: 5, ["-package-name", "brand"])
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
    let files = try generate(.internal, into: scratch) + ["Use.swift"]
    try typecheck(files, in: scratch, with: try Self.iOS.get())
  }

  /// All at once, as one module: a type must hide nothing from its neighbours either.
  @Test func everyFileNameGivesATypeThatCompiles() throws {
    let names = [
      "class", "Type", "Any", "Self", "Protocol", "String", "Double", "Swift", "SwiftUI", "UIKit", "Style", "Metric",
      "2024 brand", "noto-serif", "日本", "Entry", "Environment", "Content", "Bool",
    ]
    let scratch = try Scratch()
    for name in names {
      let table = ScaledTable(try StyleDictionary(json: "{}").resolved(name: name))
      try scratch.write(Emitter.swift.emit(table, EmissionOptions()), to: "\(Emitter.swiftTypeName(for: name)).swift")
    }
    #expect(scratch.files.count == names.count)
    try typecheck(scratch.files, in: scratch, with: try Self.iOS.get())
  }

  /// The compiled stand-ins of the platform that most tests use.
  private static let iOS = Result { try standIns(for: Platform.all[0]) }

  private static func standIns(for platform: Platform) throws -> Scratch {
    let scratch = try Scratch()
    for framework in platform.frameworks {
      let source = Repository.fixtures.appending(path: "StandIns/\(framework).swift").path
      let arguments = [
        "-emit-module", "-module-name", framework, "-emit-module-path", "\(framework).swiftmodule", "-parse-as-library",
        "-D", platform.definition, source,
      ]
      #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
    }
    return scratch
  }

  private func typecheck(
    _ files: [String], in scratch: Scratch, with standIns: Scratch, mode: Int = 6, _ others: [String] = []
  ) throws {
    let arguments = ["-typecheck", "-I", standIns.folder.path] + SwiftCompiler.strict(mode: mode) + others + files
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
