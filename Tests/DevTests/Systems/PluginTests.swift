import Foundation
import TestSupport
import Testing

/// Type-checks the plugins including their parts for Xcode, against a stand-in for Xcode's module. The package
/// manager's module and Foundation are the toolchain's.
@Suite(
  .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
  .enabled(if: Toolchain.found != nil, "there is no toolchain of Linux"))
struct XcodePlugins {
  @Test(arguments: ["TypeRampPlugin", "TypeRampCommandPlugin"]) func compiles(plugin: String) throws {
    let source = Repository.root.appending(path: "Sources/\(plugin)/\(plugin).swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    #expect(text.contains("#if canImport(XcodeProjectPlugin)"))
    #expect(try complaints(on: text) == "")
  }

  @Test func aMistakeIsFound() throws {
    let source = Repository.root.appending(path: "Sources/TypeRampPlugin/TypeRampPlugin.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let complaints = try complaints(on: text.replacing("target.inputFiles", with: "target.sourceFiles"))
    #expect(complaints.contains("value of type 'XcodeTarget' has no member 'sourceFiles'"), "\(complaints)")
  }

  private func complaints(on text: String) throws -> String {
    let toolchain = try #require(Toolchain.found)
    let folder = try TemporaryFolder()
    let common = [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", ".", "-I",
      toolchain.resources.appending(path: "pm/PluginAPI").path, "-package-description-version", "6.2",
    ]
    let module = ["-emit-module", "-module-name", "XcodeProjectPlugin", "-enable-upcoming-feature"]
    let file = try folder.write(text, to: "Plugin.swift")
    return try toolchain.compiler.complaints(
      module + ["InternalImportsByDefault"] + common + [SwiftCompiler.standIn("XcodeProjectPlugin")], in: folder)
      + toolchain.compiler.complaints(["-typecheck", "-module-name", "Plugin"] + common + [file], in: folder)
  }
}
