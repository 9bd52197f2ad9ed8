import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// The descriptions of the emitters in the list.
@Suite struct EmitterOptions {
  @Test(arguments: Emitter.all) func optionNamesAreUnique(_ emitter: Emitter) {
    #expect(Set(emitter.options.map(\.name)).count == emitter.options.count)
    #expect(Set(emitter.options.map(\.flag)).count == emitter.options.count)
  }

  /// Setting an option to its default changes nothing.
  @Test(arguments: Emitter.all) func choicesAreAccepted(_ emitter: Emitter) throws {
    let text = emitter.text(of: SwiftSamples.full)
    for option in emitter.options {
      guard case .choice(let names) = option.values else { continue }
      let fallback = try #require(option.fallback)
      #expect(emitter.setting(option, to: fallback)?.text(of: SwiftSamples.full) == text)
      for name in names where name != fallback {
        #expect(try #require(emitter.setting(option, to: name)).text(of: SwiftSamples.full) != text)
      }
      #expect(emitter.setting(option, to: "no such choice") == nil)
    }
  }

  /// An emitter accepts only its own options.
  @Test(arguments: Emitter.all) func otherOptionsAreRefused(_ emitter: Emitter) {
    let own = emitter.options.map(\.name)
    for option in Emitter.all.flatMap(\.options) where !own.contains(option.name) {
      #expect(emitter.setting(option, to: option.fallback ?? "x") == nil)
    }
  }

  @Test(arguments: Emitter.all) func samplesDiffer(_ emitter: Emitter) {
    let texts = [emitter.text(of: SwiftSamples.full)] + emitter.samples.map { $0.emitter.text(of: SwiftSamples.full) }
    #expect(Set(texts).count == texts.count)
  }

  /// The files of all formats of a dictionary fit into one folder.
  @Test func fileNamesAreUnique() {
    #expect(Set(Emitter.all.map { $0.fileName(for: "a").lowercased() }).count == Emitter.all.count)
  }

  /// `-o a.swift` selects one format, even if several have the extension, and its file has that name in a folder too.
  @Test(arguments: Emitter.all) func anExtensionSelectsOneEmitter(_ emitter: Emitter) throws {
    let file = "a." + emitter.fileExtension
    #expect(Emitter.all.count { $0.fileName(for: "a") == file } == 1)
    #expect(try #require(Emitter(forFileNamed: file)).fileName(for: "a") == file)
    #expect(Emitter(forFileNamed: "a.unknown") == nil)
  }

  @Test func typedOptionsEqualThoseSetByName() throws {
    let mode = try #require(Emitter.css.options.first { $0.name == "mode" })
    let live = Emitter.css(CSSOptions(mode: .live)).text(of: SwiftSamples.full)
    #expect(Emitter(named: "css")?.setting(mode, to: "live")?.text(of: SwiftSamples.full) == live)
  }
}
