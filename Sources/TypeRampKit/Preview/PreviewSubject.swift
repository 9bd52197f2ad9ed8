import Diagnostics
import Documents
import DynamicType
import Emission
import StyleModel

/// A dictionary as the page shows it.
struct PreviewSubject: Sendable {
  let table: ScaledTable
  /// What classes and ids begin with.
  let prefix: String
  /// What people know it by: the name of its file.
  let label: String
  /// The path of its file.
  let path: String
  let styles: [PreviewStyle]
  private let stylesByName: [String: PreviewStyle]
  let findings: PreviewFindings

  /// - Parameters:
  ///   - index: from 0, on the page.
  ///   - areFontsAbsent: for each style, whether the page only names its font.
  init?(_ compilation: Compilation, index: Int, areFontsAbsent: [Bool]) {
    guard let table = compilation.table else { return nil }
    self.table = table
    let prefix = Self.prefix(index)
    self.prefix = prefix
    label = table.name.isEmpty ? "untitled" : table.name
    path = compilation.source.path
    let findings = PreviewFindings(compilation, prefix: prefix)
    self.findings = findings
    let styles = zip(table.allStyles, areFontsAbsent).map { style, isAbsent in
      PreviewStyle(style, prefix: prefix, isFontAbsent: isAbsent, findings: findings.about(style.style.name))
    }
    self.styles = styles
    stylesByName = Dictionary(styles.map { ($0.scaled.style.name, $0) }) { first, _ in first }
  }

  /// The tables, each with what its classes begin with.
  static func prefixed(_ tables: [ScaledTable]) -> [(table: ScaledTable, prefix: String)] {
    tables.enumerated().map { ($1, prefix($0)) }
  }

  private static func prefix(_ index: Int) -> String { "d\(index + 1)" }

  /// The style with a name, if there is one.
  func style(named name: String) -> PreviewStyle? { stylesByName[name] }
}
