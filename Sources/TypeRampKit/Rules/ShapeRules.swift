import Writing

// Rules about keys, and the shapes and types of values.

extension Rule {
  static let wrongShape = Rule(
    id: "wrong-shape", severity: .error,
    summary: "a value has the wrong shape",
    reason: """
      A text-style dictionary maps each text style to a dictionary. Nothing can be computed from another value, and \
      ScaledFont rejects the whole file.
      """,
    bad: #"{ "body": "«Noteworthy-Light»" }"#,
    check: .dictionary { input in
      let dictionary = input.dictionary
      if let mistake = dictionary.root.mistakeUnlessDictionary(expected: "a dictionary of text styles") {
        return [Diagnostic(mistake)]
      }
      if case .tooDeep(let member, let styles) = dictionary.foreignFormat {
        return [finding(member, around: styles, in: dictionary.root)]
      }
      let groups = dictionary.top.mistakes + dictionary.customFields.mistakes + dictionary.metricFields.mistakes
      return groups.findings { $0.isWrongKind }
    })

  private static func finding(_ member: Node.Member, around styles: Node, in root: Node) -> Diagnostic {
    guard styles.kind == .dictionary else {
      return Diagnostic(at: member, "expected a dictionary of text styles, not an array of them in '\(member.name)'")
    }
    let depth = styles.id == member.value.id ? "one level" : "two levels"
    return Diagnostic(at: member, "the text styles are \(depth) too deep; expected them at the top level")
      .offering(lifting(styles, outOf: member, in: root))
  }

  /// The change that replaces a member by the styles in it; nil if they are not all that it has.
  private static func lifting(_ styles: Node, outOf member: Node.Member, in root: Node) -> Diagnostic.Fix? {
    let (quote, open, close): (String, Character, Character) =
      root.format.kindOfJSON == nil ? ("<key>", ">", "<") : ("\"", "{", "}")
    let start = member.key.range.lowerBound - quote.utf8.count
    let text = String(decoding: styles.bytes, as: UTF8.self)
    guard styles.id == member.value.id || Array(member.value.members).count == 1,
      root.source.text[max(start, 0)...].starts(with: quote.utf8),
      let first = text.firstIndex(of: open), let last = text.lastIndex(of: close), first < last
    else { return nil }
    let others = root.members.filter { ReservedKey(rawValue: $0.name) == nil }.count - 1
    return Diagnostic.Fix(
      "move the styles to the top level", isSafe: others == 0, range: start..<member.value.range.upperBound,
      replacement: text[text.index(after: first)..<last].trimmed)
  }

  static let foreignFormat = Rule(
    id: "foreign-format", severity: .error,
    summary: "the file has a similar format, but is not a text-style dictionary",
    reason: """
      TypographyKit's configuration and tables of explicit sizes look similar, but other code reads them. A \
      dictionary gives each text style one size, at the default text size; the other sizes are computed.
      """,
    bad: #"{ "«small»": { "body": { "fontName": "Caveat-Regular", "fontSize": 15 } } }"#,
    good: #"{ "body": { "fontName": "Caveat-Regular", "fontSize": 17 } }"#,
    check: .dictionary { input in
      switch input.dictionary.foreignFormat {
      case .typographyKit(let member):
        let advice = """
          write each of its 'ui-font-text-styles' as a text style, with 'font-name' as 'fontName' and 'point-size' as \
          'fontSize'
          """
        return [finding(member, "a TypographyKit file", advice)]
      case .categoryFirst(let member):
        let advice = "keep only the entries of 'large', because the other sizes are computed"
        return [finding(member, "a table of sizes by text size", advice)]
      case .infoPlist(let member):
        let advice = "'typeramp validate DICTIONARY --fonts PATH --info-plist FILE' checks its list of fonts"
        return [finding(member, "an app's Info.plist", advice)]
      case .figmaVariables(let member):
        let advice = "export the variables as DTCG tokens, one file for each mode"
        return [finding(member, "a list of Figma's variables", advice)]
      case .compiledTable(let member):
        let message = "this is a table from typeramp; expected the text-style dictionary that it was made from"
        return [Diagnostic(at: member, message)]
      case .tooLarge:
        let message =
          "a file with more than \(ForeignFormat.mostValues) values is not a text-style dictionary; expected fewer styles"
        return [Diagnostic(at: input.dictionary.root, message)]
      case .tooDeep, nil: return []
      }
    })

  private static func finding(_ member: Node.Member, _ file: String, _ advice: String) -> Diagnostic {
    let message =
      "this is \(file), not a text-style dictionary: expected a text style such as 'body', not '\(member.name)'; "
      + advice
    return Diagnostic(at: member, message)
  }

