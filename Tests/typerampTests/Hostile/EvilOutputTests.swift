import Foundation
import TestSupport
import Testing

@testable import TypeRampKit

/// No text or file name from a dictionary breaks out of its context in outputs.
@Suite struct EvilOutputs {
  private static let folder = try? HostileFolder()
  private static let inputs = EvilStrings.all.indices.map { "valid/\(HostileFolder.fileName($0)).json" }

  @Test(arguments: Emitter.all.map(\.name)) func nothingInvisibleIsWritten(_ format: String) throws {
    for output in try compiled(format) { #expect(EvilStrings.danger(in: output.text) == nil, "\(output.name)") }
  }

  @Test func jsonIsRead() throws {
    for (text, output) in zip(EvilStrings.all, try compiled("json")) {
      let table = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
      #expect(table?["description"] as? String == text)
    }
  }

  /// All outputs are valid Swift, and one with all texts is a module.
  @Test(.enabled(if: SwiftCompiler.found != nil, "no swiftc")) func swiftIsCompiled() throws {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    let files = try compiled("swift").enumerated().map { try folder.write($1.text, to: "s\($0).swift") }
    #expect(try compiler.complaints(["-parse", "-swift-version", "6"] + files, in: folder) == "")
    let dictionary = try JSONSerialization.data(
      withJSONObject: HostileFolder.valid(EvilStrings.all.joined(separator: "\n")))
    try folder.write(String(decoding: dictionary, as: UTF8.self), to: "all.json")
    let run = try Tool.run(["compile", folder.path("all.json"), "--format=swift"], in: Repository.root)
    let all = try folder.write(run.output, to: "all.swift")
    #expect(try compiler.complaints(["-typecheck", "-swift-version", "6", all], in: folder) == "")
  }

  /// As many rules as for a harmless dictionary, and nothing in the page but the stylesheet.
  @Test(.enabled(if: Browser.installed != nil, "no browser")) func cssStaysInItsSheet() throws {
    let browser = try #require(Browser.installed)
    let sheets = try compiled("css").map { "<style>\($0.text)</style>" }
    let counts: [Int] = try browser.evaluate(
      "return [document.querySelectorAll('body *, head *').length, ...[...document.styleSheets].map(s => s.cssRules.length)]",
      in: "<!DOCTYPE html><meta charset=utf-8>" + sheets.joined())
    // The stylesheets and the charset.
    #expect(counts.first == sheets.count + 1)
    #expect(Set(counts.dropFirst()).count == 1)
    #expect(counts.count == sheets.count + 1)
  }

  /// The output of `--check` for an output that was edited.
  @Test func differencesAreShownSafely() throws {
    let scratch = try Scratch(["a.json": "{}", "a.css": EvilStrings.all.joined(separator: "\n")])
    let run = try Tool.run(["compile", "a.json", "--check", "-o", "a.css"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("::") || $0.hasPrefix("x.json") })
  }

  /// All texts in one dictionary, one on each line, without characters that the format cannot represent.
  @Test(arguments: ConversionTarget.all.map(\.name)) func conversionsAreRead(_ name: String) throws {
    let target = try #require(ConversionTarget(named: name))
    let text = try EvilStrings.all.joined(separator: "\n").filter { try Self.isHeld(String($0), by: target) }
    let dictionary = try JSONSerialization.data(withJSONObject: HostileFolder.valid(text))
    let scratch = try Scratch(["a.json": String(decoding: dictionary, as: UTF8.self)])
    let run = try Tool.run(["convert", "a.json", "--to", name, "-o", "out"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(EvilStrings.danger(in: run.output + run.errors) == nil)
    let output = try Data(contentsOf: scratch.folder.appending(path: "out"))
    #expect(EvilStrings.danger(in: String(decoding: output, as: UTF8.self).filter { $0 != "\t" }) == nil)
    #expect(try Self.strings(in: output, isPropertyList: target.fileExtension == "plist").contains(text))
  }

  private static func isHeld(_ text: String, by target: ConversionTarget) throws -> Bool {
    let json = try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    let document = Document([UInt8](json), path: "a.json")
    return target.holds(try document.tree.get().root)
  }

  /// Every string in a document, as Foundation reads it.
  private static func strings(in document: Data, isPropertyList: Bool) throws -> [String] {
    // Unsafe only because of the pointer to the format, which is nil.
    let value =
      isPropertyList
      ? unsafe try PropertyListSerialization.propertyList(from: document, format: nil)
      : try JSONSerialization.jsonObject(with: document)
    return strings(in: value)
  }

  private static func strings(in value: Any) -> [String] {
    switch value {
    case let members as [String: Any]: members.values.flatMap(strings)
    case let elements as [Any]: elements.flatMap(strings)
    case let text as String: [text]
    default: []
    }
  }

  /// One run of all inputs in all formats.
  private static let run = folder.map { folder in
    let formats = Emitter.all.flatMap { ["--format", $0.name] }
    return Result { try Tool.run(["compile"] + inputs + formats + ["-o", "out/"], in: folder.scratch.folder) }
  }

  /// The outputs of all inputs in a format.
  private func compiled(_ format: String) throws -> [(name: String, text: String)] {
    let folder = try #require(Self.folder).scratch.folder
    let run = try #require(Self.run).get()
    #expect(run.status == 0)
    #expect(EvilStrings.danger(in: run.errors) == nil)
    let emitter = try #require(Emitter(named: format))
    return try EvilStrings.all.indices.map { index in
      let name = emitter.fileName(for: HostileFolder.fileName(index))
      return (
        name, String(decoding: try Data(contentsOf: folder.appending(path: "out/\(name)")), as: UTF8.self)
      )
    }
  }
}
