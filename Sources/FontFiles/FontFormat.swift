/// The format of a font file.
package enum FontFormat: Sendable, Equatable {
  /// One face with TrueType outlines.
  case trueType
  /// One face with PostScript outlines.
  case openType
  /// Several faces.
  case collection
}
