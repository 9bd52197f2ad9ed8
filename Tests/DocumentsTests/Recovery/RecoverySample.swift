import Documents
import Testing

/// A well-formed text of five styles, and an entry that somebody types into it.
struct RecoverySample: CustomTestStringConvertible, Sendable {
  let name: String
  let format: DocumentFormat
  /// What is before the first style, and after the last one.
  let around: (String, String)
  let style: @Sendable (_ name: String, _ comma: String) -> String
  /// What somebody types between two styles.
  let entry: String
  /// What somebody types into a style.
  let member: String
  /// What is behind the member.
  let memberMark: String

  static let names = ["largeTitle", "title", "body", "caption", "footnote"]

  var testDescription: String { name }

  var text: String { text(typing: "", before: nil) }

  /// A text of two styles.
  var shortText: String { around.0 + style("title", ",") + style("body", "") + around.1 }

  /// With something before a style, or after the last one.
  func text(typing typed: String, before name: String?) -> String {
    let styles = Self.names.map { ($0 == name ? typed : "") + style($0, $0 == Self.names.last ? "" : ",") }
    return around.0 + styles.joined() + (name == nil ? typed : "") + around.1
  }

  /// With something in a style.
  func text(typing typed: String, in name: String) -> String {
    let styles = Self.names.map { current in
      let text = style(current, current == Self.names.last ? "" : ",")
      guard current == name, let mark = text.range(of: memberMark) else { return text }
      return text[..<mark.lowerBound] + typed + text[mark.lowerBound...]
    }
    return around.0 + styles.joined() + around.1
  }

  func document(_ text: String) -> Document { Document(Array(text.utf8), path: "a", as: format) }
}

extension String {
  /// The first occurrence of a text, without Foundation.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(other) }.map { $0..<index($0, offsetBy: other.count) }
  }
}

extension RecoverySample {
  static let all = [json, jsonWithComments, json5, xml]

  static let json = RecoverySample(
    name: "JSON", format: .json, around: ("{\n", "}\n"),
    style: { name, comma in
      """
        "\(name)": {
          "fontName": "Lato-\(name)",
          "fontSize": 17,
          "sizes": [14, 15.5, 16],
          "weights": [
            "bold",
            {"axis": "wght", "value": 1e2}
          ],
          "emphasized": {
            "isItalic": true,
            "note": null
          }
        }\(comma)

      """
    },
    entry: """
        "new": {
          "fontName": "La\\u0074o\\\\",
          "sizes": [
            14,
            {"axis": "wght"}
          ],
          "isItalic": false,
          "emphasized": {
            "fontSize": -12.5
          }
        },

      """,
    member: "    \"new\": [\n      {\"a\": \"b\"},\n      {\n        \"c\": 1\n      }\n    ],\n",
    memberMark: "    \"fontSize\"")

  static let jsonWithComments = json.with(
    name: "JSON with comments", format: .jsonWithComments, around: ("// Styles\n{ /* all */\n", "}\n"))

  static let json5 = json.with(name: "JSON5", format: .json5, around: ("{unquoted: .5,\n", "  last: '\\x41',\n}\n"))

  static let xml = RecoverySample(
    name: "XML", format: .xmlPropertyList,
    around: (
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """, "</dict>\n</plist>\n"
    ),
    style: { name, _ in
      """
      \t<key>\(name)</key>
      \t<dict>
      \t\t<key>fontName</key>
      \t\t<string>Lato-\(name)</string>
      \t\t<key>fontSize</key>
      \t\t<integer>17</integer>
      \t\t<!-- A comment. -->
      \t\t<key>sizes</key>
      \t\t<array>
      \t\t\t<real>15.5</real>
      \t\t\t<dict>
      \t\t\t\t<key>axis</key>
      \t\t\t\t<string>wght &amp; more</string>
      \t\t\t</dict>
      \t\t</array>
      \t\t<key>isItalic</key>
      \t\t<true/>
      \t</dict>

      """
    },
    entry: """
      \t<key>new</key>
      \t<dict>
      \t\t<key>fontName</key>
      \t\t<string>Lato &lt;</string>
      \t\t<key>sizes</key>
      \t\t<array>
      \t\t\t<integer>14</integer>
      \t\t\t<dict>
      \t\t\t\t<key>axis</key>
      \t\t\t\t<real>1.5</real>
      \t\t\t</dict>
      \t\t</array>
      \t\t<key>isItalic</key>
      \t\t<false/>
      \t</dict>

      """,
    member: "\t\t<key>new</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<true/>\n\t\t</dict>\n",
    memberMark: "\t\t<key>fontSize")

  private func with(name: String, format: DocumentFormat, around: (String, String)) -> RecoverySample {
    let style = style
    let endsInComma = format.name == "JSON5"
    return RecoverySample(
      name: name, format: format, around: around, style: { name, comma in style(name, endsInComma ? "," : comma) },
      entry: entry, member: member, memberMark: memberMark)
  }
}
