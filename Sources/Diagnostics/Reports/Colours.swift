/// How a terminal tells severities apart, when it may show colours.
struct Colours {
  let isOn: Bool

  /// The text in bold and in the colour of a severity.
  func painted(_ text: String, as severity: Severity) -> String {
    isOn ? "\u{1B}[1;\(Self.code(of: severity))m\(text)\u{1B}[0m" : text
  }

  /// Red, yellow and cyan, in the terminal's own shades.
  private static func code(of severity: Severity) -> Int {
    switch severity {
    case .error: 31
    case .warning: 33
    case .note: 36
    }
  }
}
