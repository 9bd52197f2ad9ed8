import Foundation
import TestSupport
import Testing

/// A run that changes files, some of which exist.
struct FaultScenario: Sendable, CustomTestStringConvertible {
  let name: String
  let command: [String]
  /// The folder before the run.
  let files: [String: String]
  var links: [String: String] = [:]
  var modes: [String: Int] = [:]
  /// An earlier run, and later changes of its files; nil for a removed file.
  var earlier: (command: [String], changes: [String: String?])?
  /// Whether a second run refuses to replace what the first has written.
  var isOnce = false
  /// Whether there is a font in `Brand.ttf`.
  var hasFont = false

  var testDescription: String { name }

  static let good = #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  static let other = #"{ "caption": { "fontName": "Noteworthy-Bold", "fontSize": 12.5 } }"#
  static let drawn = #"{ "body": { "fontName": "Brand-Regular", "fontSize": 17 } }"#
  static let code = "let a = UIFont.systemFont(ofSize: 17)\n"
  /// A mistake with a safe fix.
  static let misspelled = #"{ "Body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#

  /// Leftovers of a run that was killed long ago.
  private static let litter = "/.typeramp-staging-1-0/0"

  /// The commands that write no file, and why.
  static let withoutFiles = [
    "explain": "prints", "fonts": "prints", "schema": "prints", "completions": "prints", "man": "prints",
    "lsp": "answers", "mcp": "answers",
  ]

