public import DesignTokens
public import DynamicType
public import Emission
public import StyleModel

/// What a compilation depends on besides the file.
public struct CompilationOptions: Sendable {
  /// The reader that the dictionary is for.
  public var dialect: Dialect
  /// The platform whose tables are taken; only iOS has tables.
  public var platform = Platform.iOS
  /// Pixels in a point, 1 to 3; for the metrics alone.
  public var displayScale = 3
  /// The fonts that the app has; nil when they are not known, and then their names are not looked up.
  public var fonts: FontCatalog?
  /// How design tokens are read.
  public var tokens = TokenSettings()
  /// The outputs that the text is for: each may be unable to show what the dictionary says.
  public var outputs: [Emitter] = []
  /// What a team has decided about the rules.
  public var rules = RulePolicy()

  /// The defaults, with a dialect.
  public init(dialect: Dialect = .typeramp) {
    self.dialect = dialect
  }

  package init(dialect: Dialect = .typeramp, fonts: FontCatalog?) {
    self.dialect = dialect
    self.fonts = fonts
  }

  /// A reader of style dictionaries.
  public enum Dialect: String, CaseIterable, Sendable {
    /// typeramp itself: every key of docs/dictionary.md.
    case typeramp
    /// The ScaledFont package 1.0, which reads the file at run time.
    case scaledfont
  }
}
