/// The limits that bound time and memory, whatever a file claims.
enum FontLimits {
  /// Faces of one collection: nine weights, three slopes and two widths of nine families are fewer.
  static let faces = 512

  /// Named instances of one file, over all its faces; designers name them by hand, and some dozens are many.
  static let instances = 4096

  /// Records of one name table: two hundred names in forty languages. Records after them are not read.
  static let nameRecords = 8192

  /// Records of all name tables of one file: the faces of a collection may share one, which is read for each.
  static let fileNameRecords = 1 << 16

  /// Axes of a variable font: the largest fonts have some thirty. Each instance is compared with all of them.
  static let axes = 64

  /// Bytes of one name as it is stored. These names are for menus; a longer one is taken for broken.
  static let nameLength = 512

  /// Bytes of one table after decompression. A name table addresses nothing beyond 983,046 bytes, and the other tables
  /// that are read are far smaller.
  static let tableSize = 1 << 20
}
