/// A command as help, completions and the manual describe it.
package struct CommandDescription: Sendable {
  package let name: String
  /// What it does, in one sentence.
  package let abstract: String
  /// What else there is to know, in one paragraph.
  package let discussion: String
  /// What it takes besides options: `INPUT…`.
  package let operands: String
  /// The words that an operand can be; none where it is a file.
  package let operandChoices: [String]
  /// Calls that people begin with.
  package let examples: [String]
  package let options: [OptionDeclaration]

  package init(
    name: String, abstract: String, discussion: String, operands: String, operandChoices: [String],
    examples: [String], options: [OptionDeclaration]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.operandChoices = operandChoices
    self.examples = examples
    self.options = options
  }

  /// The call: `typeramp compile INPUT… [options]`.
  package var usage: String {
    (["typeramp", name, operands].filter { !$0.isEmpty } + ["[options]"]).joined(separator: " ")
  }

  /// Whether an operand can be a file.
  var takesFiles: Bool { !operands.isEmpty && operandChoices.isEmpty }
}

extension OptionDeclaration {
  /// What a shell can complete the value to.
  enum Completion {
    case words([String])
    case file
    /// Nothing that a shell knows.
    case text
  }

  var completion: Completion {
    let words = words
    if !words.choices.isEmpty { return .words(words.choices) }
    return ["FILE", "PATH"].contains(words.placeholder) ? .file : .text
  }
}
