import Foundation
import TestSupport
import Testing

/// A way in which a path enters through typeramp.json, and leads to a file outside of its folder.
struct WayOut: Sendable, CustomTestStringConvertible {
  /// The key, `outputs` or `configuration` for the file itself.
  let key: String
  let members: String
  /// The links by their paths in the folder, with what they lead to.
  var links: [String: String] = [:]
  /// Whether a person sees in typeramp.json that it leads out.
  var isWritten = false

  var testDescription: String { "\(members) \(links.sorted { $0.key < $1.key }.map { "\($0.key) -> \($0.value)" })" }

  static let secret = "SECRET"

  /// The folder `project` with the links, beside the folder `outside`.
  func scratch() throws -> Scratch {
    let dictionary = #"{ "body": { "fontName": "Georgia", "fontSize": 17 } }"#
    var font = DrawnFont()
    font.postScriptName = Self.secret
    let scratch = try Scratch([
      "project/A.json": dictionary, "project/Fonts/none.txt": "", "outside/x.json": Self.secret,
      "outside/fixable.json": #"{ "titel": { "fontName": "\#(Self.secret)", "size": 17 } }"#,
    ])
    try scratch.write(font.file, to: "outside/x.ttf")
    let members = members.replacing("TOP", with: scratch.folder.resolvingSymlinksInPath().path)
    if key != "configuration" { try scratch.write("{ \(members) }", to: "project/typeramp.json") }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: scratch.path("project/\(name)"), withDestinationPath: target)
    }
    return scratch
  }
}

extension WayOut {
  static let all = files + folders + outputs + configurations

  /// A file that typeramp.json names: by its path, and through a link to it, to its folder and to another link.
  private static let files = [
    ("inputs", #"["PATH"]"#, "x.json"), ("inputs", #"["PATH"]"#, "fixable.json"), ("fonts", #"["PATH"]"#, "x.ttf"),
    ("infoPlist", #""PATH""#, "x.json"), ("infoPlist", #"["PATH"]"#, "x.json"), ("map", #""PATH""#, "x.json"),
    ("baseline", #""PATH""#, "x.json"),
  ].flatMap { key, value, file in
    let paths: [(String, [String: String], Bool)] = [
      ("../outside/\(file)", [:], true), ("TOP/outside/\(file)", [:], true),
      ("in/../../outside/\(file)", ["in": "Fonts"], true), ("link", ["link": "../outside/\(file)"], false),
      ("in/\(file)", ["in": "../outside"], false), ("one", ["one": "two", "two": "../outside/\(file)"], false),
    ]
    return paths.map { path, links, isWritten in
      let more = key == "infoPlist" ? #", "fonts": ["Fonts"]"# : ""
      let members = "\"\(key)\": \(value.replacing("PATH", with: path))\(more)"
      return WayOut(
        key: key, members: (key == "inputs" ? "" : #""inputs": ["A.json"], "#) + members, links: links,
        isWritten: isWritten)
    }
  }

  /// A folder or a pattern that leads to files, and a link in a folder.
  private static let folders: [WayOut] =
    [
      ("*.json", ["x.json": "../outside/x.json"]), ("**/*.json", ["x.json": "../outside/x.json"]),
      ("in/*.json", ["in": "../outside"]), ("in/**", ["in": ".."]), ("*/x.json", ["in": "../outside"]),
      ("in", ["in": "../outside"]), ("in/*/x.json", ["in": ".."]), ("../outside/*.json", [:]), ("/**/x.json", [:]),
      ("TOP/outside/*", [:]), ("x.jso?", ["x.json": "/proc/self/environ"]),
    ].map { WayOut(key: "inputs", members: #""inputs": ["\#($0)"]"#, links: $1) }
    + [("Fonts", ["Fonts/x.ttf": "../../outside/x.ttf"]), ("in", ["in": "../outside"]), ("/", [:])].map {
      WayOut(key: "fonts", members: #""inputs": ["A.json"], "fonts": ["\#($0)"]"#, links: $1)
    }

  private static let outputs: [WayOut] = [
    ("out/{name}.json", ["out": "../outside"]), ("out/x.json", ["out": "../outside"]),
    ("a.json", ["a.json": "../outside/new.json"]), ("../outside/{name}.json", [:]),
  ].map { path, links in
    WayOut(
      key: "outputs", members: #""inputs": ["A.json"], "outputs": [{ "format": "json", "path": "\#(path)" }]"#,
      links: links, isWritten: links.isEmpty)
  }

  private static let configurations = [
    WayOut(key: "configuration", members: "", links: ["typeramp.json": "../outside/x.json"]),
    WayOut(key: "configuration", members: "", links: ["typeramp.json": "/proc/self/environ"]),
  ]
}
