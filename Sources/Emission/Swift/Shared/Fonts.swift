// The registration of fonts with Core Text.

#if canImport(CoreText)
import CoreText
internal import Foundation

extension TypeRamp.Dictionary {
  /// Registers the font files of a bundle that hold one of `fontNames`, for this process: `.module` in a package,
  /// its previews and its tests. Fonts that Info.plist lists need no registration.
  ///
  /// - Returns: those of `fontNames` that the process still does not have.
  @discardableResult
  internal static func registerFonts(in bundle: Bundle) -> [String] {
    let names = Set(fontNames)
    for file in TypeRamp.fontFiles(in: bundle) where !names.isDisjoint(with: TypeRamp.fontNames(in: file)) {
      CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    }
    return fontNames.filter { !TypeRamp.isInstalled($0) }
  }
}

extension TypeRamp {
  fileprivate static func fontFiles(in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let extensions = ["ttf", "otf", "ttc", "otc"]
    return files.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension.lowercased()) }
  }

  fileprivate static func fontNames(in file: URL) -> [String] {
    let descriptors = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL) as? [CTFontDescriptor] ?? []
    return descriptors.map { CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor($0, 0, nil)) as String }
  }

  /// Core Text returns another font for an unknown name.
  fileprivate static func isInstalled(_ name: String) -> Bool {
    CTFontCopyPostScriptName(CTFontCreateWithName(name as CFString, 0, nil)) as String == name
  }
}
#endif
