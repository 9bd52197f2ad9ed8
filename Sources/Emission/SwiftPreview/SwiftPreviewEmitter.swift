import StyleModel
import Writing

extension Emitter {
  /// A Swift file that shows every style at every content size in Xcode's canvas. See docs/swift.md.
  public static let swiftPreview = Emitter(SwiftPreviewOptions())
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
      typeName { $0.name = $1 },
      choice("bundle", bundle, help: "where previews find the fonts: in the app, or in the package") { $0.bundle = $1 },
    ]
  }

  var samples: [(name: String, format: any OutputFormat)] { [("module", SwiftPreviewOptions(bundle: .module))] }

  func output(of table: ScaledTable) -> UTF8Text {
    let file = SwiftFile(table, options: SwiftOptions(name: name))
    let words = ["Brand": file.name, "BrandPreview": file.name + "Preview"]
    let registration = bundle == .main ? "init() { Brand.registerFonts(in: .module) }" : nil
    return file.header.map { "\($0)\n" }.joined(separator: "")
      + SwiftPart(PackageResources.Preview_swift).text(replacing: words, leavingOut: registration)
  }
}
