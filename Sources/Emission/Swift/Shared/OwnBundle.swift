// The fonts of a package, registered by themselves, with `--swift-bundle module`.

#if canImport(CoreText)
extension Brand.Style {
  /// Registers the fonts of the package, once.
  internal static let registration: Void = { Brand.registerFonts(in: .module) }()
}
#endif
