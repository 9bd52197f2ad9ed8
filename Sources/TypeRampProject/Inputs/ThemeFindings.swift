import Writing

/// The findings in files that are compiled once for each of several themes or contexts. One that occurs for several is
/// reported once; one that does not occur for all names those for which it does.
struct ThemeFindings {
  private let themes: [ThemeChoice]
  private var compilations: [[FileFindings]] = []
  /// The indices of the compilations for themes without typography, such as those for colours.
  private var empty: Set<Int> = []
  private var isBroken = false

  init(of themes: [ThemeChoice]) { self.themes = themes }

  /// - Parameter more: errors in what is made of the compilation.
  mutating func add(_ compilation: Compilation, _ more: [FileFindings]) {
    if themes.count > 1, compilation.imported?.isWithoutTypography ?? false {
      empty.insert(compilations.count)
    } else if compilation.table == nil || !more.isEmpty {
      isBroken = true
    }
    compilations.append(compilation.files + more)
  }

  /// The themes that are left out because they have no typography; none if no theme has some, which is an error.
  private var leftOut: Set<Int> { empty.count == themes.count ? [] : empty }

  var hasErrors: Bool { isBroken || empty.count == themes.count }

  /// A note on the themes that are left out; nil if there are none.
  var note: String? {
    let names = leftOut.sorted().map { themes[$0].description }
    return names.isEmpty ? nil : "without typography, and left out: \(names.quotedList(upTo: 8))"
  }

  var files: [FileFindings] {
    if compilations.count == 1 { return compilations[0] }
    let kept = compilations.indices.filter { [leftOut] in !leftOut.contains($0) }
    return FileFindings.merged(
      kept.map { compilations[$0] }, names: kept.map { themes[$0].description }, isWhole: kept.count == themes.count)
  }
}

extension FileFindings {
  /// The findings of variants in the files that they share, each once. One that does not occur for all names those for
  /// which it does.
  ///
  /// - Parameter isWhole: whether these are all variants.
  package static func merged(
    _ variants: [[FileFindings]], names: [String], isWhole: Bool = true
  ) -> [FileFindings] {
    var found: [String: Set<Int>] = [:]
    for (index, file) in variants.enumerated().flatMap({ index, files in files.map { (index, $0) } }) {
      for finding in file.findings { found[file.key(of: finding), default: []].insert(index) }
    }
    let once = variants.joined().map { file in
      FileFindings(
        file.source,
        file.findings.compactMap { finding in
          found.removeValue(forKey: file.key(of: finding)).map { indices in
            let own = indices.sorted().map { names[$0] }
            return finding.with {
              if variants.count > 1 { $0.variants = own }
              // An output without a theme has no name.
              if !isWhole || own.count < variants.count, own != [""] { $0.add(" (for \(own.quotedList(upTo: 8)))") }
            }
          }
        })
    }
    return joined(once)
  }

  /// Each file once, with all its findings.
  static func joined(_ files: [FileFindings]) -> [FileFindings] {
    var joined: [FileFindings] = []
    var indices: [ExactString: Int] = [:]
    for file in files {
      let index = indices[ExactString(file.source.path)]
      indices[ExactString(file.source.path)] = index ?? joined.count
      guard let index else {
        joined.append(file)
        continue
      }
      if file.findings.isEmpty { continue }
      joined[index] = FileFindings(file.source, (joined[index].findings + file.findings).inOrderOfPlaces)
    }
    return joined
  }

  private func key(of finding: Diagnostic) -> String {
    "\(source.path) \(finding.severity) \(finding.isKnown) \(finding.identity)"
  }
}
