import Documents
import Testing

@Suite struct XMLReaderTests {
  @Test(arguments: [
    Placed("<string>⟦Avenir⟧</string>", .string("Avenir")),
    Placed("<string>⟦⟧</string>", .string("")),
    Placed("<plist>⟦⟧<string/></plist>", .string("")),
    Placed("<string>⟦a &amp; b⟧</string>", .string("a & b")),
    Placed("<string>⟦&lt;&gt;&quot;&apos;&#65;&#x42;&#x1F600;⟧</string>", .string("<>\"'AB😀")),
    Placed("<string>⟦&#x10FFFF;⟧</string>", .string("\u{10FFFF}")),
    Placed("<string>⟦a<![CDATA[<&]]]>b]]>c⟧</string>", .string("a<&]b]]>c")),
    Placed("<string>⟦ a\r\n\tb ⟧</string>", .string(" a\r\n\tb ")),
    Placed("<string >⟦a > b⟧</string >", .string("a > b")),
    Placed("<string lang='de'>⟦Ü⟧</string>", .string("Ü")),
    Placed("<dict><key>⟦a&amp;b⟧</key><true/></dict>", .string("a&b")),
    Placed("<dict><key>⟦⟧</key><true/></dict>", .string("")),
    Placed("<integer> \n⟦17⟧</integer>", .number(17)),
    Placed("<integer>⟦- 0x1F⟧</integer>", .number(-31)),
    Placed("<integer>⟦+007⟧</integer>", .number(7)),
    Placed("<integer>⟦18446744073709551615⟧</integer>", .number(0x1p64)),
    Placed("<integer>⟦-9223372036854775808⟧</integer>", .number(-0x1p63)),
    Placed("<real> ⟦17.5⟧</real>", .number(17.5)),
    Placed("<real>⟦1.⟧</real>", .number(1)),
    Placed("<real>⟦-.5E+1⟧</real>", .number(-5)),
    Placed("<real>⟦-Infinity⟧</real>", .number(-.infinity)),
    Placed("<real>⟦nan⟧</real>", .notANumber),
    Placed("<array>⟦<true/>⟧</array>", .boolean(true)),
    Placed("<array>⟦<false></false >⟧</array>", .boolean(false)),
    Placed("<plist>⟦<array/>⟧</plist>", .array([])),
    Placed("<plist><array>⟦<dict></dict>⟧</array></plist>", .dictionary([:])),
    Placed("<date>⟦2026-01-31T12:00:00Z⟧</date>", .opaque(.date)),
    Placed("<data>⟦\n AA== \n⟧</data>", .opaque(.data)),
    Placed("<?xml version='1.0'?>\n<!-- < -->\n<!DOCTYPE plist>\n⟦<array/>⟧\n<!-- --><?end?>\n", .array([])),
    Placed(
      "<plist>\n<!-- a --><?b?>⟦<dict><!-- --><key>k</key><!-- --><true/><?x?></dict>⟧ <!-- --></plist>",
      .dictionary(["k": .boolean(true)])),
  ])
  func node(_ text: Placed) throws {
    try text.check(path: "a.plist")
  }

