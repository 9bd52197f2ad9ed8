import StyleModel
import Writing

/// What an emitter is, whatever its options are set to.
struct EmitterDeclaration<Options: Sendable>: Sendable {
  let name: String
  let fileExtension: String
  /// What the names of its files have behind that of the dictionary and before the extension: `Tests`. Of the emitters
  /// of one extension one has none; the extension alone means that one.
  var fileSuffix = ""
  /// What the names of its flags begin with, where another emitter's are the same: `swift`.
  var flagPrefix: String?
  let language: String
  let summary: String
  /// Made when it is asked for, like the options and the samples: a run writes few formats.
  let mark: @Sendable () -> String
  let syntax: OutputSyntax
  /// Each with what it sets.
  var options: @Sendable () -> [SettableOption<Options>] = { [] }
  /// Options for the golden tests, by what the names of the goldens have behind that of the dictionary.
  var samples: @Sendable () -> [(name: String, options: Options)] = { [] }
  /// The type that the text for a dictionary declares; nil where there are no types.
  var typeName: (@Sendable (_ dictionary: String, Options) -> String)?
  /// The type that the text would declare, if the language did not have one of that name; nil when it declares it.
  var hiddenType: (@Sendable (_ dictionary: String, Options) -> String?)?
  /// Whether the text has font files in it.
  var needsFontContents: (@Sendable (Options) -> Bool)?
  /// The fonts that the text names without a way to them; those that a system has are left to the reader of the list.
  var unreachableFonts: (@Sendable (ScaledTable, Options) -> [UnreachableFont])?
  let write: @Sendable (ScaledTable, Options) -> UTF8Text

  /// The options with one of them set; nil when there is no such option, or it has no such value.
  func setting(_ option: EmitterOption, to value: String, in options: Options) -> Options? {
    var options = options
    guard let settable = self.options().first(where: { $0.option.name == option.name }),
      settable.set(value, &options)
    else { return nil }
    return options
  }
}

/// A font that an output names, and gives no way to.
package struct UnreachableFont: Sendable, Equatable {
  /// Its PostScript name.
  package let name: String
  package let reason: Reason

  /// Why there is no way to it.
  package enum Reason: Sendable, Equatable {
    /// Nothing was asked for.
    case noAddress
    /// Other fonts have the same address.
    case sharedAddress
    /// It was to be in the output, and is in none of the font files that were given.
    case noFile
    /// It was to be in the output, and its file, or all files together, are too large.
    case tooLarge
    /// It was to be in the output, and its file holds several faces.
    case collection
  }
}
