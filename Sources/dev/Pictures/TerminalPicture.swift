import Foundation
import TestSupport
import Writing

extension Picture {
  /// A terminal after a call of the program.
  static func terminal(_ name: String, _ arguments: [String]) -> Picture {
    Picture(name: name) {
      let output = try Tool.output(arguments, in: inputs, environment: ["CLICOLOR_FORCE": "1"])
      return TerminalPicture("typeramp " + arguments.joined(separator: " "), output).svg
    } draw: {
      Data($0.utf8)
    }
  }
}

/// A terminal as SVG, in the colours of the reader's scheme.
private struct TerminalPicture {
  private let call: String
  private let lines: [Substring]

  /// GitHub shows about 830 px without scaling; longer lines are wrapped, as terminals do.
  private static let columns = 104
  private static let fontSize = 13.0
  private static let cell = 7.8
  private static let line = 19
  private static let margin = 20
  private static let bar = 34

  init(_ call: String, _ output: String) {
    self.call = call
    lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  var svg: String {
    let texts = (["$ \u{1B}[1m\(call)\u{1B}[0m"] + lines).map(Span.spans).flatMap(Self.wrapped)
    let columns = texts.map { $0.reduce(0) { $0 + $1.text.count } }.max() ?? 0
    let width = Int(Double(columns) * Self.cell) + 2 * Self.margin
    let height = Self.bar + texts.count * Self.line + Self.margin
    let drawn = texts.enumerated().flatMap { line($1, at: Self.bar + 14 + $0 * Self.line) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(Self.escaped(call))</title>
      <style>
      text { font: \(Int(Self.fontSize))px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2328; white-space: pre }
      rect { fill: #fff; stroke: #d1d9e0 } circle { fill: #d1d9e0 }
      .c1 { font-weight: 600 } .c2 { fill: #818b98 } .c33 { fill: #9a6700 } .c31 { fill: #d1242f } .c36 { fill: #0a7c86 }
      @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc } rect { fill: #0d1117; stroke: #3d444d } circle { fill: #3d444d }
      .c2 { fill: #7d8590 } .c33 { fill: #d29922 } .c31 { fill: #ff7b72 } .c36 { fill: #56d4dd }
      }
      </style>
      <rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="8"/>
      <circle cx="20" cy="17" r="5"/><circle cx="37" cy="17" r="5"/><circle cx="54" cy="17" r="5"/>
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  private static func wrapped(_ spans: [Span]) -> [[Span]] {
    var lines: [[Span]] = [[]]
    var room = columns
    for span in spans {
      var rest = span.text[...]
      while !rest.isEmpty {
        if room == 0 { (lines, room) = (lines + [[]], columns) }
        let part = rest.prefix(room)
        lines[lines.count - 1].append(Span(text: String(part), codes: span.codes))
        (rest, room) = (rest.dropFirst(part.count), room - part.count)
      }
    }
    return lines
  }

  /// A line in which each span is as wide as its cells, in any font.
  private func line(_ spans: [Span], at y: Int) -> [String] {
    var column = 0
    return spans.compactMap { span in
      defer { column += span.text.count }
      if span.text.allSatisfy({ $0 == " " }) { return nil }
      let x = Double(Self.margin) + Double(column) * Self.cell
      let length = Double(span.text.count) * Self.cell
      let classes = span.codes.isEmpty ? "" : " class=\"\(span.codes.map { "c\($0)" }.joined(separator: " "))\""
      return "<text x=\"\(x.thousandths)\" y=\"\(y)\" textLength=\"\(length.thousandths)\"\(classes)>"
        + "\(Self.escaped(span.text))</text>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// A part of a line in one colour.
private struct Span {
  let text: String
  /// Codes of Select Graphic Rendition.
  let codes: [String]

  static func spans(of line: Substring) -> [Span] {
    var codes: [String] = []
    return line.components(separatedBy: "\u{1B}[").enumerated().compactMap { index, part in
      var text = String(part)
      if index > 0, let end = part.firstIndex(of: "m") {
        let code = part[..<end].split(separator: ";").map(String.init)
        codes = code == ["0"] ? [] : codes + code
        text = String(part[part.index(after: end)...])
      }
      return text.isEmpty ? nil : Span(text: text, codes: codes)
    }
  }
}
