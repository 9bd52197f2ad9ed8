import StyleModel
import Writing

extension Emitter {
  /// A Swift file that shows every style at every content size in Xcode's canvas. See docs/swift.md.
  public static let swiftPreview = Emitter(declarationOfSwiftPreview, SwiftPreviewOptions())

  private static let declarationOfSwiftPreview = EmitterDeclaration<SwiftPreviewOptions>(
    name: "swift-preview", fileExtension: "swift", fileSuffix: "Preview", flagPrefix: "swift",
    language: "Swift previews",
    summary: "previews of what 'swift' writes, for Xcode's canvas", mark: { SwiftHeader.mark },
    syntax: .brackets(quotes: "\"", comment: ("//", "\n")), options: { SwiftPreviewOptions.all },
    samples: { [("module", SwiftPreviewOptions(bundle: .module))] }, write: { SwiftPreviewFile($0, options: $1).text })
}

/// Options for generated previews.
struct SwiftPreviewOptions: Sendable {
  /// The type to preview; nil for the dictionary's name in UpperCamelCase.
  var name: String?
  var bundle = Bundle.main

  /// The bundle that contains the fonts.
  enum Bundle: String, CaseIterable, Sendable {
    case main, module
  }
}

extension SwiftPreviewOptions {
  static let all: [SettableOption<SwiftPreviewOptions>] = [
    .typeName { $0.name = $1 },
    .choice(
      "bundle", default: SwiftPreviewOptions().bundle,
      help: "where previews find the fonts: in the app, or in the package"
    ) { $0.bundle = $1 },
  ]
}
