import DynamicType
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Every value of every key of an entry reaches every output, and the generated Swift compiles. A new key, and a new
/// value of a key, are tested without a change here.
@Suite struct EntryValues {
  /// A style with one value of a key.
  private struct Sample {
    let key: EntryKey
    let value: String

    /// The style's entry without the key, and with it.
    func entry(hasKey: Bool) -> String {
      let isSystem = [.weight, .design, .fontStyle].contains(key)
      let font = isSystem ? [] : [#""fontName": "Optima-Regular""#]
      let weight = isSystem && (key != .weight || !hasKey) ? [#""weight": "light""#] : []
      let members = font + weight + [#""fontSize": 20.5"#, #""relativeTo": "callout""#]
      let own = "\"\(key.rawValue)\": "
      return (members.filter { !$0.hasPrefix(own) || !hasKey } + (hasKey ? [own + value] : [])).joined(separator: ", ")
    }
  }

  /// Valid values of a key: all that can be named, or some.
  private static func samples(of key: EntryKey) -> [Sample] {
    let type = EntryKey.schema.keys.first { $0.name == key.rawValue }?.value
    let choices = type?.choices.map { "\"\($0)\"" } ?? []
    let values: [String] =
      switch (key, type?.name) {
      case (.minimumContentSizeCategory, _), (.maximumContentSizeCategory, _):
        ContentSizeCategory.allCases.map { "\"\($0.name)\"" }
      case (.relativeTo, _): TextStyle.allCases.map { "\"\($0.name)\"" }
      case (.fallbackFamilies, _): [#"["Georgia"]"#, #"["Georgia", "serif"]"#]
      case (_, "a boolean"): ["true", "false"]
      case (_, _) where type?.isNumber == true: ["0.75", "1", "9", "30.25"]
      default: choices.isEmpty ? ["\"A-Bold\"", "\"B-Bold\""] : choices
      }
    return values.map { Sample(key: key, value: $0) }
  }

  private static func table(_ entries: [(name: String, entry: String)]) throws -> ScaledTable {
    let styles = entries.map { #""\#($0.name)": { \#($0.entry) }"# }.joined(separator: ", ")
    let compilation = Compilation(Array(#"{ "custom": { \#(styles) } }"#.utf8), path: "Brand.json")
    let table = compilation.table
    return try #require(table, "\(compilation.findings.map(\.message))")
  }

  /// Values that may change nothing, because they are the defaults of the sample.
  private static let defaults: Set = [
    "minimumContentSizeCategory xSmall", "maximumContentSizeCategory accessibility5", "relativeTo callout",
    "fixed false", "design default", "fontStyle normal", "textCase none", "textDecoration none", "weight light",
  ]

  /// What code does not need: UIKit and SwiftUI find other fonts, and tests compare only fonts and sizes.
  private static let leftOut: [String: Set<EntryKey>] = [
    "swift": [.fallbackFamilies], "swift-tests": [.fallbackFamilies, .description],
  ]

  @Test(arguments: EntryKey.ofOutputs) func aValueChangesEachOutput(_ key: EntryKey) throws {
    let samples = Self.samples(of: key)
    #expect(samples.count > 1)
    let bare = try Self.table([("s", samples[0].entry(hasKey: false))])
    let tables = try samples.map { try Self.table([("s", $0.entry(hasKey: true))]) }
    for emitter in Emitter.all where Self.leftOut[emitter.name]?.contains(key) != true {
      var values = [emitter.text(of: bare): "nothing"]
      for (sample, table) in zip(samples, tables) {
        let same = values.updateValue(sample.value, forKey: emitter.text(of: table))
        let name = "\(key) \(sample.value.filter { $0 != "\"" })"
        #expect(same == nil || same == "nothing" && Self.defaults.contains(name), "\(emitter.name): \(name)")
      }
    }
  }

  @Test(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
  func swiftWithEachValueCompiles() throws {
    let samples = EntryKey.ofOutputs.flatMap { Self.samples(of: $0).enumerated() }
    let table = try Self.table(samples.map { ("\($0.element.key)\($0.offset)", $0.element.entry(hasKey: true)) })
    let folder = try TemporaryFolder()
    let text = SwiftPlatform.iOS.naming(Emitter.swift(SwiftOptions()).text(of: table))
    let file = try folder.write(text, to: "Brand.swift")
    let arguments = try ["-typecheck"] + StandIns.arguments(for: .iOS) + SwiftCompiler.modes[3] + [file]
    #expect(try #require(SwiftCompiler.found).complaints(arguments, in: folder) == "")
    for sample in samples { #expect(text.contains("\(sample.element.key)\(sample.offset)")) }
  }
}
