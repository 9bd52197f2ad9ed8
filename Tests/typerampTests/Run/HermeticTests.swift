import Foundation
import TestSupport
import Testing

/// The same inputs and options give the same bytes on any machine, at any time and for any user; and the program reads
/// only the files that it is given, so a build system can know all dependencies of an output.
@Suite struct Hermetic {
  private static let files = [
    "Styles/Brand.json": #"""
    {
      "body": { "fontName": "Noteworthy-Light", "fontSize": 17.5, "lineHeight": 1.25, "description": "Größe, İı" },
      "metrics": { "iconSize": { "value": 24.5 } }
    }
    """#,
    "Styles/Other.plist": #"{ "caption": { "fontName": "Noteworthy-Bold", "fontSize": 12.5 } }"#,
    "options.args": "--display-scale=2\n--css-mode=both\n",
    "typeramp.json": #"""
    {
      "inputs": ["Styles/*"], "displayScale": 2,
      "outputs": [
        { "format": "json", "path": "made/{name}.json" }, { "format": "css", "path": "made/{name}.css" },
        { "format": "swift", "path": "made/{name}.swift", "access": "public" }
      ]
    }
    """#,
  ]

  private static let commands = [
    ["build", "--quiet"], ["build", "--quiet", "--jobs=1"],
    [
      "compile", "Styles/Brand.json", "Styles/Other.plist", "@options.args", "--format=json", "--format=css",
      "--format=swift", "-o", "made/", "--depfile", "made/depfile",
    ],
  ]

  /// Environments in which a program may be run.
  private static let machines: [(folder: String, umask: String, environment: [String: String])] = [
    ("a", "022", ["LC_ALL": "C", "TZ": "UTC", "HOME": "/root", "HOSTNAME": "one", "USER": "one"]),
    (
      "a much longer folder/with folders/below", "077",
      [
        "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent",
        "HOSTNAME": "another", "USER": "another", "TMPDIR": "/nonexistent", "SOURCE_DATE_EPOCH": "1",
      ]
    ),
    ("b", "000", ["LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns", "HOME": "", "PATH": "", "COLUMNS": "10"]),
  ]

  @Test(arguments: commands) func everyMachineMakesTheSameBytes(command: [String]) throws {
    let made = try Self.machines.map { try Self.made(by: command, on: $0) }
    // Six outputs, what those in Swift share, and the manifest or the depfile.
    #expect(made[0].keys.count { !Self.files.keys.contains($0) } == 8)
    for other in made.dropFirst() { #expect(other == made[0]) }
  }

  @Test func everyMachineMakesTheSamePage() throws {
    let command = ["preview", "Styles/Brand.json", "--compare", "Styles/Other.plist", "-o", "made/page.html"]
    let made = try Self.machines.map { try Self.made(by: command + ["--rule=text-too-small=off"], on: $0) }
    #expect(made[0]["made/page.html"]?.hasPrefix("<!DOCTYPE html>") == true)
    for other in made.dropFirst() { #expect(other == made[0]) }
  }

  /// All files in a machine's folder, after a run there.
  private static func made(
    by command: [String], on machine: (folder: String, umask: String, environment: [String: String])
  ) throws -> [String: String] {
    let scratch = try Scratch()
    for (name, text) in files { try scratch.write(text, to: machine.folder + "/" + name) }
    let folder = scratch.folder.appending(path: machine.folder)
    let run = try Tool.run(
      URL(filePath: "/bin/sh"), ["-c", "umask \(machine.umask); exec \"$@\"", "sh", Tool.executable.path] + command,
      in: folder, environment: machine.environment)
    #expect(run.status == 0)
    #expect(run.errors == "" || run.errors == "wrote made/page.html\n")
    return Dictionary(
      uniqueKeysWithValues: try scratch.files.map {
        (String($0.dropFirst(machine.folder.count + 1)), try scratch.text($0))
      })
  }

  // MARK: - What is looked at

  @Test(.enabled(if: Strace.canTrace, "no strace, or no right to trace"), arguments: commands)
  func onlyKnownDependenciesAreRead(command: [String]) throws {
    let scratch = try Scratch(Self.files)
    try scratch.write("no dictionary, and not asked for", to: "beside.json")
    let places = try Strace.places(of: command, in: scratch.folder)
    // Inputs and outputs, with their parent folders.
    let inputs = ["typeramp.json"] + (command[0] == "build" ? [] : ["options.args"])
    let told = Set(
      inputs + ["Styles/Brand.json", "Styles/Other.plist"] + scratch.files.filter { $0.hasPrefix("made/") })
    #expect(told.isSubset(of: places))
    let others = places.subtracting(told).subtracting([
      "Styles", "made", ".", ".typeramp-manifest.json",
      // The configuration is looked for from the inputs upwards.
      "Styles/typeramp.json",
      // The GNU C library reads it before it returns memory of a thread, which depends on scheduling.
      "/proc/sys/vm/overcommit_memory",
    ])
    let isStaged = { (path: String) in
      ["made/.typeramp-staging-", ".typeramp-staging-"].contains(where: path.hasPrefix)
    }
    #expect(others.filter { !isStaged($0) } == [])
    guard command[0] == "compile" else { return }
    let dependencies = try scratch.text("made/depfile").split(separator: "\n").dropFirst().prefix {
      $0.hasPrefix(" ")
    }
    #expect(
      dependencies.map { $0.trimmingCharacters(in: .init(charactersIn: " \\")) } == [
        "Styles/Brand.json", "Styles/Other.plist", "options.args", "typeramp.json",
      ])
  }
}
