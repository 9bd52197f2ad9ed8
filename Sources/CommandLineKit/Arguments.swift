/// The arguments of a call, sorted by the options of a command.
package struct Arguments: Sendable {
  /// The arguments that are neither options nor their values, in order. `-` is standard input.
  package private(set) var operands: [String] = []
  /// The texts of each option by its name, in order; an empty one for each time a flag was given.
  package private(set) var texts: [String: [String]] = [:]

  /// Sorts arguments by the options of a command, which are made until the one of an argument is found.
  package init(_ arguments: [String], options: [@Sendable () -> [OptionDeclaration]]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("-") && argument != "-" {
        try parse(argument, &rest, options)
      } else {
        operands.append(argument)
      }
    }
  }

  /// The first value of an option; nil when it was not given.
  package subscript<Value>(_ option: Option<Value>) -> Value? {
    texts[option.declaration.name]?.lazy.compactMap(option.value).first
  }

  package func all<Value>(_ option: Option<Value>) -> [Value] {
    // Generic code looks up the types it makes: most options are not given, and should not pay for it.
    guard let words = texts[option.declaration.name] else { return [] }
    var all: [Value] = []
    for word in words {
      if let value = option.value(word) { all.append(value) }
    }
    return all
  }

  package func has(_ flag: Flag) -> Bool { texts[flag.declaration.name] != nil }

  package func has<Value>(_ option: Option<Value>) -> Bool { self[option] != nil }

  /// The only operand of a command with a single input.
  ///
  /// - Parameter expected: what the operand is, for the error if it is missing.
  package func input(_ expected: String) throws(UsageError) -> String {
    guard let operand = operands.first else { throw .missingOperand(expected) }
    guard operands.count == 1 else { throw .other("expected one input, not \(operands.count)") }
    return operand
  }

  /// Throws if a command that takes no operands has some.
  package func refuseOperands() throws(UsageError) {
    if let operand = operands.first { throw .other("expected no operand, not '\(operand)'") }
  }

  private mutating func parse(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [@Sendable () -> [OptionDeclaration]]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (option, attached) = try Self.option(parts[0], parts.count > 1 ? parts[1] : nil, options)
    guard option.takesValue else {
      if attached != nil { throw .unexpectedValue(option: option.written) }
      texts[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst() else { throw .missingValue(option: option.written) }
    guard option.accepts(value) else {
      let words = option.words
      if let hint = words.hints[value] { throw .other(hint) }
      let parts = value.split(separator: ",").map(String.init)
      if option.isRepeatable, parts.count > 1, parts.allSatisfy(option.accepts) {
        let call = parts.map { "\(option.written) \($0)" }.joined(separator: " ")
        throw .other("'\(option.written)' takes one value at a time; expected '\(call)'")
      }
      throw .invalidValue(
        value, option: option.written, choices: words.choices, expected: words.expected, spellings: words.spellings)
    }
    if !option.isRepeatable, texts[option.name] != nil { throw .repeated(option: option.written) }
    texts[option.name, default: []].append(value)
  }

  /// The option of an argument, `--name` or `-o`; a short one may have its value attached: `-oFILE`.
  private static func option(
    _ text: String, _ value: String?, _ options: [@Sendable () -> [OptionDeclaration]]
  ) throws(UsageError) -> (OptionDeclaration, attached: String?) {
    for options in options {
      if text.hasPrefix("--") {
        if let option = options().first(where: { $0.name == text.dropFirst(2) }) { return (option, value) }
      } else if let letter = text.dropFirst().first, let option = options().first(where: { $0.letter == letter }) {
        let attached = String(text.dropFirst(2)) + (value.map { "=" + $0 } ?? "")
        return (option, attached.isEmpty ? nil : attached)
      }
    }
    throw .unknownOption(text, known: options.flatMap { $0().map(\.written) })
  }
}
