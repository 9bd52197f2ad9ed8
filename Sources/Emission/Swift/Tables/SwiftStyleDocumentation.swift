import DynamicType
import StyleModel
import Writing

extension SwiftStyle {
  /// The lines above its case: what the dictionary says of it, and its font and sizes, which Quick Help shows.
  var documentation: [String] {
    let description = SwiftText.documentation(self.description)
    return description + (description.isEmpty ? [] : ["///"]) + ["/// \(face), \(sizesInWords)."]
  }

  /// Its case in the table of sizes.
  var row: String {
    let notes = SwiftText.notes(of: inferred)
    return "case .\(name): [\(SwiftText.list(sizes))]" + (notes.isEmpty ? "" : "  // " + notes.joined(separator: "; "))
  }

  /// `Brand-Regular`, `System font, bold, serif`.
  private var face: String {
    switch font {
    case .custom(let name, let boldName):
      return SwiftText.comment(name) + (boldName.map { " (Bold Text: \(SwiftText.comment($0)))" } ?? "")
    case .system(let weight, let design, _):
      let parts = [weight?.rawValue, design.flatMap { $0 == .default ? nil : $0.rawValue }, isItalic ? "italic" : nil]
      return (["System font"] + parts.compactMap(\.self)).joined(separator: ", ")
    }
  }

  private var sizesInWords: String {
    let size = sizes[ContentSizeCategory.large.index].shortest
    if isFixed { return "\(size) points at every size" }
    let last = ContentSizeCategory.accessibility5
    let note = inferred.contains(last) ? " (inferred)" : ""
    return "\(size) points, \(sizes[last.index].shortest) at `accessibility5`\(note)"
  }
}