  @Test(arguments: [
    Malformed("<plist>⟦t⟧ext</plist>", "expected a tag, not text"),
    Malformed("<dict>⟦Ü⟧</dict>", "expected a tag, not text"),
    Malformed("<array>⟦&⟧#32;</array>", "expected a tag, not text"),
    Malformed("<array><⟦ ⟧string/></array>", "expected the name of an element after '<'"),
    Malformed("<plist>⟦</plist>⟧", "expected a value before this tag"),
    Malformed("<dict>⟦<string>⟧a</string></dict>", "expected a '<key>' before this value"),
    Malformed("<dict><key>a</key><true/>⟦<false/>⟧</dict>", "expected a '<key>' before this value"),
    Malformed("<array>⟦<string ⟧<true/></array>", "expected '>' at the end of this tag"),
    Malformed("<array></array ⟦x⟧>", "expected '>' at the end of this tag"),
    Malformed("<array>⟦<key>⟧a</key></array>", "expected a value; a '<key>' belongs in a '<dict>'"),
    Malformed("<plist><true/>⟦<true/>⟧</plist>", "expected '</plist>'; a property list holds one value"),
    Malformed("<plist>⟦<plist>⟧</plist></plist>", "expected a value; '<plist>' is the root element only"),
    Malformed("<dict><key>⟦font&amp;Name⟧</key></dict>", "'font&Name' has no value"),
    Malformed("<dict><key>⟦a⟧</key><key>b</key></dict>", "'a' has no value"),
    Malformed("⟨<string>⟩a⟦<b>⟧</b></string>", "expected '</string>' before this"),
    Malformed("⟨<string>⟩a⟦<!-- c -->⟧</string>", "'<string>' cannot hold a comment; move it out of the element"),
    Malformed("<dict><key>k</key>⟨<array a='1'>⟩⟦</dict>⟧", "expected '</array>', not '</dict>'"),
    Malformed("⟨<dict>⟩⟦</array>⟧", "expected '</dict>', not '</array>'"),
    Malformed("⟨<string>⟩a⟦</key>⟧", "expected '</string>', not '</key>'"),
    Malformed("⟨<true>⟩⟦x⟧</true>", "expected '</true>' before this"),
    Malformed("⟨<true>⟩⟦x⟧/true>", "expected '</true>' before this"),
    Malformed("<plist>⟨<dict>⟩\n⟦⟧", "expected '</dict>' before the end of the file"),
    Malformed("⟨<plist>⟩<true/>⟦⟧", "expected '</plist>' before the end of the file"),
    Malformed("⟨<string>⟩a⟦⟧", "expected '</string>' before the end of the file"),
    Malformed("⟨<integer>⟩ ⟦⟧", "expected '</integer>' before the end of the file"),
    Malformed("⟨<data>⟩AAAA⟦⟧", "expected '</data>' before the end of the file"),
    Malformed("<dict>⟦<string⟧", "expected '>' before the end of the file"),
    Malformed("<string>a⟦</string⟧", "expected '>' before the end of the file"),
    Malformed("<array><⟦strong⟧>a</strong></array>", "unknown element 'strong'"),
    Malformed("<⟦Dict⟧/>", "unknown element 'Dict'"),
    Malformed("⟦<plist/>⟧", "'<plist>' is empty; expected its value"),
    Malformed("⟦<integer>⟧ </integer>", "'<integer>' is empty; expected its value"),
    Malformed("⟦<date/>⟧", "'<date>' is empty; expected its value"),
    Malformed("⟦<!--⟧ <dict/>", "expected '-->' at the end of this comment"),
    Malformed("⟦<?⟧xml <dict/>", "expected '?>' at the end of this instruction"),
    Malformed("<!DOCTYPE plist>⟦p⟧?><dict/>", "expected a tag, not text"),
    Malformed("<?xml?>⟦p⟧!-- --><dict/>", "expected a tag, not text"),
    Malformed("⟦<!DOCTYPE⟧ plist", "expected '>' at the end of this declaration"),
    Malformed("<string>⟦<![CDATA[⟧a]]</string>", "expected ']]>' at the end of this character data"),
    Malformed("⟦<!ELEMENT a>⟧<dict/>", "expected '<!DOCTYPE' or '<!--'"),
    Malformed("<dict/>⟦<!DOCTYPE plist>⟧", "expected '<!DOCTYPE' or '<!--'"),
    Malformed("<!DOCTYPE plist ⟦[⟧<!ELEMENT a>]><dict/>", "expected '>'; declarations inside a DOCTYPE are not read"),
    Malformed(
      "<!DOCTYPE plist [⟦<!ENTITY⟧ a 'b'>]><string>&a;</string>",
      "entities cannot be declared; write the text itself where it is used"),
    Malformed("<string>a ⟦&⟧ b</string>", "expected '&amp;' for a '&' in text"),
    Malformed("<string>⟦&⟧;</string>", "expected '&amp;' for a '&' in text"),
    Malformed("<string>⟦&⟧amp</string>", "expected '&amp;' for a '&' in text"),
    Malformed(
      "<string>⟦&nbsp;⟧</string>",
      "unknown entity '&nbsp;'; expected one of '&amp;', '&lt;', '&gt;', '&quot;', '&apos;'"),
    Malformed("<string>⟦&#xD800;⟧</string>", "expected the number of a Unicode character between '&#' and ';'"),
    Malformed("<string>⟦&#x110000;⟧</string>", "expected the number of a Unicode character between '&#' and ';'"),
    Malformed("<string>⟦&#1a;⟧</string>", "expected the number of a Unicode character between '&#' and ';'"),
    Malformed(
      "<string>⟦&#99999999999999999999;⟧</string>", "expected the number of a Unicode character between '&#' and ';'"),
    Malformed("<string>⟦&#;⟧</string>", "expected the number of a Unicode character between '&#' and ';'"),
    Malformed(
      "<integer>⟦17.5⟧</integer>",
      "expected a whole number, such as 17, and nothing after it; use '<real>' for a fraction"),
    Malformed(
      "<integer>⟦-9223372036854775809⟧</integer>",
      "expected a whole number from -9223372036854775808 to 18446744073709551615"),
    Malformed("<real>⟦17pt⟧</real>", "expected a number, such as 17.5, and nothing after it"),
    Malformed("<⟦string/x⟧>a</string>", "unknown element 'string/x'"),
    Malformed("<date>⟦ 2026-01-31T12:00:00Z⟧</date>", "expected a date, such as 2026-01-31T12:00:00Z"),
    Malformed("<date>⟦⟧</date>", "expected a date, such as 2026-01-31T12:00:00Z"),
    Malformed("<date>⟦2026-01-31⟧</date>", "expected a date, such as 2026-01-31T12:00:00Z"),
    Malformed(
      "<data>⟦AAA⟧</data>", "expected Base64: letters, digits, '+' and '/' in groups of four, '=' at the end"),
    Malformed(
      "<data>⟦A===⟧</data>", "expected Base64: letters, digits, '+' and '/' in groups of four, '=' at the end"),
    Malformed("<plist><true/></plist>⟦t⟧ext", "expected the end of the file after the property list"),
    Malformed("<true/>⟦<true/>⟧", "expected the end of the file after the property list"),
    Malformed("<?xml version='1.0'?><!-- nothing -->⟦⟧", "the file is empty"),
  ])
  func mistake(_ text: Malformed) {
    text.check(path: "a.plist")
  }
}
