/// The findings in files that are compiled once for each of several themes or contexts. One that occurs for several is
/// reported once; one that does not occur for all names those for which it does.
struct ThemeFindings {
  private let themes: [ThemeChoice]
  /// The files of each compilation so far.
  private var compilations: [[FileFindings]] = []
  /// The indices of the compilations for themes without typography, such as those for colours.
  private var empty: Set<Int> = []
  private var isBroken = false
  /// How rules are reported in the files.
  private(set) var policy = RulePolicy()

  init(of themes: [ThemeChoice]) { self.themes = themes }

  /// - Parameter more: errors in what is made of the compilation.
  mutating func add(_ compilation: Compilation, _ more: [FileFindings]) {
    if themes.count > 1, compilation.imported?.isWithoutTypography ?? false {
      empty.insert(compilations.count)
    } else if compilation.table == nil || !more.isEmpty {
      isBroken = true
    }
    policy = compilation.options.rules
    compilations.append(compilation.files + more)
  }

  /// The themes that are left out because they have no typography; none if no theme has some, which is an error.
  private var leftOut: Set<Int> { empty.count == themes.count ? [] : empty }

  /// Whether something could not be made.
  var hasErrors: Bool { isBroken || empty.count == themes.count }

  /// A note on the themes that are left out; nil if there are none.
  var note: String? {
    let names = leftOut.sorted().map { themes[$0].description }
    return names.isEmpty ? nil : "without typography, and left out: \(names.quotedList(upTo: 8))"
  }

  /// The findings, in the order of the compilations.
  var files: [FileFindings] {
    if compilations.count == 1 { return compilations[0] }
    let leftOut = leftOut
    let compilations = compilations.enumerated().filter { !leftOut.contains($0.offset) }
    var found: [String: [Int]] = [:]
    for (index, files) in compilations {
      for file in files {
        for finding in file.findings { found[Self.key(finding, file), default: []].append(index) }
      }
    }
    return compilations.flatMap(\.element).map { file in
      FileFindings(
        file.source,
        file.findings.compactMap { finding in
          found.removeValue(forKey: Self.key(finding, file)).map { indices in
            finding.with { $0.add(suffix(Set(indices))) }
          }
        })
    }
  }

  private static func key(_ finding: Diagnostic, _ file: FileFindings) -> String {
    "\(file.source.path) \(finding.identity)"
  }

  /// The names of some compilations, at most three of them; empty for all.
  private func suffix(_ indices: Set<Int>) -> String {
    if indices.count == themes.count { return "" }
    let names = indices.sorted().map { themes[$0].description }
    return " (for \(names.quotedList(upTo: 3)))"
  }
}
