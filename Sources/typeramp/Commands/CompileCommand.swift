import CommandLineKit
import Diagnostics
import Documents
import TypeRampKit

extension Command {
  static let compile = Command(
    name: "compile",
    summary: """
      compiles style dictionaries to JSON, CSS or Swift. Every style is scaled for all twelve content size categories \
      as UIKit does on iOS and iPadOS. INPUT is a property list or JSON; '-' is standard input. Without -o the output \
      goes to standard output.
      """,
    operands: "INPUT…",
    options: [
      CompileOptions.format.declaration, CompileOptions.output.declaration, CompileOptions.check.declaration,
      CompileOptions.depfile.declaration, CompileOptions.found.declaration, CompileOptions.cssMode.declaration,
      CompileOptions.cssPrefix.declaration,
      CompileOptions.cssFontURL.declaration, CompileOptions.swiftName.declaration,
      CompileOptions.swiftAccess.declaration, CompileOptions.displayScale.declaration,
      RuleOptions.rule.declaration, RuleOptions.strict.declaration, RuleOptions.dialect.declaration,
      FontOptions.fonts.declaration,
    ] + TokenOptions.all
  ) { invocation in
    let plan = try OutputPlan(invocation.arguments, argumentFiles: invocation.argumentFiles)
    var run = try CompileRun(invocation, plan: plan)
    return try run.run()
  }
}

/// The options of `compile` alone.
enum CompileOptions {
  static let format = Option<Emitter>(
    "format", placeholder: Emitter.all.map(\.name).joined(separator: "|"), choices: Emitter.all.map(\.name),
    isRepeatable: true,
    help: "what to write; may be given several times. Without it the extension of -o decides, or else it is json"
  ) { Emitter(named: $0) }

  static let output = Option<String>(
    "output", letter: "o", placeholder: "PATH", isRepeatable: true,
    help: "a file, or a folder (with a '/' at its end) that gets NAME.json, NAME.css, NAME.swift for each input")

  static let check = Flag("check", help: "write nothing; exit 1 and show what is missing or differs")

  static let depfile = Option<String>(
    "depfile", placeholder: "FILE", help: "write a Make or Ninja depfile: the outputs, and every file that was read")

  static let found = Flag(
    "found", help: "nobody has looked at the input: one that is no dictionary is passed over, its output empty")

  static let cssMode = Option<EmissionOptions.CSS.Mode>(
    "css-mode", help: "follow a data-content-size attribute, the reader's own setting, or both; table unless given")

  static let cssPrefix = Option<String>(
    "css-prefix", placeholder: "PREFIX", expected: "letters, digits, '-' and '_', a letter or '_' first",
    help: "what properties and classes begin with; text unless given"
  ) { $0.isCSSName ? $0 : nil }

  static let cssFontURL = Option<String>(
    "css-font-url", placeholder: "TEMPLATE", help: "a URL for each @font-face; '{name}' stands for the PostScript name")

  static let swiftName = Option<String>(
    "swift-name", placeholder: "NAME", expected: "an identifier in UpperCamelCase that hides no type of Swift or UIKit",
    help: "the generated type; the file's name unless given"
  ) { Emitter.isSwiftTypeName($0) ? $0 : nil }

  static let swiftAccess = Option<EmissionOptions.Swift.Access>(
    "swift-access", help: "who sees the generated type; internal unless given")

  static let displayScale = Option<Int>(
    "display-scale", placeholder: "1|2|3", choices: ["1", "2", "3"],
    help: "pixels in a point, for metrics; 3 unless given"
  ) { Int($0).flatMap { (1...3).contains($0) ? $0 : nil } }
}

extension EmissionOptions {
  /// The options that the arguments ask for.
  init(_ arguments: Arguments) {
    self.init()
    css.mode = arguments[CompileOptions.cssMode] ?? css.mode
    css.prefix = arguments[CompileOptions.cssPrefix] ?? css.prefix
    css.fontURL = arguments[CompileOptions.cssFontURL]
    swift.name = arguments[CompileOptions.swiftName]
    swift.access = arguments[CompileOptions.swiftAccess] ?? swift.access
  }
}

extension String {
  /// Letters, digits, `-` and `_`, a letter or `_` first.
  var isCSSName: Bool {
    guard let first = utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }
}
