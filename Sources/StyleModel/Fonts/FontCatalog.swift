import Documents
public import FontFiles

/// The fonts available to an app: those in its font files and those of the system.
public struct FontCatalog: Sendable {
  /// The faces in the files, by PostScript name.
  private var faces: [String: Face] = [:]
  /// PostScript names by other names for the faces, in a common spelling.
  private var otherNames: [String: String] = [:]
  /// The PostScript names of the faces in the files, by family and by full name.
  private(set) var (families, fullNames): ([String: [String]], [String: String]) = ([:], [:])
  /// The PostScript names of the faces in the files, by the family of their descriptions.
  private var relatives: [String: Set<String>] = [:]
  /// The descriptions of faces in the files, by PostScript name.
  package private(set) var descriptions: [String: FontDescription] = [:]
  /// The PostScript names of faces whose small letters look like capitals, or that have none.
  package private(set) var capitalNames: Set<String> = []
  package var system: IOSFonts
  /// The files that each Info.plist of the app declares in UIAppFonts; empty if unknown, or if outputs register fonts.
  package var declarations: [(infoPlist: String, files: Set<String>)] = []
  /// Whether some outputs register fonts, so that not every file must be listed.
  package var someAreRegistered = false
  /// Whether font files were given: only then can a font be missing.
  package private(set) var hasFiles = false

  /// Whether to keep the bytes of font files, for outputs that embed fonts. Set it before adding files.
  public var keepsContents = false
  /// The languages of the app: how their letters fit is measured in each file with a font that is asked for. Set it
  /// before adding files.
  package var languages: [LanguageLetters] = []
  /// Measures the faces of a file, or knows them.
  package var measure: @Sendable (FontFile, String, [LanguageLetters]) -> [[LanguageCoverage]] = { font, _, languages in
    font.coverage(of: languages)
  }
  private var coverage: [String: [LanguageCoverage]] = [:]
  /// The files to measure, and the index of a face in each, by PostScript name.
  private var letters: [String: (font: FontFile, path: String, index: Int)] = [:]

  /// The faces in the files, in order.
  private(set) var bundledFaces: [BundledFace] = []
  /// The number of bytes kept so far.
  private var keptCount = 0

  /// The names of all given files, without their folders, whether or not they were read.
  private var fileNames: Set<String> = []
  /// Whether a given file has unknown faces.
  package private(set) var hasUnreadFiles = false
  /// The paths of the files that were read, in order.
  package private(set) var paths: [String] = []

  private struct Face: Sendable {
    /// The names of the files that contain it, without their folders.
    var files: [String]
    /// The paths of different files that contain it: copies in several folders count once.
    var paths: [Copy: String] = [:]
    let metrics: VerticalMetrics?
  }

  /// What copies of a file share: its name, its size, and its beginning, which has a checksum of each table.
  private struct Copy: Hashable {
    let name: String
    var size = 0
    var beginning: [UInt8] = []
  }

  /// Creates a catalog with the fonts of the newest known iOS version and no files.
  public init() {
    self.init(system: .newest)
  }

  /// The fonts of the newest known iOS, shared: making a catalog for each font takes time.
  package static let newest = FontCatalog()

  package init(system: IOSFonts) {
    self.system = system
  }

  /// Creates a catalog with the fonts of an iOS version such as `17` or `17.2` and no files; nil if the text is not a
  /// version, or the version is older than the oldest or newer than the newest known list.
  public init?(iOSVersion: String) {
    guard let system = IOSFonts(version: iOSVersion) else { return nil }
    self.init(system: system)
  }

  /// Adds the faces of a TrueType or OpenType file, or of a collection.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the path of the file; the file's name counts as another name of its first face.
  /// - Throws: a `FontFileError` if no face can be read from the file.
  public mutating func add(_ bytes: [UInt8], path: String) throws(FontFileError) {
    add(try FontFile(bytes), at: path)
  }

  /// Adds the faces of a file.
  ///
  /// - Parameter path: the path of the file; the file's name counts as another name of its first face.
  package mutating func add(_ font: FontFile, at path: String) {
    let file = Source.fileName(at: path)
    count(path)
    let (fileName, contents) = (Source.name(ofFileAt: path), contents(of: font))
    for (index, face) in font.faces.enumerated() {
      let described = Dictionary(face.descriptions.map { ($0.name, $0.font) }) { first, _ in first }
      for (name, font) in described { describe(name, as: font) }
      if let bundled = face.bundled(described, contents, fileName: fileName),
        descriptions[bundled.name] == described[bundled.name]
      {
        bundledFaces.append(bundled)
      }
      for name in face.allPostScriptNames {
        if !languages.isEmpty, letters[name] == nil { letters[name] = (font, path, index) }
        faces[name, default: Face(files: [], metrics: face.metrics)].files.append(file)
        faces[name]?.paths[Copy(name: file, size: font.bytes.count, beginning: Array(font.bytes.prefix(512)))] = path
      }
      for name in face.allPostScriptNames { addToFamily(name) }
      if let family = face.familyName { families[family, default: []] += face.allPostScriptNames }
      if let full = face.fullName, let name = face.postScriptName { fullNames[full] = fullNames[full] ?? name }
      if face.lacksSmallLetters { capitalNames.formUnion(face.allPostScriptNames) }
      guard let name = face.postScriptName else { continue }
      for other in [fileName, face.fullName, name].compactMap(\.self) {
        add(other, for: name)
      }
      for instance in face.instances {
        guard let name = instance.postScriptName, let other = instance.adobePostScriptName else { continue }
        add(other, for: name)
      }
    }
  }

