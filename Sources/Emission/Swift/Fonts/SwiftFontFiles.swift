import StyleModel
import Writing

extension SwiftFile {
  /// The faces that styles name, as literals.
  var fontNames: [UTF8Text] { table.allStyles.map { $0.style.font }.faceNames.map(SwiftText.literal) }

  /// Writes the names of the fonts that an app needs.
  func writeFontNameList(to writer: inout TextWriter) {
    writer.line()
    writer.line("/// The PostScript names of all fonts, including those for Bold Text, without the system font.")
    writer.block("\(access)static let fontNames: [String] = [", "]") { $0.lines(fontNames.map { "\($0)," }) }
  }

  /// Writes the function that registers font files, unless the dictionary uses only system fonts.
  func writeFontFiles(to writer: inout TextWriter) {
    if fontNames.isEmpty { return }
    writer.line()
    writer.line("#if canImport(CoreText)")
    writer.line("import CoreText")
    writer.lines(importLines("Foundation"))
    writer.line()
    writer.block("extension \(name) {") { writer in
      writer.lines(Self.registrationDocumentation)
      writer.line("@discardableResult")
      writer.block("\(access)static func registerFonts(in bundle: Bundle) -> [String] {") {
        $0.lines(Self.registration)
      }
      writer.declarations([Self.fontFilesHelper, Self.fontNamesHelper, Self.isInstalledHelper])
    }
    writer.line("#endif")
  }

  private static let registrationDocumentation: UTF8Text = """
    /// Registers the font files of a bundle that hold one of `fontNames`, for this process: `.module` in a package,
    /// its previews and its tests. Fonts that Info.plist lists need no registration.
    ///
    /// - Returns: those of `fontNames` that the process still does not have.
    """

  private static let registration: UTF8Text = """
    let names = Set(fontNames)
    for file in fontFiles(in: bundle) where !names.isDisjoint(with: fontNames(in: file)) {
      CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    }
    return fontNames.filter { !isInstalled($0) }
    """

  private static let fontFilesHelper: UTF8Text = """
    private static func fontFiles(in bundle: Bundle) -> [URL] {
      let folder = bundle.resourceURL ?? bundle.bundleURL
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
      let extensions = ["ttf", "otf", "ttc", "otc"]
      return files.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension.lowercased()) }
    }
    """

  private static let fontNamesHelper: UTF8Text = """
    private static func fontNames(in file: URL) -> [String] {
      let descriptors = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL) as? [CTFontDescriptor] ?? []
      return descriptors.map { CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor($0, 0, nil)) as String }
    }
    """

  /// Core Text returns another font for an unknown name.
  private static let isInstalledHelper: UTF8Text = """
    private static func isInstalled(_ name: String) -> Bool {
      CTFontCopyPostScriptName(CTFontCreateWithName(name as CFString, 0, nil)) as String == name
    }
    """
}
