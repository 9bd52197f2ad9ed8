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
    HelpText.text(usage: "tool FILE", summary: "does it.", sections: [.init(options: options), .init("Empty", [])])
      == """
      Usage: tool FILE

      does it.

      Options:
        -c, --check             look only
        --a-rather-long-name VALUE
                                what it does, in a sentence that is longer than what
                                is left of the line

      """)
}
