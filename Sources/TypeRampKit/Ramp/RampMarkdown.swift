import DynamicType
import Writing

extension Ramp {
  /// The ramp as Markdown, for a wiki or a comment: a table for each section, and the legend.
  package var markdown: [String] {
    let titles = categories.map(\.shortName)
    let tables = sections.flatMap { section in
      [""] + Markdown.table([section.title] + titles + [section.fontTitle], section.rows.map(\.markdown))
    }
    let legend = legend.map { "- \(Markdown.code(String($0.prefix(1))))\($0.dropFirst())" }
    return [Markdown.code(name) + heading] + tables + (legend.isEmpty ? [] : [""]) + legend
  }
}

extension Ramp.Row {
  fileprivate var markdown: [String] {
    let cells = cells.map { $0.number + ($0.mark.isEmpty ? "" : "\\*") }
    return [Markdown.code(name)] + cells + [Markdown.code(font)]
  }
}
