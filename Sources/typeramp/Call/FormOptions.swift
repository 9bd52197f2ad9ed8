import CommandLineKit

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
