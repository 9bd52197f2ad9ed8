package import DesignTokens
import Documents
import DynamicType

/// What a dictionary is checked for, beside its own text.
public struct RuleContext: Sendable {
  /// The reader that the dictionary is for.
  public var dialect: Dialect
  /// What kind of file it is.
  package var subject = Subject.dictionary
  /// The fonts that the app has; nil when nobody said.
  package var fonts: FontCatalog?
  /// How design tokens are read.
  package var tokens = TokenSettings()

  /// Checks for typeramp itself.
  public init(dialect: Dialect = .typeramp) {
    self.dialect = dialect
  }

  package init(dialect: Dialect = .typeramp, subject: Subject = .dictionary, fonts: FontCatalog? = nil) {
    self.dialect = dialect
    self.subject = subject
    self.fonts = fonts
  }

  /// A kind of file that rules are about.
  package enum Subject: Sendable {
    case dictionary
    /// An app's Info.plist.
    case infoPlist
    /// A file of design tokens, beside the dictionary that it comes to.
    case tokens
    /// A file that says which token is which text style.
    case tokenMap
  }

  /// A reader of style dictionaries.
  public enum Dialect: String, CaseIterable, Sendable {
    case typeramp
    /// The ScaledFont package 1.0, which reads the file at run time.
    case scaledfont
  }
}

/// What a rule looks at: a dictionary, how it scales, and what it is checked for.
struct RuleInput: Sendable {
  let dictionary: StyleDictionary
  /// How the dictionary was found in design tokens; nil when it is one itself.
  private(set) var imported: TokenImport?
  let context: RuleContext
  /// All thirteen styles at all twelve categories; those without a usable entry are the preferred fonts.
  let table: ScaledTable

  /// - Parameters:
  ///   - name: what outputs call the dictionary.
  ///   - displayScale: pixels in a point, for the metrics.
  init(_ dictionary: StyleDictionary, in context: RuleContext, name: String = "", displayScale: Int = 3) {
    self.dictionary = dictionary
    self.context = context
    table = ScaledTable(dictionary.resolved(name: name), displayScale: displayScale, fonts: context.fonts)
  }

  /// Takes a document for what it is: a style dictionary, or design tokens that come to one.
  init(_ tree: Tree, in context: RuleContext, name: String = "", displayScale: Int = 3) {
    let form = context.subject == .dictionary ? context.tokens.form(of: tree.root) : nil
    let imported = form.map { TokenImport(tree, $0, context.tokens, fonts: context.fonts) }
    self.init(
      StyleDictionary((imported?.tree ?? tree).root), in: context, name: name, displayScale: displayScale)
    self.imported = imported
  }

  /// The styles that come from entries, each with its entry. Those whose limits contradict each other have no sizes that
  /// mean anything.
  var scaledEntries: [(entry: StyleEntry, scaled: ScaledStyle)] {
    table.styles.compactMap { scaled in
      guard !scaled.style.origin.isFallback, !scaled.style.limits.isContradictory,
        let entry = dictionary.entry(for: scaled.style.textStyle)
      else { return nil }
      return (entry, scaled)
    }
  }
}
