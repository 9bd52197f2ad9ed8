import DynamicType
import StyleModel
import Writing

extension SwiftStyle {
  /// Writes the lines above its case: its description, font and sizes, which Quick Help shows.
  func writeDocumentation(to writer: inout TextWriter) {
    let lines = SwiftText.documentationLines(description)
    SwiftText.write(documentation: lines, to: &writer)
    if !lines.isEmpty { writer.line("///") }
    writer.line("/// \(face), \(sizesInWords).")
  }

  /// Its case in the `switch` of sizes.
  var row: UTF8Text {
    "case .\(name): [\(SwiftText.list(sizes))]\(SwiftText.trailingComment(SwiftText.notes(of: inferred)))"
  }

  /// `Brand-Regular`, `System font, bold, serif`.
  private var face: UTF8Text {
    switch font {
    case .custom(let name, let boldName):
      let bold: UTF8Text = boldName.map { " (Bold Text: \(SwiftText.comment($0)))" } ?? ""
      return SwiftText.comment(name) + bold
    case .system(let weight, let design, _):
      let design = design == .default ? nil : design?.rawValue
      let parts = ["System font", weight?.rawValue, design, isItalic ? "italic" : nil]
      return UTF8Text(parts.compactMap(\.self).joined(separator: ", "))
    }
  }

  private var sizesInWords: UTF8Text {
    let size = sizes[ContentSizeCategory.large.index]
    if isFixed { return "\(size) points at every size" }
    let last = ContentSizeCategory.accessibility5
    let note = inferred.contains(last) ? " (inferred)" : ""
    return "\(size) points, \(sizes[last.index]) at `accessibility5`\(note)"
  }
}
