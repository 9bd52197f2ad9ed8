public import StyleModel
import Writing

/// An output format with its options.
///
/// To add one, write its folder and add it to `all`; the command line, typeramp.json, the golden tests and the docs are
/// derived from the list.
public struct Emitter: Sendable {
  /// The name for `--format`: `css`.
  public let name: String
  /// The extension of its files, without the dot.
  public let fileExtension: String
  /// The suffix of its file names, between the dictionary's name and the extension: `Tests`. Empty for the emitter that
  /// the extension alone selects.
  public let fileSuffix: String
  /// The prefix of its flags: `css` in `--css-mode`. Emitters with the same prefix share flags of the same name.
  package let flagPrefix: String
  /// The name of the language that it writes: `CSS`.
  public let language: String
  /// Its output, as a phrase.
  public let summary: String
  /// The beginning of every output, which no file written by hand has: `build` replaces only files that begin with it.
  package var mark: String { makeMark() }
  /// The styles to write.
  public var styles = StyleScope.all
  /// The syntax of its output.
  package let syntax: OutputSyntax
  /// The options that a user can set.
  package var options: [EmitterOption] { listOptions() }
  private let makeMark: @Sendable () -> String
  private let listOptions: @Sendable () -> [EmitterOption]
  private let write: @Sendable (ScaledTable) -> UTF8Text
  private let nameType: @Sendable (String) -> String?
  private let hide: @Sendable (String) -> String?
  private let needContents: @Sendable () -> Bool
  private let findUnreachable: @Sendable (ScaledTable) -> [UnreachableFont]
  private let set: @Sendable (EmitterOption, String) -> Emitter?
  private let configure: @Sendable () -> [(name: String, emitter: Emitter)]

  /// All emitters, with default options.
  public static let all: [Emitter] = [.json, .css, .swift, .swiftPreview, .swiftTests]

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

  /// The emitter with its options set.
  init<Options>(_ declaration: EmitterDeclaration<Options>, _ options: Options) {
    name = declaration.name
    fileExtension = declaration.fileExtension
    fileSuffix = declaration.fileSuffix
    flagPrefix = declaration.flagPrefix ?? declaration.name
    language = declaration.language
    summary = declaration.summary
    makeMark = declaration.mark
    syntax = declaration.syntax
    listOptions = { declaration.options().map(\.option) }
    write = { declaration.write($0, options) }
    nameType = { declaration.typeName?($0, options) }
    hide = { declaration.hiddenType?($0, options) }
    needContents = { declaration.needsFontContents?(options) ?? false }
    findUnreachable = { declaration.unreachableFonts?($0, options) ?? [] }
    set = { declaration.setting($0, to: $1, in: options).map { Emitter(declaration, $0) } }
    configure = { declaration.samples().map { ($0.name, Emitter(declaration, $0.options)) } }
  }

  /// The output for a table, in UTF-8. The same table and options give the same bytes.
  public func bytes(of table: ScaledTable) -> [UInt8] { write(styles.limited(table)).bytes }

  /// The output for a table, as a string.
  public func text(of table: ScaledTable) -> String { String(write(styles.limited(table))) }

  /// The default name of the file for a dictionary: `BrandTests.swift`.
  public func fileName(for dictionary: String) -> String { "\(dictionary)\(fileSuffix).\(fileExtension)" }

  /// Whether the table has a style to write.
  package func hasStyles(of table: ScaledTable) -> Bool { !styles.limited(table).allStyles.isEmpty }

  /// The type that the output for a dictionary declares; nil in languages without types. Two with the same name in one
  /// folder are an error.
  package func typeName(for dictionary: String) -> String? { nameType(dictionary) }

  /// The type that the output for a dictionary would declare if the language did not use that name; nil if it is
  /// declared as such.
  package func hiddenType(for dictionary: String) -> String? { hide(dictionary) }

  /// Whether the output contains font files, so that their bytes must be kept.
  package var needsFontContents: Bool { needContents() }

  /// The fonts that the output for a table names but gives no access to, whether or not a system has them.
  package func unreachableFonts(of table: ScaledTable) -> [UnreachableFont] { findUnreachable(styles.limited(table)) }

  /// The emitter with an option set; nil if it has no such option, or the value is invalid.
  package func setting(_ option: EmitterOption, to value: String) -> Emitter? {
    var emitter = set(option, value)
    emitter?.styles = styles
    return emitter
  }

  /// Emitters with the options that change the output most.
  package var samples: [(name: String, emitter: Emitter)] { configure() }

  /// The names of the golden files for a dictionary, each with its emitter: the defaults, and the samples.
  package func goldens(for dictionary: String) -> [(name: String, emitter: Emitter)] {
    [(fileName(for: dictionary), self)]
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
