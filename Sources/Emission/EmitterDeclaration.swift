import StyleModel
import Writing

/// The parts of an emitter that do not depend on its options.
struct EmitterDeclaration<Options: Sendable>: Sendable {
  let name: String
  let fileExtension: String
  /// The suffix of its file names, between the dictionary's name and the extension: `Tests`. Among emitters with the
  /// same extension one has no suffix, and the extension alone selects it.
  var fileSuffix = ""
  /// The prefix of its flags, if it shares another emitter's: `swift`.
  var flagPrefix: String?
  let language: String
  let summary: String
  /// Computed on demand, like the options and the samples: a run writes few formats.
  let mark: @Sendable () -> String
  let syntax: OutputSyntax
  /// The options and the functions that set them.
  var options: @Sendable () -> [SettableOption<Options>] = { [] }
  /// Options for the golden tests, by the suffixes of the goldens.
  var samples: @Sendable () -> [(name: String, options: Options)] = { [] }
  /// The type that the output for a dictionary declares; nil if there are no types.
  var typeName: (@Sendable (_ dictionary: String, Options) -> String)?
  /// The type that the output would declare if the language did not use that name; nil if it is declared as such.
  var hiddenType: (@Sendable (_ dictionary: String, Options) -> String?)?
  /// Whether the output contains font files.
  var needsFontContents: (@Sendable (Options) -> Bool)?
  /// The fonts that the output names but gives no access to, including those that a system may have.
  var unreachableFonts: (@Sendable (ScaledTable, Options) -> [UnreachableFont])?
  let write: @Sendable (ScaledTable, Options) -> UTF8Text

  /// The options with one of them set; nil if there is no such option, or the value is invalid.
  func setting(_ option: EmitterOption, to value: String, in options: Options) -> Options? {
    var options = options
    guard let settable = self.options().first(where: { $0.option.name == option.name }),
      settable.set(value, &options)
    else { return nil }
    return options
  }
}

/// A font that an output names but gives no access to.
package struct UnreachableFont: Sendable, Equatable {
  /// Its PostScript name.
  package let name: String
  package let reason: Reason

  /// Why there is no access to it.
  package enum Reason: Sendable, Equatable {
    /// No address and no embedding was requested.
    case noAddress
    /// Other fonts have the same address.
    case sharedAddress
    /// It should be embedded, and is not in any given font file.
    case noFile
    /// It should be embedded, and its file, or all files together, exceed the limit.
    case tooLarge
    /// It should be embedded, and its file is a collection.
    case collection
  }
}
