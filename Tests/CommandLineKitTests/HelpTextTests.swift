import CommandLineKit
import Testing

@Test func helpIsAlignedAndFitsATerminal() {
  let options = [
    Flag("check", letter: "c", help: "look only").declaration,
    // The widest name beside which a meaning begins.
    Option<String>("just-a-very-wide-name", placeholder: "VALUE", help: "beside it").declaration,
    Option<String>("just-a-wider-name-yet", placeholder: "VALUES", help: "below it").declaration,
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
          -c, --check                    look only
          --just-a-very-wide-name VALUE  beside it
          --just-a-wider-name-yet VALUES
                                         below it
          --a-rather-long-name VALUE     what it does, in a sentence that is longer than
                                         what is left of the line

        More:
          --a, --b

        """)
}

@Test(arguments: [(39, 1), (40, 2)]) func aLineHasAtMostEightyColumns(lastWord: Int, lines: Int) {
  let words = [String(repeating: "a", count: 40), String(repeating: "b", count: lastWord)]
  #expect(HelpText.lines(of: words, width: 80).count == lines)
}
