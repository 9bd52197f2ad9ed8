package import Documents

/// How a file that may hold design tokens is read.
public struct ImportOptions: Sendable {
  /// The kind of file.
  public var kind = Kind.detected
  /// How strictly files must follow DTCG.
  public var conformance = Conformance.lenient
  /// The points per rem.
  public var remBase = 16.0
  /// The unit of numbers without one; nil for that of the form. Style Dictionary's is the rem, unless all font sizes
  /// are so large that they are pixels.
  public var bare: BareUnit?
  /// The chosen themes of a Tokens Studio project, by group; the key "" is for themes without a group. Groups that a
  /// file does not have are ignored.
  public var themes: [String: String] = [:]
  /// The chosen contexts of a resolver document, by modifier, instead of the default ones. Modifiers that a file does
  /// not have are ignored.
  public var contexts: [String: String] = [:]
  /// Whether styles that cannot be read are left out, with a note, instead of being errors.
  package var leavesOut = false
  /// Why styles are left out for mistakes that are found only in the dictionary, by their names.
  package var excluded: [String: String] = [:]
  /// The mapping file: which token is which text style.
  public var map: TokenMap?

  /// Whether mistakes in tokens that no style uses are reported one by one instead of counted in one note. In strict
  /// conformance they always are.
  public var reportsAllTokens = false

  /// Creates the default options: tokens are recognised by their content and read leniently, and a rem is 16 points.
  public init() {}

  /// A unit of numbers that are written without one.
  public enum BareUnit: String, CaseIterable, Sendable {
    /// Pixels: one is a point on iOS.
    case px
    /// Multiples of the size of the root element.
    case rem

    /// As the unit of a length.
    var unit: TokenLength.Unit { self == .px ? .px : .rem }
  }

  /// A kind of input.
  public enum Kind: Sendable {
    /// Detected from the content.
    case detected
    /// A dictionary.
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

  /// How strictly files must follow DTCG.
  public enum Conformance: String, CaseIterable, Sendable {
    /// Everything that the specification rejects is an error.
    case strict
    /// Common deviations are read, with a warning each.
    case lenient
  }

  /// The form of a document; nil for a dictionary.
  package func form(of root: Node) -> TokenForm? {
    switch kind {
    case .detected: conformance == .strict ? .dtcg : TokenForm.detect(in: root)
    case .dictionary: nil
    case .tokens(let form): form
    }
  }
}
