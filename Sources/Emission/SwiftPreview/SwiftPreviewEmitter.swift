import StyleModel
import Writing

extension Emitter {
  /// A Swift file that shows every style at every content size in Xcode's canvas. See docs/swift.md.
  public static let swiftPreview = Emitter(SwiftPreviewOptions())
}

/// Options for generated previews.
struct SwiftPreviewOptions: Sendable {
  /// The options of the file with the styles.
  var styles = SwiftOptions()
}

extension SwiftPreviewOptions: OutputFormat {
  static let name = "swift-preview"
  static let fileExtension = "swift"
  static let fileSuffix = "Preview"
  static let flagPrefix = SwiftOptions.flagPrefix
  static let language = "Swift previews"
  static var mark: String { SwiftFile.mark }
  static let syntax = OutputSyntax.swift

  var options: [EmitterOption] {
    [
      typeName { $0.styles.name = $1 },
      fontBundle(styles.bundle) { $0.styles.bundle = $1 },
      modifierName { $0.styles.modifier = $1 },
    ]
  }

  var samples: [(name: String, format: any OutputFormat)] {
    [("module", SwiftPreviewOptions(styles: SwiftOptions(bundle: .module)))]
  }

  func output(of table: ScaledTable) -> UTF8Text {
    let file = SwiftFile(table, options: styles)
    let words = file.words.merging(["BrandPreview": file.name + "Preview"]) { $1 }
    return file.header.map { "\($0)\n" }.joined(separator: "")
      + SwiftPart(PackageResources.Preview_swift)
      .text(replacing: words, leavingOut: styles.bundle == .main ? "registerFonts" : nil)
  }
}
