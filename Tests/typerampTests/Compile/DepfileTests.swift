import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Make and Ninja read every path that a depfile can list; all others are refused.
@Suite struct DepfileTests {
  /// Each character of ASCII at the beginning, in the middle, before others and at the end of a name.
  private static let paths: [String] =
    (1...127).flatMap { code in
      let sign = String(UnicodeScalar(UInt8(code)))
      let names = [
        "x\(sign)y.json", "\(sign)x.json", "x.json\(sign)", "d/x\(sign)\(sign)y", "x\(sign)#y", "x\(sign) y",
        "a(\(sign))",
      ]
      return names.filter { !$0.hasPrefix("/") && !$0.hasSuffix("/") && !$0.contains("//") }
    } + ["Größe/é.json", "x\u{85}y.json", "x\u{2028}y.json"]

  private static let readable = paths.filter { (try? Depfile(targets: [$0], dependencies: [])) != nil }

  /// The rule with the readable paths, and with their empty rules.
  private static func text() throws -> String { try Depfile(targets: ["out.css"], dependencies: readable).text }

  private static func program(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin"].map { URL(filePath: $0).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test(arguments: [
    "sh<evil;.json", "a=b.json", "a|b.json", "a&b.json", "a\tb.json", "a\\#b.json", "a\nb.json", "a:b.css", "a%b.json",
    "a%\u{301}.css", "~root/a.json", "a(b)", "a*.json", "[ab].json", "a ",
  ]) func aPathThatOneOfThemMisreadsIsRefused(_ path: String) {
    #expect(throws: UsageError.self) { try Depfile(targets: [], dependencies: [path]) }
    #expect(throws: UsageError.self) { try Depfile(targets: [path], dependencies: []) }
  }

  @Test func usualPathsAreReadable() {
    for path in ["Styles/Brand (old).plist", "a b.json", "c#$.json", "Größe/é.json", "../x/{y}@2x,1.json"] {
      #expect(throws: Never.self) { try Depfile(targets: [path], dependencies: [path]) }
    }
    #expect(Self.readable.count > 200)
  }

  /// Without the empty rules, Make names each file that it misses; with them, it goes on.
  @Test(.enabled(if: program("make") != nil, "no Make")) func makeReadsEveryPath() throws {
    let make = try #require(Self.program("make"))
    let whole = try Self.text()
    let rule = whole.components(separatedBy: "\n\n")[0] + "\n"
    let scratch = try Scratch(["rule.d": rule, "whole.d": whole])
    let run = try Tool.run(make, ["-rRkf", "rule.d"], in: scratch.folder, environment: ["LC_ALL": "C"])
    let missed = run.errors.matches(of: /No rule to make target '([^']*)', needed by 'out.css'/).map { String($0.1) }
    #expect(Set(missed).symmetricDifference(Self.readable) == [])
    #expect(try Tool.run(make, ["-rRf", "whole.d"], in: scratch.folder, environment: ["LC_ALL": "C"]).errors == "")
  }

  @Test(.enabled(if: program("ninja") != nil, "no Ninja")) func ninjaReadsEveryPath() throws {
    let ninja = try #require(Self.program("ninja"))
    let rule = "rule r\n  command = cp whole.d d.d && touch out.css\n  depfile = d.d\n  deps = gcc\nbuild out.css: r\n"
    let scratch = try Scratch(["whole.d": try Self.text(), "build.ninja": rule])
    #expect(try Tool.run(ninja, [], in: scratch.folder).status == 0)
    let listed = try Tool.run(ninja, ["-t", "deps"], in: scratch.folder).output
    let found = listed.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    #expect(Set(found).symmetricDifference(Self.readable) == [])
  }

  @Test func aPipeCalledLikeStandardInputIsADependency() throws {
    let scratch = try Scratch([:])
    let script =
      "mkfifo stdin; echo '{ \"body\": { \"weight\": \"bold\" } }' > stdin & "
      + "'\(Tool.executable.path)' compile stdin --format css -o o.css --depfile o.d"
    let run = try Tool.run(URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.text("o.d") == "o.css: \\\n  stdin\n\nstdin:\n")
  }
}
