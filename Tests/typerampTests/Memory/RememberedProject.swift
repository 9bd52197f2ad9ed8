import CommandLineKit
import Foundation
import TestSupport

@testable import FileSystem
@testable import typeramp

/// A project with successive builds, each with the cache of the previous one.
final class RememberedProject {
  let scratch: Scratch

  static let good = CompileCommand.good

  static func tokens(size: String) -> String {
    #"""
    { "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Brand", "fontSize": \#(size), "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
    """#
  }

  static let configuration = #"""
    { "inputs": ["Styles/*.json", "refers.tokens.json", "set"], "rules": { "token-font-name": "off" },
      "outputs": [{ "format": "json", "path": "made/{name}.json" }] }
    """#

  static let files = [
    "typeramp.json": configuration, "Styles/A.json": good, "Styles/B.json": good.replacing("17", with: "18"),
    "refers.tokens.json": tokens(size: ##"{ "$ref": "base.tokens.json#/size/$value" }"##),
    "base.tokens.json": #"{ "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } } }"#,
    "set/$metadata.json": #"{ "tokenSetOrder": ["a"] }"#,
    "set/a.json": tokens(size: #"{ "value": 17, "unit": "px" }"#),
  ]

  static let everything = ["Styles/A.json", "Styles/B.json", "refers.tokens.json", "set"]

  init(_ files: [String: String] = files) throws {
    scratch = try Scratch(files)
    settle()
  }

  /// What a run has compiled, relative to the project.
  enum Outcome: Equatable {
    /// Nothing was planned.
    case upToDate
    case compiled([String])
  }

  /// Builds, and checks that every output is the same as without a cache.
  @discardableResult
  func build() throws -> Outcome {
    let path = scratch.folder.appending(path: "typeramp.json").path
    let arguments = try Arguments(["--quiet", "--config", path], options: Command.build.options)
    let session = try BuildSession(Invocation(arguments: arguments, argumentFiles: [], console: Console()))
    let compiled = try session.buildOnce().compiled
    let top = scratch.folder.path + "/"
    return compiled.map { .compiled($0.map { $0.argument.replacing(top, with: "") }.sorted()) } ?? .upToDate
  }

  /// Whether everything is up to date without a cache: `--check` does not use it.
  func isUpToDate() throws -> Bool { try Tool.run(["build", "--check"], in: scratch.folder).status == 0 }

  /// Builds until everything is up to date.
  func buildUntilSettled() throws -> Bool {
    for _ in 0..<5 {
      settle()
      if try build() == .upToDate { return true }
    }
    return false
  }

  /// Waits until a later change would give every file another time.
  func settle() { usleep(40_000) }

  func path(_ name: String) -> String { scratch.path(name) }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: scratch.folder.appending(path: name))) }

  /// Changes the bytes of a file and restores its modification time.
  func rewrite(_ name: String, _ text: String) throws {
    let date = try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate]
    try scratch.write(text, to: name)
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path(name))
  }
}