  /// Describes a font. Of two files with a font of one name, the one counts that has the weight and slant in the name.
  private mutating func describe(_ name: String, as font: FontDescription) {
    let named = FontDescription(postScriptName: name)
    let isAsNamed = font.weight == named.weight && font.isItalic == named.isItalic
    if let old = descriptions[name] {
      if old == font || !isAsNamed || old.weight == named.weight && old.isItalic == named.isItalic { return }
      bundledFaces.removeAll { $0.name == name }
    }
    descriptions[name] = font
  }

  /// The bytes of a file to keep, if any.
  private mutating func contents(of font: FontFile) -> BundledFace.Contents {
    guard let format = font.bundledFormat else { return .collection }
    guard keepsContents else { return .notAsked }
    let count = font.bytes.count
    guard count <= Self.contentsLimit, count <= Self.allContentsLimit - keptCount else { return .tooLarge }
    keptCount += count
    return .bytes(font.bytes, format)
  }

  /// Adds another name for a font. The name of a file refers to its first face.
  private mutating func add(_ other: String, for name: String) {
    let spelling = FontNameWords.spelling(other)
    otherNames[spelling] = otherNames[spelling] ?? name
  }

  /// Adds a file whose faces are unknown.
  package mutating func pass(_ path: String) {
    hasUnreadFiles = true
    count(path)
  }

  private mutating func count(_ path: String) {
    hasFiles = true
    fileNames.insert(Source.fileName(at: path))
    paths.append(path)
  }

  /// Adds a face of which only the name and perhaps the metrics and the letters are known.
  package mutating func declare(
    _ name: String, in file: String, _ metrics: VerticalMetrics? = nil, coverage: [LanguageCoverage] = []
  ) {
    hasFiles = true
    self.coverage[name] = coverage
    faces[name] = Face(files: (faces[name]?.files ?? []) + [file], paths: faces[name]?.paths ?? [:], metrics: metrics)
    faces[name]?.paths[Copy(name: file)] = file
    fileNames.insert(file)
    addToFamily(name)
  }

  private mutating func addToFamily(_ name: String) {
    relatives[description(of: name).family, default: []].insert(name)
  }

  /// The PostScript names of all fonts available to the app.
  package var names: Set<String> { system.names.union(faces.keys) }

  /// Whether the font is available to the app.
  package func has(_ name: String) -> Bool { faces[name] != nil || system.has(name) }

  package func hasFile(_ name: String) -> Bool { fileNames.contains(name) }

  /// The given file whose name differs from another one only in case.
  package func file(like name: String) -> String? { fileNames.sorted().first { $0.lowercased() == name.lowercased() } }

  /// The files that iOS loads only if an Info.plist lists them, and none does, in alphabetical order.
  package var unlistedFiles: [String] {
    let listed = Set(declarations.flatMap(\.files).map { $0.lowercased() })
    let others = someAreRegistered ? [] : Set(paths.map(Source.fileName)).subtracting(assetFiles)
    return others.filter { !listed.contains($0.lowercased()) }.sorted()
  }

  /// The names of the files in asset catalogs, which only code can load.
  package var assetFiles: Set<String> {
    Set(paths.filter { $0.split(separator: "/").contains { $0.hasSuffix(".xcassets") } }.map(Source.fileName))
  }

  /// The names of the files that contain a font; empty for fonts of the system.
  package func files(of name: String) -> [String] { faces[name]?.files ?? [] }

  /// The path of a file that contains a font, the first in alphabetical order; nil for fonts of the system.
  package func path(of name: String) -> String? { faces[name]?.paths.values.min() }

  /// The paths of the files that contain a font, if there are several and they are not copies.
  package func rivals(of name: String) -> [String] {
    let paths = faces[name]?.paths.values.sorted() ?? []
    return paths.count > 1 ? paths : []
  }

  /// The vertical metrics of a font; nil for fonts of the system, and if the file has none.
  package func metrics(of name: String) -> VerticalMetrics? { faces[name]?.metrics }

  /// How the letters of each language of the app fit a font; empty for fonts of the system.
  package func coverage(of name: String) -> [LanguageCoverage] {
    letters[name].map { measure($0.font, $0.path, languages)[$0.index] } ?? coverage[name] ?? []
  }

  /// The nearest face in a font file that is bolder than a face up to weight 500, by at least 200, in its family, width
  /// and slant; nil without such a face.
  package func bolderFace(than name: String) -> String? {
    // Splitting the name of a font of iOS takes longer.
    guard faces[name] != nil else { return nil }
    let own = description(of: name)
    guard own.weight <= 500 else { return nil }
    return (relatives[own.family] ?? []).map { ($0, description(of: $0)) }.filter { _, other in
      other.isItalic == own.isItalic && other.weight >= own.weight + 200
    }.min { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }?.0
  }

  /// The font with this file name or full name; case and separators are ignored.
  package func font(inFileOrNamed name: String) -> String? { otherNames[FontNameWords.spelling(name)] }

  /// The names of files and the full names that begin with a family, in lower case without separators.
  func otherNames(beginningWith family: String) -> [String] {
    family.isEmpty ? [] : otherNames.keys.filter { $0.hasPrefix(family) }.sorted()
  }
}
