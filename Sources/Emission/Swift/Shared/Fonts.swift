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
  internal static func registerFonts(in bundle: Foundation.Bundle) -> [Swift.String] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = Foundation.FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    for case let file as Foundation.URL in files {
      guard ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) else { continue }
      let faces =
        CoreText.CTFontManagerCreateFontDescriptorsFromURL(file as CoreText.CFURL) as? [CoreText.CTFontDescriptor] ?? []
      let names = faces.map {
        CoreText.CTFontCopyPostScriptName(CoreText.CTFontCreateWithFontDescriptor($0, 0, nil)) as Swift.String
      }
      if names.contains(where: fontNames.contains) {
        CoreText.CTFontManagerRegisterFontsForURL(file as CoreText.CFURL, .process, nil)
      }
    }
    // Core Text returns another font for an unknown name.
    return fontNames.filter { name in
      let font = CoreText.CTFontCreateWithName(name as CoreText.CFString, 0, nil)
      return CoreText.CTFontCopyPostScriptName(font) as Swift.String != name
    }
  }
}
#endif
