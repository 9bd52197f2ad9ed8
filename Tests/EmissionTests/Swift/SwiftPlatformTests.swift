import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Type-checks complete generated files, including UIKit and SwiftUI, against stand-ins for those modules.
///
/// A Linux compiler does not accept the names of Apple's systems, so `os(…)` is evaluated before it reads the file.
/// Each system's branches are checked against the declarations of its UIKit and SwiftUI. `SwiftAvailabilityTests`
/// checks their versions.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftPlatformTests {
  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder

  init() throws {
    compiler = try #require(SwiftCompiler.found)
    folder = try TemporaryFolder()
  }

  /// The goldens of all fixtures and the samples, in one module with an app that uses them.
  @Test(arguments: SlowTests.sample(SwiftPlatform.allCases))
  func `every file compiles against the system's frameworks`(platform: SwiftPlatform) throws {
    let modes =
      SlowTests.sample([SwiftCompiler.modes[3], SwiftCompiler.modes[0]])
      + (platform == .iOS || SlowTests.areEnabled ? [SwiftCompiler.modes[1] + Self.onMainActor] : [])
    let complaints = try complaints(on: platform, modes: modes)
    #expect(complaints == "")
  }

  /// The settings of new app projects of Xcode 26.
  private static let onMainActor =
    ["-default-isolation", "MainActor"]
    + ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"].flatMap { ["-enable-upcoming-feature", $0] }

  @Test(arguments: SlowTests.sample(SwiftPlatform.allCases))
  func `a public file serves another module`(platform: SwiftPlatform) throws {
    let design = try folder.write(platform.naming(SwiftSamples.plain.swift(.public)), to: "Noteworthy.swift")
    let app = try folder.write(platform.naming(Self.appOfOneDictionary), to: "App.swift")
    let standIns = try StandIns.arguments(for: platform)
    var complaints = ""
    for mode in [SwiftCompiler.modes[0], SwiftCompiler.modes[3]] {
      let module = ["-emit-module", "-module-name", "Design"] + standIns + mode + [design]
      complaints += try compiler.complaints(module, in: folder)
      complaints += try compiler.complaints(["-typecheck", "-I", "."] + standIns + mode + [app], in: folder)
    }
    #expect(complaints == "")
  }

  @Test(arguments: [
    ("Text(\"\").textStyle(.body)", "ambiguous use of 'body'"),
    ("Text(\"\").font(.brand(.teaser))", "type 'Brand.Style' has no member 'teaser'"),
    ("UIFont.noteworthy(.price)", "type 'Noteworthy.Style' has no member 'price'"),
  ])
  func `a call that means nothing does not compile`(call: String, complaint: String) throws {
    let text = "import SwiftUI\nimport UIKit\n@MainActor func call() { _ = \(call) }"
    let complaints = try complaints(on: .iOS, modes: [SwiftCompiler.modes[1]], adding: [text])
    #expect(complaints.contains(complaint))
  }

  @Test func `the stand-ins tell systems apart`() throws {
    let text = "import UIKit\nlet style = UIFont.TextStyle.largeTitle"
    let complaints = try complaints(on: .iOS, flags: ["TVOS"], modes: [SwiftCompiler.modes[1]], adding: [text])
    #expect(complaints.contains("has no member 'largeTitle'"))
  }

  private func complaints(
    on platform: SwiftPlatform, flags: [String] = [], modes: [[String]], adding others: [String] = []
  ) throws -> String {
    let standIns = try StandIns.arguments(for: platform, flags: flags)
    let files = try (Self.files + [Self.constants()] + Self.goldens() + others).enumerated().map { index, text in
      try folder.write(platform.naming(text), to: "\(index).swift")
    }
    return try modes.reduce("") { complaints, mode in
      let arguments = ["-typecheck", "-wmo", "-package-name", "p"] + standIns + mode + files
      return try complaints + compiler.complaints(arguments, in: folder)
    }
  }

  private static let files = [
    Emitter.sharedSwift(access: .public), SwiftSamples.empty.ownSwift(.public, name: "Nothing"),
    SwiftSamples.plain.ownSwift(.package, name: "Plain"), SwiftSamples.full.ownSwift(), client,
    Emitter.swift(SwiftOptions(name: "Packaged", bundle: .module, modifier: "typeface", shared: "none"))
      .text(of: SwiftSamples.full),
    "import SwiftUI\n@MainActor func packaged() -> some SwiftUI.View { Text(\"\").typeface(Packaged.Style.body) }",
  ]

  /// A constant of every dictionary's font, on no actor.
  private static func constants() throws -> String {
    let fonts = try Repository.goldens(of: .swift).map { "\($0.name.dropLast(".swift".count)).uiFont(.body)" }
    return """
      #if canImport(UIKit)
      import UIKit
      enum AllConstants { static let fonts: [UIFont] = [\(fonts.joined(separator: ", "))] }
      #endif
      """
  }

  /// The generated Swift of all fixtures.
  private static func goldens() throws -> [String] { try Repository.goldens(of: .swift).map(\.text) }

  /// An app with several dictionaries, and with types that have the same names as SwiftUI's.
  private static let client = """
    import SwiftUI
    import Foundation
    extension Bundle { static var module: Bundle { main } }
    enum Font {}
    enum View {}
    enum Environment {}
    struct Screen: SwiftUI.View {
      @ScaledMetric(brand: .iconSize) private var iconSize: Double
      var body: some SwiftUI.View {
        Text("").font(.brand(.price)).textStyle(.noteworthy(.body)).textStyle(Brand.Style.body)
      }
    }
    func font() -> SwiftUI.Font { Noteworthy.font(.body) }
    func width(_ size: DynamicTypeSize) -> Double {
      Brand.metric(.iconSize, at: Brand.ContentSize(size), displayScale: 3)
    }
    let largest = Brand.ContentSize.accessibility5.dynamicTypeSize
    #if canImport(CoreText)
    func missingFonts() -> [String] { Brand.registerFonts(in: Bundle.main) }
    #endif
    func title() -> Brand.Style? { .init(SwiftUI.Font.TextStyle.title) }
    #if os(macOS)
    import AppKit
    func nsFonts() -> [NSFont] { [Brand.nsFont(.body), .brand(.body, at: .xLarge)] }
    #endif
    #if os(watchOS)
    import UIKit
    func uiFonts() -> [UIFont] { [Brand.uiFont(.largeTitle), .brand(.body), Brand.font(forTextStyle: .title1)] }
    func width() -> CGFloat { Brand.metric(.iconSize) }
    #endif
    #if canImport(UIKit) && !os(watchOS)
    import UIKit
    @available(iOS 15, tvOS 15, *)
    @MainActor func show(_ label: UILabel, _ view: UITextView, _ field: UITextField, _ button: UIButton) {
      label.setText("Hi", style: Brand.Style.body)
      label.setStyle(.noteworthy(.body))
      view.setStyle(Brand.Style.body)
      field.setStyle(Brand.Style.body)
      button.setStyle(.noteworthy(.body))
      Brand.removeStyle(from: label)
    }
    @available(iOS 15, tvOS 15, *)
    func container() -> AttributeContainer { AttributeContainer(Brand.attributes(.body)) }
    func uiFonts() -> [UIFont] {
      [Brand.uiFont(.largeTitle, compatibleWith: .current), .brand(.body), Brand.font(forTextStyle: .title1)]
    }
    func attributes() -> [NSAttributedString.Key: Any] { Brand.attributes(.body) }
    func height() -> CGFloat { Brand.metric(.default) }
    enum Constants { static let title = Noteworthy.uiFont(.title), boldable = Brand.uiFont(.body) }
    func names() -> (Brand.Style?, Brand.ContentSize?, UIContentSizeCategory) {
      (.init(UIFont.TextStyle.body), .init(UIContentSizeCategory.large), Brand.ContentSize.large.contentSizeCategory)
    }
    #endif
    """

  /// An app with a single dictionary in another module, which names it as rarely as possible.
  private static let appOfOneDictionary = """
    import Design
    import SwiftUI
    struct Screen: View {
      var body: some View { Text("Hi").font(.noteworthy(.body)).textStyle(.body) }
    }
    #if canImport(UIKit) && !os(watchOS)
    import UIKit
    enum Constants { static let title: UIFont = .noteworthy(.title) }
    /// Call sites of ScaledFont, and the line that lets them stay.
    let scaledFont = Noteworthy.self
    func scaled() -> UIFont { scaledFont.font(forTextStyle: .headline) }
    #endif
    """
}
