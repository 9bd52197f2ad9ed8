import Foundation
import TestSupport
import Testing

/// A package with only typeramp and its plugins. Building it takes minutes, so it is opt-in: `TYPERAMP_CLIENT` names
/// the folder for the build. Tests of one build share its products.
@Suite(.serialized, .enabled(if: Client.isEnabled, "set TYPERAMP_CLIENT to a folder to build clients in"))
struct Plugins {
  @Test(arguments: BuildSystem.allCases, Origin.allCases)
  func aClientBuildsAndRunsAndFailsAtAMistake(system: BuildSystem, origin: Origin) throws {
    let client = try Client(system, origin)
    let built = try client.swift("build")
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    #expect(try client.output == "Optima-Regular 37.0\nHouse-Regular 47.0\n")

    // A wrong font name is an error, since the configuration of that target names the fonts.
    let house = try client.text(client.folder.appending(path: client.house))
    try client.write(
      house.replacing("House-Regular\", \"fontSize\": 17", with: "House-Bold\", \"fontSize\": 17"), to: client.house)
    let unknown = try client.swift("build")
    #expect(unknown.status != 0)
    #expect(
      (unknown.output + unknown.errors).contains("House.json:3:26: error: no font 'House-Bold' in the font files"))
    try client.write(house, to: client.house)

    try client.write(CompileCommand.bad, to: client.brand)
    let broken = try client.swift("build")
    #expect(broken.status != 0)
    #expect((broken.output + broken.errors).contains("Brand.json:1:4: error: unknown text style 'titel'"))
  }

  @Test(arguments: BuildSystem.allCases, [Origin.path, .binary])
  func aBuildWithoutAChangeRunsNothing(system: BuildSystem, origin: Origin) throws {
    let client = try Client(system, origin)
    #expect(try client.swift("build").status == 0)

    // SwiftPM's native build system links a tool twice, and then runs it again; its output does not change, so nothing
    // is compiled. After that nothing runs.
    if (system, origin) == (.native, .path) {
      let second = try client.swift("build")
      #expect(second.status == 0)
      #expect(!second.output.contains("Compiling Client"))
    }
    let last = try client.swift("build", "--verbose")
    #expect(last.status == 0)
    #expect(!last.output.contains("compile --found") && !last.output.contains("-module-name Client"))
  }

  @Test(arguments: BuildSystem.allCases, [Origin.path, .binary])
  func aChangedDictionaryIsCompiledAgainAndNoOther(system: BuildSystem, origin: Origin) throws {
    let client = try Client(system, origin)
    #expect(try client.swift("build").status == 0)
    try client.write(CompileCommand.good, to: client.brand)
    let changed = try client.swift("build", "--verbose")
    let compilations = changed.output.matches(of: /compile --found \S+\/(\S+)/).map { String($0.1) }
    #expect(Set(compilations) == ["Brand.json"])
    #expect(try client.output == "Noteworthy-Light 37.0\nHouse-Regular 47.0\n")
  }

  @Test(arguments: BuildSystem.allCases)
  func theCommandPluginValidatesAndGeneratesIntoTheSourceTree(system: BuildSystem) throws {
    let client = try Client(system, .path)
    let permission = "--allow-writing-to-package-directory"
    // Checking files needs no permission, and only the report goes to standard output.
    let validated = try client.swift("package", "typeramp-validate", "Sources")
    #expect(validated.status == 0)
    #expect(validated.output.contains("2 notes in 2 files"))
    try client.write(BuildCommand.configuration.replacing("Styles", with: "Sources/Client"), to: "typeramp.json")
    #expect(try client.swift("package", permission, "typeramp").status == 0)
    #expect(client.has("web/Brand.css"))
  }
}
