import Documents
import Writing

extension TokenLayers {
  /// The layers of a document: itself, or all joined files, the last first, since later files take precedence. Files
  /// that define each other's tokens are alternatives: one of them is chosen, as a theme.
  init(filesOf root: Node, _ form: TokenForm, _ options: ImportOptions) {
    guard root.isOfProject else {
      self.init(layers: [TokenLayer(node: root)])
      return
    }
    let files = Array(root.members)
    let walks = files.map { TokenWalk([TokenLayer(node: $0.value)], of: root, form) }
    var conditions = files.map { _ in Condition.always }
    let alternatives = FileAlternatives(files, walks.map(\.tokens)).groups
    self.init(layers: [])
    for (index, group) in alternatives.enumerated() {
      // A file in one of the folders would look like the folder that is meant.
      let place = group.folder == nil ? nil : files.indices.first { !group.files.contains($0) }
      let themes = group.values.map { TokenChoice.Theme(name: $0.name, node: files[$0.files[0]].value) }
      let node = files[place ?? group.files[0]].value
      add(TokenChoice(.theme, group.name, themes, wanted: options.themes[group.name], at: node, isOfFiles: true))
      for (value, alternative) in group.values.enumerated() {
        for file in alternative.files { conditions[file].add(value, of: index) }
      }
    }
    layers = files.indices.reversed().map {
      TokenLayer(node: files[$0].value, name: files[$0].name, mustAgree: true, condition: conditions[$0])
    }
    if alternatives.isEmpty { return }
    claims = Claims(layers, walks.reversed().map { $0.tokens + $0.plain }, form, modes: choices.count)
  }
}

/// The files of a project that define nearly all tokens of each other, such as one for each mode of a collection.
/// Folders that hold the same files are alternatives as a whole.
struct FileAlternatives {
  private(set) var groups: [Group] = []

  /// Files or folders of which one is chosen.
  struct Group {
    /// What it is called; empty if there is no other.
    var name = ""
    /// The folder around the alternatives, if these are folders.
    let folder: String?
    /// The indices of the files by the name of each alternative.
    var values: [(name: String, files: [Int])]
    var files: [Int] { values.flatMap(\.files) }
  }

  /// - Parameter tokens: those of each file.
  init(_ files: [Node.Member], _ tokens: [[Token]]) {
    let names = Self.names(of: files)
    for group in Self.groups(of: tokens) { add(group, names) }
    guard groups.count > 1 else { return }
    let shared = groups.map { names[$0.values[0].files[0]].sharedBeginning(with: names[$0.values[1].files[0]]) }
    for index in groups.indices {
      let isUnique = shared.count { $0 == shared[index] } == 1
      groups[index].name = isUnique ? shared[index] : names[groups[index].files[0]]
    }
  }

  /// Adds files, to the alternatives of the same folders if there are some: choosing `light` twice could mix it with
  /// `dark`.
  private mutating func add(_ files: [Int], _ names: [String]) {
    let folders = FolderNames(files.map { names[$0] })
    let values = zip(folders?.names ?? files.map { names[$0] }, files)
    let place = groups.firstIndex { group in
      group.folder == folders?.around && folders != nil
        && group.values.contains { value in folders?.names.contains(value.name) ?? false }
    }
    guard let place else {
      return groups.append(Group(folder: folders?.around, values: values.map { ($0, [$1]) }))
    }
    for (name, file) in values {
      if let index = groups[place].values.firstIndex(where: { $0.name == name }) {
        groups[place].values[index].files.append(file)
      } else {
        groups[place].values.append((name, [file]))
      }
    }
  }

  /// The indices of files that are alternatives, each in one group.
  private static func groups(of tokens: [[Token]]) -> [[Int]] {
    // Files are compared with those that have one of their tokens.
    var owners: [ExactString: Int] = [:]
    var (groups, sizes): ([[Int]], [Int]) = ([], [])
    for (index, tokens) in tokens.enumerated() where !tokens.isEmpty {
      let paths = Set(tokens.map { ExactString($0.path) })
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
    return groups.filter { $0.count > 1 }
  }

  private static func names(of files: [Node.Member]) -> [String] {
    let short = files.map { file in
      [".json", ".tokens"].reduce(file.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    }
    return Set(short).count == files.count ? short : files.map(\.name)
  }
}

/// The folders in which the paths of files of one name differ: `light` and `dark` of `tokens/light/face`.
private struct FolderNames {
  let around: String
  let names: [String]

  /// Nil if the files differ in their own names.
  init?(_ paths: [String]) {
    let parts = paths.map { $0.split(separator: "/") }
    let most = (parts.map(\.count).min() ?? 0) - 1
    let head = (0..<max(most, 0)).prefix { place in parts.allSatisfy { $0[place] == parts[0][place] } }.count
    let tail = (0..<max(most - head, 0)).prefix { place in
      parts.allSatisfy { $0[$0.count - 1 - place] == parts[0][parts[0].count - 1 - place] }
    }.count
    guard tail > 0 else { return nil }
    around = parts[0].prefix(head).joined(separator: "/")
    names = parts.map { $0.dropFirst(head).dropLast(tail).joined(separator: "/") }
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
