/// A command as help, completions and the manual describe it.
package struct CommandDescription: Sendable {
  package let name: String
  /// What it does, in one sentence.
  package let abstract: String
  /// Further information, in one paragraph.
  package let discussion: String
  /// The operands: `INPUT…`.
  package let operands: String
  /// The words that an operand can be; empty if it is a file.
  package let operandChoices: [String]
  /// Calls for beginners.
  package let examples: [String]
  package let options: [OptionDeclaration]

  package init(
    name: String, abstract: String, discussion: String, operands: String, operandChoices: [String],
    examples: [String], options: [OptionDeclaration]
  ) {
    (self.name, self.abstract, self.discussion, self.examples) = (name, abstract, discussion, examples)
    (self.operands, self.operandChoices, self.options) = (operands, operandChoices, options)
  }

  /// The call: `typeramp compile INPUT… [options]`.
  package var usage: String {
    (["typeramp", name, operands].filter { !$0.isEmpty } + ["[options]"]).joined(separator: " ")
  }

  /// Whether an operand can be a file.
  package var takesFiles: Bool { !operands.isEmpty && operandChoices.isEmpty }
}
