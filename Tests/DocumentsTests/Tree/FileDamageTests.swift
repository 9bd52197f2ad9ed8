import Documents
import Testing

/// What has happened to a file as a whole is said, and not only where a reader stops.
@Suite struct FileDamage {
  private static let pointer = "a pointer of Git LFS instead of the file; run 'git lfs pull'"
  private static let conflict = "an unresolved merge conflict; expected one of its two versions"

  @Test(arguments: [
    Malformed("⟦version https://git-lfs.github.com/spec/v1⟧\noid sha256:4d7a\nsize 12\n", pointer),
    Malformed("{\n⟦<<<<<<<⟧ HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> b\n}", conflict),
    Malformed("{\n  \"a\": 1\n⟦=======⟧\n  \"a\": 2\n}", conflict),
    Malformed("{\n  \"a\": 1\n⟦>>>>>>>⟧ b\n}", conflict),
    Malformed("<plist version=\"1.0\"><dict>\n⟦<<<<<<<⟧ HEAD\n<key>a</key>\n=======\n</dict></plist>", conflict),
    Malformed("{ a = b;\n⟦<<<<<<<⟧ HEAD\n}", conflict),
    Malformed("{⟦\u{A0}⟧\"a\": 1 }", "U+00A0 is not white space here"),
    Malformed("{ \"a\":⟦\u{200B}⟧1 }", "U+200B is not white space here"),
    Malformed("{ \"a\": 1 }⟦\u{FEFF}⟧", "U+FEFF is not white space here"),
    // Markers elsewhere are part of the text.
    Malformed("{ \"a\": \"=======\"⟦,⟧ }", "JSON allows no comma after the last element"),
  ])
  func itIsNamed(_ file: Malformed) { file.check(path: "a.json") }
}
