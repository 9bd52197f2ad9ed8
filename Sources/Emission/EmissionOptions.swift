/// What a user may choose about the outputs.
public struct EmissionOptions: Sendable, Equatable {
  public var css = CSS()
  public var swift = Swift()

  public init() {}

  public struct CSS: Sendable, Equatable {
    public var mode = Mode.table
    /// What every custom property and class begins with.
    public var prefix = "text"
    /// A URL behind `local(…)` in each `@font-face`, `{name}` standing for the PostScript name.
    public var fontURL: String?

    /// How a page learns the reader's text size.
    public enum Mode: String, CaseIterable, Sendable {
      /// From a `data-content-size` attribute that the app sets.
      case table
      /// From the reader's own setting, with no script.
      case live
      /// From the setting, unless there is an attribute.
      case both
    }
  }

  public struct Swift: Sendable, Equatable {
    /// The name of the generated enumeration; nil takes the dictionary's, in UpperCamelCase.
    public var name: String?
    public var access = Access.internal

    /// Who can see what was generated.
    public enum Access: String, CaseIterable, Sendable {
      case `public`, `package`, `internal`
    }
  }
}
