/// Words that readers of half-typed texts meet over and over: openings, endings, and pieces of both.
package enum HostileWords {
  package static let all = [
    "[", "{", "\"a\"", "\"a\":", "{\"a\":", "{\"a\":\n", "[\n", "\"", "'\n", "\\", "\\\"", "a ", "/*", "/", "//\n", ":",
    ",", "}", "[]", "{}", "[}", "<dict>", "<dict>\n", "<dict><key>a", "<dict>\n <key>a</key>\n", "</dict>",
    "<array><dict>",
    "<key>", "<key>\n", "<", "<!--", "<![CDATA[", "<string><![CDATA[", "<string>&", "<integer>1", "<a", ">", "&", "(",
    "a=", "a=b;", "a={", "a={\n", "a", "<0", "\u{E9}", "\n", "\r", "\n \"a\"", "\"\\\n", "\n  [", "\n \"a\": {",
  ]
}
