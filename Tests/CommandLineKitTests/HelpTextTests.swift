import CommandLineKit
import Testing

@Test func helpIsAlignedAndFitsATerminal() {
  let options = [
    Flag("check", letter: "c", help: "look only").declaration,
    Option<String>(
      "a-rather-long-name", placeholder: "VALUE",
      help: "what it does, in a sentence that is longer than what is left of the line"
    ).declaration,
  ]
  #expect(
    HelpText.text(
      abstract: "Do it.", usage: "tool FILE", examples: ["tool a", "tool b"], discussion: "FILE is a file.",
      sections: [.init(options: options), .init("Empty", [])])
        == """
        Do it.

        Usage: tool FILE

        Examples:
          tool a
          tool b

        FILE is a file.

        Options:
          -c, --check             look only
          --a-rather-long-name VALUE
                                  what it does, in a sentence that is longer than what
                                  is left of the line

        """)
}
