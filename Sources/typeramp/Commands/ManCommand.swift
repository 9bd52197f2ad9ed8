import CommandLineKit
import TypeRampProject

extension Command {
  static let man = Command(
    name: "man",
    abstract: "Print the manual page.",
    examples: [
      "typeramp man > /usr/local/share/man/man1/typeramp.1",
      "typeramp man | man -l -",
    ],
    discussion: "",
    operands: "",
    options: []
  ) { invocation in
    try invocation.arguments.refuseOperands()
    let page = ManualPage.text(
      version: Program.version, date: Program.versionDate,
      abstract: "compile text-style dictionaries for Apple's Dynamic Type",
      description: """
        A text-style dictionary gives each of Apple's text styles a font and a size. typeramp checks dictionaries and design \
        tokens, scales them for all text sizes as UIKit does, and writes JSON, CSS and Swift.
        """, commands: Command.all.map(\.description),
      sections: [
        HelpText.Section("Options", Program.options), HelpText.Section("Exit status", ExitStatus.meanings),
        HelpText.Section("Environment", environment), HelpText.Section("Files", files),
      ])
    try invocation.console.print(page)
    return .success
  }

  private static let environment = [
    ("NO_COLOR", "print no colours"), ("CLICOLOR_FORCE", "print colours even where there is no terminal"),
    ("COLUMNS", "the width of the terminal, if it does not report one"),
    ("GITHUB_ACTIONS, XCODE_VERSION_ACTUAL", "validate reports in the form that GitHub or Xcode reads"),
  ]

  private static let files = [
    (Configuration.fileName, "the configuration, in the current folder or above"),
    (GeneratedFiles.manifest(ofConfigurationAt: Configuration.fileName), "which files build has generated"),
  ]
}
