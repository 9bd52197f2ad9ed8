/// A valid DTCG typography token, and variants of it.
enum TokenExample {
  /// A document with one token, `body`.
  ///
  /// - Parameters:
  ///   - fontSize, letterSpacing, lineHeight, fontFamily, fontWeight: JSON texts; nil leaves the member out.
  ///   - more: members after them, each with a leading comma.
  ///   - around: members of the document before the token, each with a trailing comma.
  static func body(
    fontFamily: String? = #""Optima""#, fontSize: String? = #"{ "value": 17, "unit": "px" }"#,
    fontWeight: String? = "400",
    letterSpacing: String? = #"{ "value": 0, "unit": "px" }"#, lineHeight: String? = "1.3", name: String = "body",
    open: String = "{", more: String = "", beside: String = "", around: String = ""
  ) -> String {
    let members = [
      ("fontFamily", fontFamily), ("fontSize", fontSize), ("fontWeight", fontWeight), ("letterSpacing", letterSpacing),
      ("lineHeight", lineHeight),
    ].compactMap { key, value in value.map { "      \"\(key)\": \($0)" } }
    return """
      {\(around)
        "\(name)": {
          "$type": "typography",\(beside)
          "$value": \(open)
      \(members.joined(separator: ",\n"))\(more)
          }\(open.hasPrefix("«") ? "»" : "")
        }
      }
      """
  }
}
