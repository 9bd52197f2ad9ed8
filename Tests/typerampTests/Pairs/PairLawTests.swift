import Foundation
import TestSupport
import Testing

@testable import typeramp

/// Laws over all projects of the tests.
@Suite struct PairLaws {
  private static let projects: [String: [String: String]] = {
    let own = PairFeature.all.filter(\.links.isEmpty).map { ($0.name, $0.files) }
    return ProjectFiles.all.merging(own) { $1 }
  }()

  private static func scratch(_ name: String, below folder: String = "") throws -> Scratch {
    let files = try #require(projects[name])
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: files.map { (folder + $0, $1) }))
    for font in DrawnFont.family {
      for folder in [folder, folder + "app/"] {
        try scratch.write(font.file, to: "\(folder)Fonts/\(font.postScriptName).ttf")
      }
    }
    return scratch
  }

  /// The findings as `file id line:column`, without what depends on where it was called.
  private static func findings(_ words: [String], in scratch: Scratch, below folder: String) throws -> (Int32, [String])
  {
    let call = try InProcess(words, in: scratch.folder.path)
    let lines = call.text.split(separator: "\n").filter {
      $0.contains(/:\d+:\d+: (error|warning|note): .* \[[a-z-]+\]/)
    }
    return (call.status, Set(lines.map { String($0).replacing(folder, with: "") }).sorted())
  }

  /// What is said of a project from the folder above is what is said inside of it.
  @Test(arguments: projects.keys.sorted(), ["validate", "audit", "fit"])
  func insideIsAsFromAbove(name: String, command: String) throws {
    if name == "nested project" { return }
    let scratch = try Self.scratch(name, below: "one/")
    let options = ["--all"]
    let inside = try Self.findings([command, "@/one"] + options, in: scratch, below: "one/")
    let above = try Self.findings([command, "@"] + options, in: scratch, below: "one/")
    #expect(inside.0 == above.0 && inside.1 == above.1, "\(inside) \(above)")
    if command != "validate" { return }
    // What the project checks without paths is among it.
    let own = try Self.findings(["validate", "--config", "@/one/typeramp.json"] + options, in: scratch, below: "one/")
    #expect(Set(own.1).isSubset(of: inside.1) && own.0 <= inside.0, "\(own) \(inside)")
  }

  /// The order of keys and of lists changes no exit status.
  @Test(arguments: projects.keys.sorted(), ["validate", "build", "show", "audit", "evidence"])
  func noOrderCounts(name: String, command: String) throws {
    let scratch = try Self.scratch(name)
    let configuration = name == "nested project" ? "app/typeramp.json" : "typeramp.json"
    let call = [command, "--config", "@/" + configuration]
    let before = try InProcess(call, in: scratch.folder.path)
    for file in scratch.files where file.hasSuffix(".json") {
      guard let value = try? JSONSerialization.jsonObject(with: Data(scratch.text(file).utf8)) else { continue }
      // Lists in which an order is stated stay: that of sets, and that of patterns.
      try scratch.write(Self.reversed(value, isStated: file.hasSuffix("r.json")), to: file)
    }
    try? FileManager.default.removeItem(atPath: scratch.path("out"))
    try? FileManager.default.removeItem(atPath: scratch.path("web"))
    let after = try InProcess(call, in: scratch.folder.path)
    #expect(before.status == after.status, "\(before.text)\n\(after.text)")
  }

  /// JSON with all members, and the elements of lists without a stated order, from the last to the first.
  private static func reversed(_ value: Any, isStated: Bool) throws -> String {
    switch value {
    case let object as [String: Any]:
      let members = try object.keys.sorted(by: >).map { key in
        try "\(text(key)): \(reversed(object[key]!, isStated: isStated || ["fit", "overrides"].contains(key)))"
      }
      return "{ \(members.joined(separator: ", ")) }"
    case let list as [Any]:
      let elements = try list.map { try reversed($0, isStated: isStated) }
      return "[\((isStated ? elements : elements.reversed()).joined(separator: ", "))]"
    default: return try text(value)
    }
  }

  private static func text(_ value: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes]),
      as: UTF8.self)
  }
}
