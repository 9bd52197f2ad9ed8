import Foundation
import TestSupport
import Testing
import TypeRampProject

/// Projects as a client of the library opens them.
@Suite struct ProjectTests {
  private static let body = #"{ "body": { "fontName": "Optima-Regular", "fontSize": 17 } }"#

  @Test func aFolderHasItsDictionariesAndNothingElse() throws {
    let scratch = try Scratch([
      "a.json": Self.body, "other.json": #"{ "name": 1 }"#, "b.json": #"{ "body": { "fontSize": 1 } }"#,
    ])
    let compilations = try Project(at: scratch.folder.path).compilations()
    #expect(compilations.map(\.source.name) == ["a", "b"])
    #expect(compilations.map { $0.table != nil } == [true, false])
  }

  @Test func aBufferIsReadInsteadOfAFile() throws {
    let scratch = try Scratch(["a.json": Self.body])
    let path = scratch.folder.path + "/a.json"
    let unsaved = Array(Self.body.replacing("17", with: "20").utf8)
    let compilations = try Project(at: path, buffers: [path: unsaved]).compilations()
    #expect(compilations.map { $0.table?[.body]?.size(at: .large) } == [20])
  }

  @Test(arguments: [
    (#"{ "inputs": ["s/*.json"] }"#, "no files match 's/*.json'"), (#"{ "inpts": [] }"#, "unknown key 'inpts'"),
    (#"{ "inputs": ["a.json"], "fonts": ["Fonts"] }"#, "there is no file or folder 'Fonts'"),
    (#"{ "inputs": ["none.json"] }"#, "none.json"),
    (#"{ "inputs": "#, "typeramp.json:1:"),
  ]) func aProjectThatCannotBeReadIsAnError(_ configuration: String, _ message: String) throws {
    let scratch = try Scratch(["typeramp.json": configuration, "a.json": Self.body])
    let error = #expect(throws: ProjectError.self) {
      try Project(configuration: scratch.folder.path + "/typeramp.json").compilations()
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
