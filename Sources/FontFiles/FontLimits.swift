/// The limits that bound time and memory for any file.
package enum FontLimits {
  /// Faces of one collection. Nine families with nine weights, three slopes and two widths have fewer.
  static let faces = 512

  /// Named instances of one file, over all its faces. They are named by hand, so even dozens are many.
  static let instances = 4096

  /// Records of one name table: two hundred names in forty languages. Later records are not read.
  static let nameRecords = 8192

  /// Records of all name tables of one file: faces of a collection may share a table, which is read for each.
  static let fileNameRecords = 1 << 16

  /// Axes of a variable font: the largest fonts have some thirty. Each instance is compared with all of them.
  static let axes = 64

  /// Subtables of one map of characters. Fonts have two or three.
  static let characterMaps = 64

  /// Bytes of one stored name. The names are for menus; a longer one is treated as malformed.
  static let nameLength = 512

  /// Bytes of one dictionary of CFF. Twenty operators with a few numbers each take a few hundred.
  static let dictionarySize = 1024

  /// The limits of the format: numbers on the stack of a charstring, and nested calls of subroutines.
  static let stack = 48
  static let subroutineDepth = 10

  /// Numbers and operators of one glyph. Detailed drawings have thousands; subroutines that call each other can have
  /// any number.
  static let operations = 1 << 16

  /// Numbers and operators of all measured glyphs of one file. Ten faces with all of Chinese, Japanese and Korean have
  /// fewer.
  package static let fileOperations = 1 << 24
}
