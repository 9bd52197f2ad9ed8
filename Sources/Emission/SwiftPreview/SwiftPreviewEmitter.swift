import StyleModel
import Writing

extension Emitter {
  /// A Swift file that shows every style at every content size in Xcode's canvas. See docs/swift.md.
  public static let swiftPreview = Emitter(declarationOfSwiftPreview, SwiftPreviewOptions())

  private static let declarationOfSwiftPreview = EmitterDeclaration<SwiftPreviewOptions>(
    name: "swift-preview", fileExtension: "swift", fileSuffix: "Preview", language: "Swift previews",
    summary: "previews of what 'swift' writes, for Xcode's canvas", mark: SwiftHeader.mark,
    syntax: .brackets(quotes: "\"", comment: ("//", "\n")), options: SwiftPreviewOptions.all,
    samples: [("module", SwiftPreviewOptions(bundle: .module))], write: { SwiftPreviewFile($0, options: $1).text })
}

/// What a user may choose about generated previews.
struct SwiftPreviewOptions: Sendable {
  /// The type that is previewed; nil takes what `swift` calls it by itself.
  var name: String?
  var bundle = Bundle.main

  /// The bundle that has the fonts.
  enum Bundle: String, CaseIterable, Sendable {
    case main, module
  }
}

extension SwiftPreviewOptions {
  static let all: [SettableOption<SwiftPreviewOptions>] = [
    .text(
      "previews", flag: "type", placeholder: "NAME", expected: "an identifier in UpperCamelCase",
      fallback: "the file's name", help: "the type to preview, where 'swift' has a name for it",
      perInput: "names one type", accepts: SwiftName.isTypeName
    ) { $0.name = $1 },
    .choice(
      "bundle", default: SwiftPreviewOptions().bundle, help: "the bundle with the fonts: the app's, or a package's"
    ) { $0.bundle = $1 },
  ]
}
