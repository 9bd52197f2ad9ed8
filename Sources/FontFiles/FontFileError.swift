/// Why a file has no faces that can be read.
public enum FontFileError: Error, Equatable {
  /// It is none of the formats that are read.
  case notAFont
  /// It is WOFF2, which is not read.
  case woff2
  /// The table directory does not fit into the file, or names no table.
  case tableDirectory
  /// A face of a WOFF file or of a collection is neither TrueType nor OpenType.
  case faceVersion
  /// The list of faces of a collection does not fit into the file, or is empty.
  case collection
  /// The collection claims to have so many faces.
  case tooManyFaces(Int)

  /// Lower case and without a full stop, as all messages are.
  public var message: String {
    switch self {
    case .notAFont: "not a font file; expected TrueType, OpenType, a collection or WOFF"
    case .woff2: "WOFF2 is not read; expected the same font as TrueType, OpenType or WOFF"
    case .tableDirectory: "broken font file: expected a table directory of at least one table"
    case .faceVersion: "broken font file: expected each face to be TrueType or OpenType"
    case .collection: "broken font collection: expected at least one face"
    case .tooManyFaces(let count): "expected at most \(FontLimits.faces) faces in a font collection, not \(count)"
    }
  }
}