  static let all =
    pictures + [
      FaultScenario(
        name: "init", command: ["init"], files: ["a.json": good, "App/Info.plist": "<plist><dict></dict></plist>"],
        isOnce: true),
      FaultScenario(
        name: "audit --draft", command: ["audit", "s", "--draft=out/d.json"],
        files: ["s/a.swift": code, "out" + litter: "litter"], isOnce: true),
      FaultScenario(
        name: "audit --update-baseline", command: ["audit", "s", "--baseline=known.json", "--update-baseline"],
        files: ["s/a.swift": code, "known.json": #"{ "formatVersion": 1, "findings": [] }"#]),
      FaultScenario(
        name: "map", command: ["map", "a.tokens.json", "-o", "out/map.json"],
        files: [
          "a.tokens.json": #"""
          { "t": { "$type": "typography", "$value": { "fontFamily": "Georgia", "fontWeight": 400, "lineHeight": 1.2,
            "fontSize": { "value": 17, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } } } }
          """#, "out" + litter: "litter",
        ], isOnce: true),
      FaultScenario(
        name: "evidence", command: ["evidence", "a.json", "-o", "out/a.html"],
        files: ["a.json": good, "out/a.html": "old\n", "out" + litter: "litter"]),
      FaultScenario(
        name: "validate --report",
        command: ["validate", "a.json", "--report=sarif=out/a.sarif", "--report=junit=b.xml"],
        files: ["a.json": good, "out/a.sarif": "old\n", "out" + litter: "litter"]),
      FaultScenario(
        name: "compile --swift-shared",
        command: ["compile", "a.json", "--format=swift", "--swift-shared=out/Shared.swift", "-o", "out/"],
        files: ["a.json": good, "out" + litter: "litter"]),
      FaultScenario(
        name: "compile",
        command: [
          "compile", "--jobs=1", "a.json", "b.plist", "--format=css", "--format=swift", "--format=json", "-o", "out/",
          "--depfile",
          "out/depfile",
        ],
        files: [
          "a.json": good, "b.plist": other, "out/a.css": "old\n", "real/old.swift": "old\n", "out/kept": "kept\n",
          "out" + litter: "litter",
        ],
        links: ["out/b.swift": "../real/old.swift", "out/b.json": "../real/new.json"], modes: ["out/a.css": 0o600]),
      FaultScenario(
        name: "compile to a new folder",
        command: ["compile", "--jobs=1", "a.json", "b.plist", "--format=css", "--format=swift", "-o", "out/"],
        files: ["a.json": good, "b.plist": other]),
      FaultScenario(
        name: "compile to new folders", command: ["compile", "a.json", "-o", "x/y/z/a.css", "-o", "x/a.json"],
        files: ["a.json": good]),
      FaultScenario(
        name: "validate --fix", command: ["validate", "--jobs=1", "--fix", "in", "--rule=missing-text-style=off"],
        files: ["in/a.json": misspelled, "in/deep/b.json": misspelled, "in/c.json": good, "in" + litter: "litter"],
        modes: ["in/a.json": 0o640]),
      FaultScenario(
        name: "validate --update-baseline",
        command: ["validate", "a.json", "--baseline", "base/known.json", "--update-baseline"],
        files: [
          "a.json": misspelled, "base/known.json": #"{ "formatVersion": 1, "findings": [] }"#,
          "base" + litter: "litter",
        ]),
      FaultScenario(
        name: "convert", command: ["convert", "a.json", "--to=plist", "-o", "out/a.plist"],
        files: ["a.json": good, "out/a.plist": "old\n", "out" + litter: "litter"]),
      FaultScenario(
        name: "preview", command: ["preview", "a.json", "-o", "out/a.html"],
        files: ["a.json": good, "out/a.html": "old\n", "out" + litter: "litter"], modes: ["out/a.html": 0o600]),
      FaultScenario(
        name: "build", command: ["build", "--jobs=1"],
        files: [
          "typeramp.json": #"""
          { "inputs": ["Styles/**/*.json"],
            "outputs": [ { "format": "css", "path": "web/{name}.css" }, { "format": "swift", "path": "made/{name}.swift" } ] }
          """#,
          "Styles/a.json": good, "Styles/gone.json": good, "Styles/deep/b.json": good,
        ],
        earlier: (
          ["build"],
          [
            "Styles/gone.json": nil, "Styles/new.json": good, "Styles/a.json": good.replacing("17", with: "18"),
            "web" + litter: "litter",
          ]
        )),
    ]

  private static let pictures = [
    FaultScenario(
      name: "show --svg", command: ["show", "a.json", "--fonts=Brand.ttf", "--svg=out/a.svg"],
      files: ["a.json": drawn, "out/a.svg": "old\n", "out" + litter: "litter"], hasFont: true),
    FaultScenario(
      name: "diff --svg",
      command: ["diff", "a.json", "b.json", "--fail-on=breaking", "--fonts=Brand.ttf", "--svg=out/a.svg"],
      files: ["a.json": drawn, "b.json": drawn.replacing("17", with: "18"), "out/a.svg": "old\n"], hasFont: true),
    FaultScenario(
      name: "fit",
      command: [
        "fit", "A.strings", "--style=body", "--width=300", "--stand-in=Brand.ttf", "--report=json=out/a.json",
        "--baseline=known.json", "--update-baseline",
      ],
      files: ["A.strings": "\"a\" = \"Hello\";", "out/a.json": "old\n", "out" + litter: "litter"], hasFont: true),
  ]

  /// The folder before the run, and after a run without faults.
  func states() throws -> (before: Snapshot, after: Snapshot) {
    let scratch = try Scratch(files)
    if hasFont { try scratch.write(DrawnFont().file, to: "Brand.ttf") }
    let manager = FileManager.default
    for (name, target) in links {
      try manager.createSymbolicLink(
        atPath: scratch.folder.appending(path: name).path, withDestinationPath: target)
    }
    for (name, mode) in modes {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch.folder.appending(path: name).path)
    }
    if let earlier {
      try run(earlier.command, in: scratch)
      for (name, text) in earlier.changes {
        if let text {
          try scratch.write(text, to: name)
        } else {
          try manager.removeItem(at: scratch.folder.appending(path: name))
        }
      }
    }
    let before = try Snapshot(of: scratch.folder)
    try run(command, in: scratch)
    return (before, try Snapshot(of: scratch.folder))
  }

  private func run(_ command: [String], in scratch: Scratch) throws {
    let run = try Tool.run(command, in: scratch.folder)
    if run.status != 0 { throw CocoaError(.featureUnsupported, userInfo: ["errors": run.errors]) }
  }
}
