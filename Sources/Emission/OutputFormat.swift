import StyleModel
import Writing

/// What an emitter has besides the styles to write: a declaration and its options, whatever type those have.
///
/// A class, because it is large, never changes, and is copied with every emitter.
final class OutputFormat: Sendable {
  let name: String
  let fileExtension: String
  let fileSuffix: String
  let flagPrefix: String
  let language: String
  let summary: String
  let syntax: OutputSyntax
  let mark: @Sendable () -> String
  let options: @Sendable () -> [EmitterOption]
  let write: @Sendable (ScaledTable) -> UTF8Text
  let typeName: (@Sendable (String) -> String)?
  let hiddenType: @Sendable (String) -> String?
  let needsFontContents: @Sendable () -> Bool
  let unreachableFonts: @Sendable (ScaledTable) -> [UnreachableFont]
  let setting: @Sendable (EmitterOption, String) -> Emitter?
  let samples: @Sendable () -> [(name: String, emitter: Emitter)]

  init<Options>(_ declaration: EmitterDeclaration<Options>, _ options: Options) {
    name = declaration.name
    fileExtension = declaration.fileExtension
    fileSuffix = declaration.fileSuffix
    flagPrefix = declaration.flagPrefix ?? declaration.name
    language = declaration.language
    summary = declaration.summary
    syntax = declaration.syntax
    mark = declaration.mark
    self.options = { declaration.options().map(\.option) }
    write = { declaration.write($0, options) }
    if let name = declaration.typeName { typeName = { name($0, options) } } else { typeName = nil }
    hiddenType = { declaration.hiddenType?($0, options) }
    needsFontContents = { declaration.needsFontContents?(options) ?? false }
    unreachableFonts = { declaration.unreachableFonts?($0, options) ?? [] }
    setting = { declaration.setting($0, to: $1, in: options).map { Emitter(declaration, $0) } }
    samples = { declaration.samples().map { ($0.name, Emitter(declaration, $0.options)) } }
  }
}
