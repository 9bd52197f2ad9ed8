import CommandLineKit
import OperatingSystem
import TypeRampProject

/// An option of an emitter on the command line: `--css-mode`.
struct EmitterFlag: Sendable {
  let emitter: String
  let option: EmitterOption
  let declaration: OptionDeclaration

  static let all = Emitter.all.flatMap { emitter in emitter.options.map { EmitterFlag(emitter, $0) } }

  private init(_ emitter: Emitter, _ option: EmitterOption) {
    (self.emitter, self.option) = (emitter.name, option)
    let accepts = { @Sendable (text: String) in option.isFlag || option.accepts(text) }
    declaration = OptionDeclaration(
      name: "\(emitter.name)-\(option.flag)", takesValue: !option.isFlag, isRepeatable: option.isFlag, accepts: accepts
    ) {
      OptionWords(
        placeholder: option.placeholder, choices: option.choices, expected: option.expected ?? option.placeholder,
        help: option.help + (option.isFlag ? "" : option.fallback.map { " (default: \($0))" } ?? ""))
    }
  }

  func value(_ arguments: Arguments) -> String? {
    arguments.texts[declaration.name].map { option.isFlag ? "true" : $0[0] }
  }

  /// The options that arguments set. Most calls set none, and make none.
  fileprivate static func given(in arguments: Arguments) -> [EmitterFlag] {
    let isGiven = arguments.texts.keys.contains { name in Emitter.all.contains { name.hasPrefix($0.name + "-") } }
    return isGiven ? all.filter { $0.value(arguments) != nil } : []
  }

  /// A line for each option of a format that is not written. This is not an error, since an argument file may be shared
  /// by calls for several formats.
  static func notes(on arguments: Arguments, formats: Set<String>) -> [String] {
    given(in: arguments).filter { !formats.contains($0.emitter) }.map { flag in
      "'\(flag.declaration.written)' has no effect: no output is '\(flag.emitter)'"
    }
  }

  /// Throws if an option for a single input is set for several.
  static func check(_ arguments: Arguments, inputs: [Input]) throws(UsageError) {
    guard inputs.count > 1 else { return }
    for flag in given(in: arguments) {
      guard let what = flag.option.perInput else { continue }
      throw .other("'\(flag.declaration.written)' \(what), but there are several inputs")
    }
  }
}

extension EmitterOption {
  fileprivate var choices: [String] {
    guard case .choice(let names) = values else { return [] }
    return names
  }

  fileprivate var placeholder: String {
    switch values {
    case .text(let placeholder, _): placeholder
    case .choices(let names): names.prefix(2).joined(separator: ",") + ",…"
    case .choice, .flag: choices.joined(separator: "|")
    }
  }
}

extension Emitter {
  func configured(by arguments: Arguments) -> Emitter {
    var emitter = EmitterFlag.given(in: arguments).filter { $0.emitter == name }.reduce(self) { emitter, flag in
      flag.value(arguments).flatMap { emitter.setting(flag.option, to: $0) } ?? emitter
    }
    if let styles = arguments[OutputOptions.styles] { emitter.styles = styles }
    return emitter
  }
}

enum OutputOptions {
  static let check = Flag("check", help: "write nothing; exit 1 if something differs")

  static let styles = Option<StyleScope>(
    "styles", help: "all thirteen, or those defined (default: all)")
}

extension Arguments {
  /// The file or folder of an option for an output; nil for standard output.
  func outputPath(_ option: Option<String>) throws(UsageError) -> String? {
    let path = self[option]
    if path == "" { throw .emptyPath }
    return path == "-" ? nil : path
  }
}

extension UsageError {
  static let emptyPath = Self.other("the path after '--output' is empty")
}

extension Files {
  /// Whether outputs are written into a folder: it exists, or ends in a slash.
  static func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || kind(of: path) == .folder }
}

enum JobOptions {
  static let jobs = Option<Int>(
    "jobs", placeholder: "N", expected: "a number from 1 to 256",
    help: "inputs to process at once (default: processors)"
  ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
}

extension Arguments {
  /// The number of threads for some inputs: as many as requested, otherwise one for each processor. For one input the
  /// processors are not counted, since the C library reads a file for that.
  func jobs(for inputs: Int) -> Int { inputs > 1 ? self[JobOptions.jobs] ?? Parallel.processors : 1 }
}

/// The form in which a command prints its result.
enum OutputForm {
  case text, markdown, json
}

/// The flags for the form of a command's result. Their help says what the form is in that command.
struct FormOptions: Sendable {
  private let markdown: Flag
  private let json: Flag

  init(markdown: String, json: String) {
    self.markdown = Flag("markdown", help: markdown)
    self.json = Flag("json", help: json)
  }

  var all: [OptionDeclaration] { [markdown.declaration, json.declaration] }

  func form(_ arguments: Arguments) throws(UsageError) -> OutputForm {
    switch (arguments.has(markdown), arguments.has(json)) {
    case (true, true): throw .other("'--markdown' and '--json' are two forms; expected one")
    case (true, false): .markdown
    case (false, true): .json
    case (false, false): .text
    }
  }
}
