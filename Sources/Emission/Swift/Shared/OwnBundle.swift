// The fonts of a package, registered by themselves, with `--swift-bundle module`.

#if canImport(CoreText)
extension Brand.Style {
  internal static let _registration: Swift.Void = { Brand.registerFonts(in: .module) }()
}
#endif
