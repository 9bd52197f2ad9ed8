/// The reason why no face can be read from a file.
public enum FontFileError: Error, Equatable {
  /// The file is not a font in a supported format.
  case notAFont
  /// The file is a pointer of Git LFS to the font.
  case pointer
  /// The file is WOFF, which is not supported.
  case woff
  /// The file is WOFF2, which is not supported.
  case woff2
  /// The table directory does not fit into the file, or lists no table.
  case tableDirectory
  /// The table directory lists a table that ends after the file, as in a file that was copied in part.
  case cutOff
  /// A face of a collection is neither TrueType nor OpenType.
  case faceVersion
  /// The list of faces of a collection does not fit into the file, or is empty.
  case collection
  /// The collection declares this number of faces, which exceeds the limit.
  case tooManyFaces(Int)

  /// The message for people: lower case, without a full stop.
  public var message: String {
    switch self {
    case .notAFont: "not a font file; expected TrueType, OpenType or a collection"
    case .pointer: "a pointer of Git LFS instead of the font; run 'git lfs pull'"
    case .woff: "WOFF is not read; expected the same font as TrueType or OpenType"
    case .woff2: "WOFF2 is not read; expected the same font as TrueType or OpenType"
    case .tableDirectory: "broken font file: expected a table directory of at least one table"
    case .cutOff: "broken font file: it ends before its tables do, as a file that was copied in part does"
    case .faceVersion: "broken font file: expected each face to be TrueType or OpenType"
    case .collection: "broken font collection: expected at least one face"
    case .tooManyFaces(let count): "expected at most \(FontLimits.faces) faces in a font collection, not \(count)"
    }
  }
}

/// A part of a file is malformed, and is treated as missing.
struct Malformed: Error {}