  static let unknownTextStyle = Rule(
    id: "unknown-text-style", severity: .error,
    summary: "a key at the top level is not a text style",
    reason: """
      Code looks styles up as strings: it silently ignores a misspelt one, and the intended style shows the system font.
      """,
    bad: #"{ "«titel»": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#,
    good: #"{ "title": { "fontName": "Noteworthy-Light", "fontSize": 28 } }"#,
    check: .dictionary { input in
      input.dictionary.top.mistakes.filter(\.problem.isUnknownKey).map { Diagnostic($0) { _ in true } }
    })

  static let duplicateTextStyle = Rule(
    id: "duplicate-text-style", severity: .error,
    summary: "a text style has two entries",
    reason: """
      Programs keep one of the two entries, and not all keep the same one. 'title' and 'title1' are the same \
      style, as are 'caption' and 'caption1', and the raw names.
      """,
    bad: """
      {
        "title": { "fontName": "Noteworthy-Light", "fontSize": 28 },
        "«title1»": { "fontName": "Noteworthy-Bold", "fontSize": 28 }
      }
      """,
    good: """
      {
        "title": { "fontName": "Noteworthy-Light", "fontSize": 28 },
        "title2": { "fontName": "Noteworthy-Bold", "fontSize": 22 }
      }
      """,
    check: .dictionary { input in
      input.dictionary.top.mistakes.filter { ReservedKey(rawValue: $0.name) == nil }.findings { $0.isDuplicateKey }
    })

  static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error,
    summary: "a dictionary has the same key twice",
    reason: "Programs keep one of the two values, and not all keep the same one.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«fontSize»": 18 } }"#,
    check: .dictionary { input in
      let dictionary = input.dictionary
      let others = dictionary.top.mistakes.filter { ReservedKey(rawValue: $0.name) != nil }
      return (dictionary.fieldMistakes + dictionary.customFields.mistakes + dictionary.metricFields.mistakes + others)
        .findings { $0.isDuplicateKey }
    })

  static let unknownKey = Rule(
    id: "unknown-key", severity: .error,
    summary: "an entry has an unknown key",
    reason: """
      Decoders skip unknown keys. One app shipped with 'name' and 'size' instead of 'fontName' and 'fontSize': every style \
      fell back to the system font.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«maxPointSize»": 30 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#,
    check: .dictionary { input in
      input.dictionary.entries.flatMap(\.unknownKeys)
        + input.dictionary.metrics.flatMap(\.fields.mistakes).findings { $0.isUnknownKey }
    })

  static let wrongType = Rule(
    id: "wrong-type", severity: .error,
    summary: "a value has the wrong type",
    reason: "Nothing can be computed from it, and ScaledFont rejects the whole file.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": "«17»" } }"#,
    check: .dictionary { input in
      input.dictionary.fieldMistakes.filter(\.problem.isWrongKind).map { Diagnostic($0).offering($0.repair) }
    })

  static let unknownValue = Rule(
    id: "unknown-value", severity: .error,
    summary: "the name of a text size, text style, weight or design does not exist",
    reason: "Nothing can be computed from it. Code that looks up the name gets nothing, or its default.",
    bad: #"{ "body": { "weight": "«semi-bold»" } }"#,
    good: #"{ "body": { "weight": "semibold" } }"#,
    check: .dictionary { input in
      input.dictionary.fieldMistakes.findings { $0.isUnknownValue } + input.dictionary.unknownSuppressions
    })

  static let numberOutOfRange = Rule(
    id: "number-out-of-range", severity: .error,
    summary: "a number is too small or too large to show",
    reason: """
      UIKit replaces a size that is not positive with the system's default size. Above \
      \(NumberRange.largestNumber.shortest) points no letter fits on a screen.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «-4» } }"#,
    check: .mistakes { $0.isOutOfRange })

  static let emptyDictionary = Rule(
    id: "empty-dictionary", severity: .warning,
    summary: "the dictionary defines nothing, so its outputs have only Apple's own fonts",
    reason: "An empty dictionary is seldom intended: a script may have written it, or a merge may have emptied it.",
    bad: "«{»}",
    check: .dictionary { input in
      let root = input.dictionary.root
      guard root.kind == .dictionary, !root.isDerived else { return [] }
      if root.members.contains(where: { !["$schema", "description", "typeramp"].contains($0.name) }) { return [] }
      let message = "the dictionary is empty; expected a text style such as 'body'"
      return [Diagnostic(at: root, message).marking(root.range.prefix(1))]
    })

  static let missingTextStyle = Rule(
    id: "missing-text-style", severity: .note,
    summary: "text styles have no entry and are in Apple's own font",
    reason: """
      Leaving a style out is how a dictionary chooses the system font. The note helps if the dictionary should cover \
      a whole brand. It does not count the two extra-large titles, which few apps show.
      """,
    bad: """
      { "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" } «}»
      """,
    good: """
      { "largeTitle": { "weight": "bold" }, "title": { "weight": "bold" }, "title2": { "weight": "bold" },
        "title3": { "weight": "bold" }, "headline": { "weight": "bold" }, "subheadline": { "weight": "bold" },
        "body": { "weight": "bold" }, "callout": { "weight": "bold" }, "footnote": { "weight": "bold" },
        "caption": { "weight": "bold" }, "caption2": { "weight": "bold" } }
      """,
    check: .dictionary { input in
      let dictionary = input.dictionary
      // Design tokens name the styles of a design, not those of iOS.
      guard dictionary.root.kind == .dictionary, !dictionary.root.isDerived, dictionary.foreignFormat == nil else {
        return []
      }
      // A misspelt key is reported separately, with the intended style.
      let meant = Set(dictionary.top.mistakes.compactMap(\.suggestion).compactMap(TextStyle.init(spelling:)))
      let missing = TextStyle.allCases.filter {
        !rare.contains($0) && !meant.contains($0) && dictionary.entry(for: $0) == nil
      }
      guard !missing.isEmpty else { return [] }
      let subject = missing.count <= 3 ? missing.map(\.name).quotedList : "\(missing.count) text styles"
      let verb = missing.count == 1 ? "has no entry and is" : "have no entry and are"
      let finding = Diagnostic(at: dictionary.root, "\(subject) \(verb) in Apple's own font")
      // It comes after the mistakes in what is there.
      return [finding.marking(dictionary.root.range.suffix(1))]
    })

  private static let rare: [TextStyle] = [.extraLargeTitle, .extraLargeTitle2]
}

