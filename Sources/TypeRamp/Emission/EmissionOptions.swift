/// What a user may choose about the outputs.
package struct EmissionOptions: Sendable, Equatable {
  package var css = CSS()
  package var swift = Swift()

  package init() {}

  package struct CSS: Sendable, Equatable {
    package var mode = Mode.table
    /// What every custom property and class begins with.
    package var prefix = "text"
    /// A URL behind `local(…)` in each `@font-face`, `{name}` standing for the PostScript name.
    package var fontURL: String?

    /// How a page learns the reader's text size.
    package enum Mode: String, CaseIterable, Sendable {
      /// From a `data-content-size` attribute that the app sets.
      case table
      /// From the reader's own setting, with no script.
      case live
      /// From the setting, unless there is an attribute.
      case both
    }
  }

  package struct Swift: Sendable, Equatable {
    /// The name of the generated enumeration; nil takes the dictionary's, in UpperCamelCase.
    package var name: String?
    package var access = Access.internal

    /// Who can see what was generated.
    package enum Access: String, CaseIterable, Sendable {
      case `public`, `package`, `internal`
    }
  }
}
