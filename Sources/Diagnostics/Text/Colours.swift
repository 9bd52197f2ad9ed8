import Documents

/// The colours of a terminal, if they are enabled.
package struct Colours {
  let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The text in bold and in the colour of a severity: red, yellow or cyan, in the terminal's own shades.
  package func painted(_ text: String, as severity: Severity) -> String {
    painted(text, "1;" + severity.name(error: "31", warning: "33", note: "36"))
  }

  package func bold(_ text: String) -> String { painted(text, "1") }

  package func dimmed(_ text: String) -> String { painted(text, "2") }

  package func yellow(_ text: String) -> String { painted(text, "33") }

  private func painted(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
