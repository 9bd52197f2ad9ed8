import CommandLineKit
import Foundation
import TestSupport
import Testing
import TypeRampKit

@testable import typeramp

/// What a call says about an output counts before `outputs` in typeramp.json, for every option of every format.
@Suite struct OutputPrecedence {
  /// An option of an output, and two values of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let key: String
    /// With its dashes.
    let option: String
    let isFlag: Bool
    let values: [String]

    var testDescription: String { "\(format) \(key)" }
    /// Whether the key has a list, and the option names with commas between them.
    var isList: Bool { key == "platforms" }
  }

  /// Values for options that are texts: each has the first two that it accepts.
  private static let texts = [
    ["One", "Two"], ["one/{name}", "two/{name}"], [".one", ".two"], ["print", "screen"],
  ]

  /// The other members of an output in which an option has an effect.
  private static let others = [
    "swift-tests type": #", "module": "Brand""#, "swift-tests styles": #", "all": true"#,
  ]

  private static let rows: [Row] =
    // The path of another file is in no output.
    EmitterFlag.all.filter { $0.option.name != "shared" }.map { flag in
      let values: [String] =
        switch flag.option.values {
        case .choice(let names): Array(names.suffix(2))
        case .choices(let names): Array(names.prefix(2))
        case .flag: ["true", "false"]
        case .text: texts.first { $0.allSatisfy(flag.option.accepts) } ?? []
        }
      return Row(
        format: flag.emitter, key: flag.option.name, option: flag.declaration.written, isFlag: flag.option.isFlag,
        values: values)
    }
    + Emitter.all.map {
      Row(format: $0.name, key: "styles", option: "--styles", isFlag: false, values: ["all", "defined"])
    }

  @Test(arguments: rows) func theOptionCountsBeforeTheKey(_ row: Row) throws {
    try #require(row.values.count == 2, "add values for '\(row.key)' to the texts")
    let (one, two) = (row.values[0], row.values[1])
    let outputs = try row.values.map { try Self.output(row, key: $0) }
    #expect(outputs[0] != outputs[1])
    #expect(try Self.output(row, call: one) == outputs[0])
    #expect(try Self.output(row, key: two, call: one) == outputs[0])
    if row.isFlag { return }
    #expect(try Self.output(row, call: two) == outputs[1])
    #expect(try Self.output(row, key: one, call: two) == outputs[1])
  }

  private static let dictionary = """
    { "body": { "fontName": "Brand-Regular", "fontSize": 17 }, "title": { "fontName": "Optima-Bold", "fontSize": 28 } }
    """

  /// What `compile` writes for a plugin, which has the outputs of typeramp.json.
  private static func output(_ row: Row, key: String? = nil, call: String? = nil) throws -> String {
    let value = key.map { row.isFlag ? $0 : row.isList ? "[\"\($0)\"]" : "\"\($0)\"" }
    let member = value.map { #", "\#(row.key)": \#($0)"# } ?? ""
    let output =
      #"{ "format": "\#(row.format)", "path": "Brand.out"\#(member)\#(others[row.testDescription] ?? "") }"#
    let configuration = #"{ "inputs": ["Brand.json"], "fonts": ["Fonts"], "outputs": [\#(output)] }"#
    let scratch = try Scratch(["Brand.json": dictionary, "typeramp.json": configuration])
    try DrawnFont.write([DrawnFont()], in: scratch)
    let more = call.map { [row.option] + (row.isFlag ? [] : [$0]) } ?? []
    let words = ["--config", scratch.path("typeramp.json"), "--found", "--format", row.format, "-o", "-"]
    let answer = AgentAnswer(.compile, words + more, [scratch.path("Brand.json")])
    #expect(!answer.isError, "\(answer.messages)")
    return answer.text
  }
}
