/// How a font file is built.
package enum FontFormat: Sendable, Equatable {
  /// One face with TrueType outlines.
  case trueType
  /// One face with the outlines of PostScript.
  case openType
  /// One face, compressed.
  case woff
  /// Several faces.
  case collection

  /// - Parameter tag: what a file that is read begins with.
  init(_ tag: FontTag?) {
    self =
      switch tag {
      case FontTag("OTTO"): .openType
      case .woff: .woff
      case .collection: .collection
      default: .trueType
      }
  }
}