extension SchemaMistake {
  /// The suggestion for a value in the words of other tools: 600 for a weight, `"17pt"` for a size, `"140%"` for a line
  /// height.
  fileprivate var repair: Diagnostic.Fix? {
    switch EntryKey(rawValue: name) {
    case .weight:
      guard node.format.kindOfJSON != nil, let number = node.number,
        let weight = FontWeight.allCases.first(where: { Double($0.cssValue) == number })
      else { return nil }
      let text = "\"\(weight.rawValue)\""
      return Diagnostic.Fix("replace it with \(text)", isSafe: false, range: node.range, replacement: text)
    case .lineHeight: return repair(without: ["%"]) { $0 / 100 }
    case .fontSize, .maximumPointSize, .tracking, .paragraphSpacing: return repair(without: ["pt", "px"]) { $0 }
    default: return nil
    }
  }

  /// - Parameter value: returns the number for that before the unit.
  private func repair(without units: [String], _ value: (Double) -> Double) -> Diagnostic.Fix? {
    guard let text = node.string, let unit = units.first(where: text.hasSuffix),
      let number = Double(text.dropLast(unit.count)).map(value), number.isFinite, abs(number) < 10_000
    else { return nil }
    return node.fix(asNumber: number.shortest, isSafe: false)
  }
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension StyleEntry {
  fileprivate var unknownKeys: [Diagnostic] {
    fields.mistakes.compactMap { mistake in
      guard case .unknownKey(let member, _) = mistake.problem else { return nil }
      if let finding = weight(in: member, mistake) { return finding }
      return Diagnostic(mistake) { canRename(member, to: $0) }
    }
  }

  /// A system font in another tool's words: `"name": "black"` is a weight, and no font has that name.
  private func weight(in member: Node.Member, _ mistake: SchemaMistake) -> Diagnostic? {
    let weights = FontWeight.allCases.map(\.rawValue)
    guard mistake.suggestion == EntryKey.fontName.rawValue, let value = member.value.string,
      weights.contains(where: { $0.lowercased() == value.lowercased() })
    else { return nil }
    let message = "unknown key '\(member.name)'; '\(value)' is a weight of the system font"
    let key = EntryKey.weight.rawValue
    return Diagnostic(at: mistake.node, message, keyPath: mistake.keyPath)
      .replacing(by: key, isSafe: canRename(member, to: key))
  }

  /// Whether a key can be renamed without causing another problem: the entry has a known style and no such key, and the
  /// value is valid.
  private func canRename(_ member: Node.Member, to name: String) -> Bool {
    guard isStyle, let key = EntryKey.schema.keys.first(where: { $0.name == name }) else { return false }
    var unused = EntryValues()
    return !fields.all.contains { $0.member.name == name } && key.read(member, &unused) == nil
  }
}
