/// What a compilation depends on besides the file.
public struct CompilationOptions: Sendable {
  /// The reader that the dictionary is for.
  public var dialect: Dialect
  /// The platform whose tables are used. Only iOS has tables.
  public var platform = Platform.iOS
  /// The pixels per point, 1 to 3. Only metrics depend on it.
  public var displayScale = 3
  /// The fonts of the app; nil if they are unknown, so that font names are not looked up in them.
  public var fonts: FontCatalog?
  /// How design tokens are read.
  public var tokens = ImportOptions()
  /// The outputs that are made from the dictionary. Rules check that they can show its fonts.
  public var outputs: [Emitter] = []
  /// How rules are reported.
  public var rules = RulePolicy()

  /// Creates the default options for a dialect.
  public init(dialect: Dialect = .typeramp) {
    self.dialect = dialect
  }

  /// The program that reads the dictionary in the end.
  public enum Dialect: String, CaseIterable, Sendable {
    /// typeramp itself: every key of docs/dictionary.md.
    case typeramp
    /// The ScaledFont package 1.0, which reads the file at run time.
    case scaledfont
  }
}

extension CompilationOptions {
  /// The default options with changes, for the examples of a rule.
  static func with(_ change: (inout CompilationOptions) -> Void) -> CompilationOptions {
    var options = CompilationOptions()
    change(&options)
    return options
  }
}
