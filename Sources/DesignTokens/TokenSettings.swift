package import Documents

/// How a file that may hold design tokens is read.
public struct TokenSettings: Sendable {
  /// What kind of file it is.
  public var kind = Kind.detected
  /// How strictly DTCG is taken.
  public var conformance = Conformance.lenient
  /// Points in a rem.
  public var remBase = 16.0
  /// Themes of a Tokens Studio project, by group; "" is for themes without a group. Groups that a file does not have mean
  /// nothing to it.
  public var themes: [String: String] = [:]
  /// Contexts of a resolver document, by modifier, where not the default one is meant. Modifiers that a file does not have
  /// mean nothing to it.
  public var contexts: [String: String] = [:]
  /// Whether all typography is written, not only the text styles. Then every token that differs between themes requires
  /// a choice.
  package var keepsTypography = false
  /// Which token is which text style, by a file of its own.
  public var map: TokenMap?

  /// Whether mistakes in tokens that no style uses are reported one by one, and not as one note. So they are in strict
  /// conformance, and where all typography is written, in any case.
  public var reportsAllTokens: Bool {
    get { reportsAll || conformance == .strict || keepsTypography }
    set { reportsAll = newValue }
  }

  private var reportsAll = false

  /// Whether a note counts the mistakes in tokens that no style uses.
  package var countsUnusedTokens = true

  /// Whether the values of all tokens are read, and not only those that styles use.
  var readsAllTokens: Bool { reportsAllTokens || countsUnusedTokens }

  /// Tokens are told from their content, and read leniently; a rem is 16 points.
  public init() {}

  /// A kind of input.
  public enum Kind: Sendable {
    /// By the content.
    case detected
    /// A style dictionary.
    case dictionary
    /// Design tokens of a form.
    case tokens(TokenForm)

    /// Whether the form has a specification to which strict conformance applies.
    package var canBeStrict: Bool {
      switch self {
      case .detected: true
      case .dictionary: false
      case .tokens(let form): !form.isTextual
      }
    }

    /// The names that `--from` accepts.
    package static let names = ["dictionary"] + TokenForm.all.map(\.name).sorted()

    /// The kind of input with a name.
    package init?(named name: String) {
      if name == "dictionary" {
        self = .dictionary
      } else {
        guard let form = TokenForm.all.first(where: { $0.name == name }) else { return nil }
        self = .tokens(form)
      }
    }
  }

  /// Whether the kind of input is given as tokens.
  package var isOfTokens: Bool {
    if case .tokens = kind { true } else { false }
  }

  /// Whether the kind of input is detected.
  package var isDetecting: Bool {
    if case .detected = kind { true } else { false }
  }

  /// How strictly DTCG is taken.
  public enum Conformance: String, CaseIterable, Sendable {
    /// What the specification rejects is an error.
    case strict
    /// The deviations that are common are read, with a warning each.
    case lenient
  }

  /// The form of a document; nil for a style dictionary.
  package func form(of root: Node) -> TokenForm? {
    switch kind {
    case .detected: conformance == .strict ? .dtcg : TokenForm.detect(in: root)
    case .dictionary: nil
    case .tokens(let form): form
    }
  }
}
