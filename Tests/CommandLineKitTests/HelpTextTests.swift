import CommandLineKit
import Testing

@Test func helpIsAlignedAndFitsATerminal() {
  let options = [
    Flag("check", letter: "c", help: "look only").declaration,
    // Two columns of space are left.
    Option<String>("just-wide-name", placeholder: "VALUE", help: "beside it").declaration,
    Option<String>("just-wider-name", placeholder: "VALUE", help: "below it").declaration,
    Option<String>(
      "a-rather-long-name", placeholder: "VALUE",
      help: "what it does, in a sentence that is longer than what is left of the line"
    ).declaration,
  ]
  #expect(
    HelpText.text(
      abstract: "Do it.", usage: "tool FILE", examples: ["tool a", "tool b"], discussion: "FILE is a file.",
      sections: [.init("Options", options: options), .init("Empty", []), .init("More", text: "--a, --b")])
        == """
        Do it.

        Usage: tool FILE

        Examples:
          tool a
          tool b

        FILE is a file.

        Options:
          -c, --check             look only
          --just-wide-name VALUE  beside it
          --just-wider-name VALUE
                                  below it
          --a-rather-long-name VALUE
                                  what it does, in a sentence that is longer than what
                                  is left of the line

        More:
          --a, --b

        """)
}

@Test(arguments: [(39, 1), (40, 2)]) func aLineHasAtMostEightyColumns(lastWord: Int, lines: Int) {
  let words = [String(repeating: "a", count: 40), String(repeating: "b", count: lastWord)]
  #expect(HelpText.lines(of: words, width: 80).count == lines)
}
