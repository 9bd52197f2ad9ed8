public import StyleModel

/// An output format with its options.
///
/// To add one, write its folder, with an `OutputFormat`, and add it to `all`; the command line, typeramp.json, the
/// golden tests and the docs are derived from the list.
public struct Emitter: Sendable {
  /// The styles to write.
  public var styles = StyleScope.all
  var format: any OutputFormat

  /// The name for `--format`, and the prefix of its flags: `css`, and `--css-mode`.
  public var name: String { type(of: format).name }
  /// The extension of its files, without the dot.
  public var fileExtension: String { type(of: format).fileExtension }
  /// The suffix of its file names, between the dictionary's name and the extension: `Tests`. Empty for the emitter that
  /// the extension alone selects.
  public var fileSuffix: String { type(of: format).fileSuffix }
  /// The name of the language that it writes: `CSS`.
  public var language: String { type(of: format).language }
  /// The beginning of every output, which no file written by hand has: `build` replaces only files that begin with it.
  package var mark: String { type(of: format).mark }
  package var syntax: OutputSyntax { type(of: format).syntax }
  /// The options that a user can set.
  package var options: [EmitterOption] { format.options }

  /// All emitters, with default options.
  public static let all: [Emitter] = [.json, .css, .swift, .swiftTests]

  /// Creates the emitter with a name and default options; nil if there is none.
  public init?(named name: String) {
    guard let emitter = Self.all.first(where: { $0.name == name }) else { return nil }
    self = emitter
  }

  /// Creates the emitter for the extension of a file's name; nil if no emitter has the extension.
  public init?(forFileNamed name: String) {
    guard let emitter = Self.all.first(where: { $0.fileSuffix.isEmpty && name.hasSuffix("." + $0.fileExtension) })
    else { return nil }
    self = emitter
  }

  init(_ format: any OutputFormat) { self.format = format }

  /// The output for a table, in UTF-8. The same table and options give the same bytes.
  public func bytes(of table: ScaledTable) -> [UInt8] { format.output(of: styles.limited(table)) }

  /// The output for several tables in one file, each with its emitter.
  package static func bytes(of parts: [(emitter: Emitter, table: ScaledTable)]) -> [UInt8] {
    if parts.count == 1 { return parts[0].emitter.bytes(of: parts[0].table) }
    let parts = parts.map { (format: $0.emitter.format, table: $0.emitter.styles.limited($0.table)) }
    return parts.first?.format.output(of: parts) ?? []
  }

  /// The output for a table, as a string.
  public func text(of table: ScaledTable) -> String { String(decoding: bytes(of: table), as: UTF8.self) }

  /// The default name of the file for a dictionary: `BrandTests.swift`.
  public func fileName(for dictionary: String) -> String { "\(dictionary)\(fileSuffix).\(fileExtension)" }

  /// Whether the table has a style to write.
  package func hasStyles(of table: ScaledTable) -> Bool { !styles.limited(table).allStyles.isEmpty }

  /// The type that the output for a dictionary declares; nil in languages without types. Two with the same name in one
  /// folder are an error.
  package func typeName(for dictionary: String) -> String? { format.typeName(for: dictionary) }

  /// The type that the output for a dictionary would declare if the language did not use that name; nil if it is
  /// declared as such.
  package func hiddenType(for dictionary: String) -> String? { format.hiddenType(for: dictionary) }

  /// What restricts an output to a part of a page or to some devices; nil if nothing does. Outputs with different
  /// restrictions can be in one file.
  package var scope: String? { format.scope }

  /// Whether the output contains font files, so that their bytes must be kept.
  package var needsFontContents: Bool { format.needsFontContents }

  /// Whether the output registers the app's fonts itself; nil if it loads none.
  package var registersFonts: Bool? { format.registersFonts }

  /// The fonts that the output for a table names but cannot load, whether or not a system has them.
  package func unreachableFonts(of table: ScaledTable) -> [UnreachableFont] {
    format.unreachableFonts(of: styles.limited(table))
  }

  /// The emitter with an option set; nil if it has no such option, or the value is invalid.
  package func setting(_ option: EmitterOption, to value: String) -> Emitter? {
    guard let own = options.first(where: { $0.name == option.name }), let format = own.setting(value) else {
      return nil
    }
    var emitter = self
    emitter.format = format
    return emitter
  }

  /// Emitters with the options that change the output most.
  package var samples: [(name: String, emitter: Emitter)] { format.samples.map { ($0.name, Emitter($0.format)) } }

  /// The names of the golden files for a dictionary, each with its emitter: the defaults, and the samples.
  package func goldens(for dictionary: String) -> [(name: String, emitter: Emitter)] {
    [(fileName(for: dictionary), sharing(in: ""))]
      + samples.map { ("\(dictionary)\(fileSuffix).\($0.name).\(fileExtension)", $0.emitter) }
  }
}

/// The styles that an output contains.
public enum StyleScope: String, CaseIterable, Sendable {
  /// All thirteen text styles and the custom styles.
  case all
  /// The styles that the dictionary defines, including the custom styles.
  case defined

  fileprivate func limited(_ table: ScaledTable) -> ScaledTable {
    self == .all ? table : table.limitedToDefinedStyles
  }
}
