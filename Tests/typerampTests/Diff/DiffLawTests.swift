import Foundation
import TestSupport
import Testing

/// A comparison finds the same changes whether it is asked for a revision, for folders or for files.
@Suite struct DiffLaws {
  /// Old and new files of a project: each size is another one.
  private static func versions(_ name: String) -> (old: [String: String], new: [String: String]) {
    let old = ProjectFiles.all[name] ?? [:]
    return (
      old, old.mapValues { $0.replacing("17", with: "19").replacing("18", with: "20").replacing("28", with: "12") }
    )
  }

  /// The changes of a comparison, without the names of the dictionaries, and whether it failed.
  private static func changes(_ arguments: [String], in scratch: Scratch) throws -> Set<String> {
    let run = try Tool.run(["diff"] + arguments + ["--json"], in: scratch.folder)
    if run.output.isEmpty { return ["failed: \(run.errors)"] }
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    var changes = Set(
      try (report["changes"] as? [[String: Any]] ?? []).map { change in
        let anonymous = change.filter { $0.key != "dictionary" }
        return String(
          decoding: try JSONSerialization.data(withJSONObject: anonymous, options: .sortedKeys), as: UTF8.self)
      })
    if report["failed"] as? Bool ?? true { changes.insert("failed: \(run.errors)") }
    return changes
  }

  @Test(.enabled(if: Git.isThere, "no git on the PATH"), arguments: ProjectFiles.all.keys.sorted())
  func aRevisionIsComparedAsItsFiles(name: String) throws {
    let (old, new) = Self.versions(name)
    let scratch = try Scratch(old)
    try DrawnFont.write(DrawnFont.family, in: scratch)
    for call in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      #expect(try Git.run(call, in: scratch.folder).status == 0)
    }
    for (file, text) in new { try scratch.write(text, to: file) }
    let inputs = Set(new.keys.filter { $0 != "typeramp.json" && $0 != "colors.json" && !$0.hasSuffix(".plist") })
    let operands = Set(inputs.map { $0.hasPrefix("p/") ? "p" : $0 })
    let separate = try operands.reduce(into: Set()) { $0.formUnion(try Self.changes(["HEAD:\($1)", $1], in: scratch)) }
    #expect(try Self.changes(["HEAD"], in: scratch) == separate)
    #expect(!separate.isEmpty && !separate.contains { $0.hasPrefix("failed") })
  }

  @Test(arguments: ProjectFiles.all.keys.sorted().filter { ProjectFiles.all[$0]?["p/a.json"] == nil })
  func foldersAreComparedAsTheirFiles(name: String) throws {
    let (old, new) = Self.versions(name)
    let files = old.keys.filter { $0 != "typeramp.json" && !$0.hasSuffix(".plist") }
    let scratch = try Scratch([:])
    for file in files {
      try scratch.write(old[file] ?? "", to: "old/\(file)")
      try scratch.write(new[file] ?? "", to: "new/\(file)")
    }
    let typographic = files.filter { $0 != "colors.json" }
    let separate = try typographic.reduce(into: Set()) {
      $0.formUnion(try Self.changes(["old/\($1)", "new/\($1)"] + Self.chosen(name), in: scratch))
    }
    #expect(try Self.changes(["old", "new"] + Self.chosen(name), in: scratch) == separate)
    #expect(!separate.isEmpty)
  }

  /// Without a configuration themes must be chosen.
  private static func chosen(_ name: String) -> [String] { name == "theme file" ? ["--theme", "Brand=Light"] : [] }

  /// Design tokens were passed over beside a style dictionary.
  @Test func tokensBesideADictionaryAreCompared() throws {
    let dictionary = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    let scratch = try Scratch([
      "old/a.json": dictionary, "new/a.json": dictionary, "old/type.json": ProjectFiles.token(28),
      "new/type.json": ProjectFiles.token(12),
    ])
    let run = try Tool.run(["diff", "old", "new"], in: scratch.folder)
    #expect(run.status == 1 && run.output.contains("type.json\n  headline\n    breaking: smaller text"))
    #expect(run.output.hasSuffix("2 dictionaries compared\n") && run.errors == "")
  }

  /// Values without typography are no reason to fail, or to count as compared.
  @Test func foldersWithoutTypographyAreNotCompared() throws {
    let colors = ##"{ "c": { "$type": "color", "$value": "#fff" } }"##
    let scratch = try Scratch(
      ["old", "new"].reduce(into: [:]) { files, folder in
        for (name, text) in ["c.json": colors, "d.json": "{}", "e.json": "{}"] { files["\(folder)/\(name)"] = text }
      })
    let run = try Tool.run(["diff", "old", "new"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains("no typography found in 'old' and 'new'"))
  }
}
