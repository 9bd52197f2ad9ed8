import Documents
import Writing

extension TokenLayers {
  /// The layers of a document: itself, or all joined files, the last first, since later files take precedence. Files
  /// that define each other's tokens are alternatives: one of them is chosen, as a theme.
  init(filesOf root: Node, _ form: TokenForm, _ options: ImportOptions) {
    guard root.isOfProject else {
      layers = [TokenLayer(node: root)]
      return
    }
    let files = Array(root.members)
    let tokens = files.map { TokenWalk([TokenLayer(node: $0.value)], of: root, form).tokens }
    let alternatives = FileAlternatives(files, tokens)
    let reach = alternatives.groups.isEmpty ? nil : SetReach(zip(files.map(\.name), tokens))
    var left: Set<Int> = []
    for group in alternatives.groups {
      let names = group.map { alternatives.names[$0] }
      let name = alternatives.groups.count == 1 ? "" : names[0].sharedBeginning(with: names[1])
      let isIdle = !group.contains { reach?.reaches(files[$0].name) ?? true }
      let choice = TokenChoice(
        kind: .theme, name: name, values: names, wanted: options.themes[name], different: isIdle ? [] : names,
        node: files[group[0]].value, isOfFiles: true, isIdle: isIdle)
      choices.append(choice)
      findings += [choice.mistake].compactMap(\.self)
      let chosen = choice.chosen.flatMap(names.firstIndex) ?? 0
      left.formUnion(group.enumerated().filter { $0.offset != chosen }.map(\.element))
    }
    layers = files.indices.reversed().filter { !left.contains($0) }.map {
      TokenLayer(node: files[$0].value, mustAgree: true)
    }
  }
}

/// The files of a project that define nearly all tokens of each other, such as one for each mode of a collection.
struct FileAlternatives {
  /// The names of all files, without their extensions.
  let names: [String]
  /// The indices of files that are alternatives, each in one group.
  private(set) var groups: [[Int]] = []

  /// - Parameter tokens: those of each file.
  init(_ files: [Node.Member], _ tokens: [[Token]]) {
    names = Self.names(of: files)
    let paths = tokens.map { Set($0.map { ExactString($0.path) }) }
    // Files are compared with those that have one of their tokens.
    var owners: [ExactString: Int] = [:]
    var sizes: [Int] = []
    for (index, paths) in paths.enumerated() where !paths.isEmpty {
      let others = paths.compactMap { owners[$0] }
      let shared = others.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
      // At least four of five tokens of both.
      let group = shared.filter { place, count in 5 * count >= 4 * max(paths.count, sizes[place]) }.keys.min()
      if let group {
        groups[group].append(index)
      } else {
        groups.append([index])
        sizes.append(paths.count)
      }
      for path in paths where owners[path] == nil { owners[path] = group ?? groups.count - 1 }
    }
    groups.removeAll { $0.count < 2 }
  }

  private static func names(of files: [Node.Member]) -> [String] {
    let short = files.map { file in
      [".json", ".tokens"].reduce(file.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    }
    return Set(short).count == files.count ? short : files.map(\.name)
  }
}

extension String {
  /// The words that two names begin with: `dimension` of `dimension.small` and `dimension.large`.
  fileprivate func sharedBeginning(with other: String) -> String {
    let shared = zip(self, other).prefix { $0 == $1 }.map(\.0)
    let words = shared.prefix((shared.lastIndex { !$0.isLetter && !$0.isNumber }) ?? 0)
    return words.isEmpty ? self : String(words)
  }
}
