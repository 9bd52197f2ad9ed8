// The fonts of a package, registered by themselves: the same for every dictionary with `--swift-bundle module`.

#if canImport(CoreText)
extension Brand {
  /// Registers the fonts of the package, once.
  fileprivate static let registration: Void = { registerFonts(in: .module) }()
}
#endif
