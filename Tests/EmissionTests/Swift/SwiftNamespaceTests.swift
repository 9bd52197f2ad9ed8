import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated Swift beside other names: those of its own styles, of an app, and of another module.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftNamespaceTests {
  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder

  init() throws {
    compiler = try #require(SwiftCompiler.found)
    folder = try TemporaryFolder()
  }

  /// Every word of Swift, of the shared file and of the frameworks is the name of a style and of a metric.
  @Test func `a style can have any name`() throws {
    let words = try Self.words.filter { StyleNames.isCustomName($0) }
    #expect(words.count > 500)
    let styles = words.map { word in
      var style = ResolvedStyle(
        textStyle: .body, origin: .dictionary, font: .custom(name: "Brand", boldName: nil), fontSize: 17)
      (style.relativeTo, style.customName) = (.body, word)
      return style
    }
    let metrics = words.map { ResolvedMetric(name: $0, value: 1) }
    let table = SwiftSamples.table("Words", metrics: metrics, customStyles: styles) {
      ResolvedStyle(fallbackFor: $0, origin: .fallbackForAbsent)
    }
    let complaints = try complaints([table.swift()])
    #expect(complaints == "", "\(complaints.prefix(2000))")
  }

  @Test func `a dictionary can have any name`() throws {
    var emitter = Emitter.swift(SwiftOptions(shared: "TypeRamp.swift"))
    emitter.styles = .defined
    var types: Set<String> = []
    let words = try Self.words + ["漢字", "2brand", "_", "日本 2", "ñ", "Ñandú"]
    let texts = words.compactMap { word -> String? in
      let table = SwiftSamples.table(word) {
        $0 == .body
          ? ResolvedStyle(textStyle: $0, origin: .dictionary, font: .custom(name: "A", boldName: nil), fontSize: 17)
          : ResolvedStyle(fallbackFor: $0, origin: .fallbackForAbsent)
      }
      return types.insert(emitter.typeName(for: word) ?? "").inserted ? emitter.text(of: table) : nil
    }
    #expect(texts.count > 500)
    let complaints = try complaints([Emitter.sharedSwift(access: .internal), texts.joined()])
    #expect(complaints == "", "\(complaints.prefix(2000))")
  }

  /// An app may have types with the names of Apple's.
  @Test(arguments: [SwiftPlatform.iOS, .macOS, .watchOS])
  func `an app can have types of any name`(platform: SwiftPlatform) throws {
    let texts = [SwiftSamples.full.swift()] + (platform == .iOS ? Self.tests : [])
    let modules = ["AppKit", "CoreText", "Foundation", "Swift", "SwiftUI", "Testing", "UIKit", "XCTest"]
    let own = ["Any", "Brand", "BrandTests", "Self", "TypeRamp"]
    let names = Set(
      texts.flatMap { text in
        let code = text.replacing(/\/\/.*/, with: "").replacing(/"(?:[^"\\]|\\.)*"/, with: "")
        return code.matches(of: /(?:^|[^.\w`])([A-Z]\w*)/).map { String($0.1) }
      }
    )
    // A class has the name of its module, XCTest, so that its names cannot be qualified.
    .subtracting(modules + own).filter { !$0.hasPrefix("XCT") }.sorted()
    #expect(names.contains("ContentSize") && names.count > 10)
    let others = names.map { "enum \($0) {}" }.joined(separator: "\n")
    for text in texts {
      let complaints = try complaints([text, others], on: platform)
      #expect(complaints == "", "\(complaints.prefix(2000))")
    }
  }

  private static let tests = SwiftTestsOptions.Framework.allCases.map {
    Emitter.swiftTests(SwiftTestsOptions(framework: $0)).text(of: SwiftSamples.full)
  }

  @Test func `strict memory safety has no warnings`() throws {
    let flags = ["-strict-memory-safety", "-warnings-as-errors"]
    for platform in [SwiftPlatform.iOS, .macOS] {
      #expect(try complaints([SwiftSamples.full.swift()], on: platform, flags) == "")
    }
  }

  /// Two modules with public dictionaries, and an app with both: the last style that a view got counts.
  @Test(arguments: [[], ["-enable-library-evolution"]]) func `an app has two modules`(flags: [String]) throws {
    let system = try ScalingSystem(compiler)
    for (module, name, table) in [("KitA", "Alpha", SwiftSamples.full), ("KitB", "Beta", SwiftSamples.plain)] {
      let texts = [
        ("TypeRamp.swift", Emitter.sharedSwift(access: .public)), ("Own.swift", table.ownSwift(.public, name: name)),
      ]
      try system.add(
        module, texts.map { ($0, SwiftPlatform.iOS.naming($1)) }, ["-swift-version", "6", "-suppress-warnings"] + flags)
    }
    try system.build("program", [("main.swift", Self.twoModules)], ["-swift-version", "6"], linking: ["KitA", "KitB"])
    let output = try system.output(of: "program")
    #expect(
      output == """
        Brand-Regular 17.0 limits true
        Noteworthy-Light 20.0 limits false
        Brand-Regular 20.0 limits true
        Brand-Regular 20.0 limits false
        accessibility5 accessibility5

        """)
  }

  private static let twoModules = """
    import KitA
    import KitB
    import SwiftUI
    import UIKit
    Alpha.onMissingFont = { _ in }
    let window = UIWindow()
    let label = UILabel()
    window.addSubview(label)
    label.attributedText = NSAttributedString(string: "text")
    @MainActor func show(_ size: Alpha.ContentSize) {
      window.traitOverrides.preferredContentSizeCategory = size.contentSizeCategory
      window.updateTraitsIfNeeded()
      let font = label.drawnFont
      print(font.fontName, Double(font.pointSize), "limits", label.maximumContentSizeCategory != nil)
    }
    label.setStyle(.alpha(.body))
    show(.large)
    label.setStyle(.beta(.body))
    show(.xxLarge)
    label.setStyle(.alpha(.body))
    show(.xxLarge)
    Beta.removeStyle(from: label)
    show(.xxLarge)
    print(Alpha.ContentSize.accessibility5.dynamicTypeSize, Beta.ContentSize.accessibility5.dynamicTypeSize)
    let font: UIFont = .beta(.title)
    """

  /// The optimizer may assume that an assertion holds, so there is none.
  @Test(arguments: [
    (["-Onone"], "preferred\n"), (["-O"], "preferred\n"), (["-Ounchecked"], "preferred\n"),
    (["-Onone", "-D", "DEBUG"], "the app has no font with the PostScript name 'Brand-Regular'"),
  ])
  func `the preferred font replaces a missing one, except in a debug build`(flags: [String], output: String) throws {
    let system = try ScalingSystem(compiler)
    let brand = SwiftPlatform.iOS.naming(SwiftSamples.full.swift())
    let program = "import UIKit\nprint(Brand.uiFont(.body).fontName)"
    try system.build("program", [("Brand.swift", brand), ("main.swift", program)], flags)
    let printed = try system.output(of: "program", .init(missingFonts: ["Brand-Regular"]))
    #expect(output.hasSuffix("\n") ? printed == output : printed.contains(output), "\(printed)")
  }

  private func complaints(
    _ texts: [String], on platform: SwiftPlatform = .iOS, _ flags: [String] = []
  ) throws -> String {
    let files = try texts.enumerated().map { try folder.write(platform.naming($1), to: "\($0).swift") }
    let arguments = ["-typecheck", "-wmo", "-swift-version", "6"] + flags
    return try compiler.complaints(arguments + StandIns.arguments(for: platform) + files, in: folder)
  }

  private static var words: [String] {
    get throws {
      let modules = ["UIKit", "SwiftUI", "AppKit", "CoreText", "Foundation"]
      let texts = try modules.map(SwiftCompiler.standInText) + [SwiftSamples.full.swift(), keywords]
      var letters: Set<String> = []
      return texts.flatMap { $0.matches(of: /[A-Za-z]\w*/) }.map { String($0.0) }.filter {
        letters.insert(StyleNames.letters($0)).inserted
      }
    }
  }

  private static let keywords = """
    actor any as associatedtype async await borrowing break case catch class consuming continue convenience copy default
    defer deinit didSet discard do dynamic each else enum extension fallthrough false fileprivate final for func get
    guard if import in indirect infix init inout internal is isolated lazy left let macro mutating nil none nonisolated
    nonmutating of open operator optional override package postfix precedence precedencegroup prefix private protocol
    public repeat required rethrows return right self sending set some static struct subscript super switch then throw
    throws true try Type typealias unowned unsafe var weak where while willSet yield allCases rawValue hashValue hash
    encode description debugDescription Any Self Protocol AllCases RawValue Element Index Never Void Optional
    byTextStyle properties registration entry table
    """
}
