import TestSupport
import Testing

/// Type-checks everything that ships for systems on which no test runs: the code under `canImport` and `os`, and
/// declarations that have other types there or are newer than the oldest system.
@Suite(
  .enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"),
  .enabled(if: Toolchain.found != nil, "there is no toolchain of Linux that has the interfaces of its modules"))
struct OtherSystems {
  @Test func everyTargetCompilesOnMacOS() throws {
    let targets = try Manifest(warnings: "error").shipped
    #expect(Set(targets.map(\.name)).isSuperset(of: ["CLibrary", "OperatingSystem", "TypeRampKit", "typeramp"]))
    try compile(targets, on: "macOS")
  }

  /// No other target depends on the C library; those that these depend on are compiled too.
  @Test func targetsThatUseTheCLibraryCompileWithMusl() throws {
    let all = try Manifest(warnings: "error").shipped
    let names = { (target: Manifest.Target) in target.dependencies.compactMap(\.byName.first) }
    let users = all.filter { $0.name == "CLibrary" || names($0).contains("CLibrary") }
    var needed = Set(users.map(\.name))
    for target in all.reversed() where needed.contains(target.name) {
      needed.formUnion(names(target).compactMap(\.self))
    }
    let targets = all.filter { needed.contains($0.name) }
    #expect(targets.count > 2)
    try compile(targets, on: "musl")
  }

  private func compile(_ targets: [Manifest.Target], on system: String) throws {
    for target in targets {
      let complaints = try Self.system(system).complaints(on: target)
      // Dependents could only report that it is missing.
      try #require(complaints == "", "\(target.name)")
    }
  }

  /// Code that is valid only on this system is found.
  @Test(arguments: [
    ("macOS", "import Darwin\nfunc time(_ file: stat) -> Int { file.st_mtim.tv_sec }", "has no member 'st_mtim'"),
    ("macOS", "import Darwin\nlet mode: UInt32 = S_IFMT", "cannot convert value of type 'mode_t' (aka 'UInt16')"),
    ("macOS", "import Darwin\nfunc thread() -> pthread_t { pthread_t() }", "missing argument"),
    ("macOS", "let text = String(validating: [65] as [UInt8], as: UTF8.self)", "is only available in macOS 15"),
    ("macOS", "#if os(macOS)\n#error(\"taken\")\n#endif", "taken"),
    ("musl", "import Musl\nfunc thread() -> pthread_t { pthread_t() }", "missing argument"),
    ("musl", "import Musl\nlet events: UInt32 = IN_CREATE", "cannot convert value of type 'Int32'"),
    ("musl", "#if os(Linux) && canImport(Musl)\n#error(\"taken\")\n#endif", "taken"),
  ])
  func aMistakeIsFound(system: String, text: String, complaint: String) throws {
    let complaints = try Self.system(system).complaints(on: text)
    #expect(complaints.contains(complaint), "\(complaints)")
  }

  @Test(arguments: ["macOS", "musl"], ["Glibc", "Foundation"]) func missingModulesAreNotFound(
    system: String, module: String
  ) throws {
    let complaints = try Self.system(system).complaints(on: "#if canImport(\(module))\n#error(\"is there\")\n#endif")
    #expect(complaints == "")
  }

  private static func system(_ name: String) throws -> StandInSystem {
    try (name == "macOS" ? StandInSystem.macOS : StandInSystem.musl).get()
  }
}
