import Writing

// Rules about what an entry must have, and about keys that exclude each other.

extension Rule {
  static let missingFontName = Rule(
    id: "missing-font-name", severity: .error,
    summary: "an entry has a size or a bold face, but no font",
    reason: "There is no face to scale. To choose a system font, set 'weight' or 'design'.",
    bad: #"{ "«body»": { "fontSize": 17 } }"#,
    check: .entries { entry in
      guard entry.lacks(.fontName), entry.lacks(.fontFamily), !entry.hasSystemFont,
        let key = [EntryKey.fontSize, .boldFontName].first(where: entry.has)
      else { return nil }
      let system = entry.has(.boldFontName) ? "" : ", or 'weight' or 'design'"
      return entry.finding(
        "'\(entry.name)' has '\(key.rawValue)' but no font; expected 'fontName' or 'fontFamily'\(system) beside it")
    })

  static let missingFontSize = Rule(
    id: "missing-font-size", severity: .error,
    summary: "an entry has a font but no size",
    reason: "A font is scaled from its size at the default text size. ScaledFont rejects a file with such an entry.",
    bad: #"{ "«body»": { "fontName": "Noteworthy-Light" } }"#,
    check: .entries { entry in
      guard entry.lacks(.fontSize), entry.has(.fontName) || entry.has(.fontFamily) else { return nil }
      return entry.finding("'\(entry.name)' has no 'fontSize': its size in points at the default text size")
    })

  static let missingFont = Rule(
    id: "missing-font", severity: .error,
    summary: "an entry has no font",
    reason: "The entry has no effect: the style is in Apple's own font. Remove the entry, or give it a font.",
    bad: #"{ "«body»": { "maximumPointSize": 28 } }"#,
    good: #"{ "body": { "weight": "regular", "maximumPointSize": 34 } }"#,
    check: .entries { entry in
      guard entry.isStyle, entry.isDictionary, !entry.hasSystemFont,
        [EntryKey.fontName, .fontFamily, .fontSize, .boldFontName].allSatisfy(entry.lacks)
      else { return nil }
      return entry.finding(
        "'\(entry.name)' names no font; expected 'fontName' or 'fontFamily', or 'weight' or 'design'")
    })

  static let emptyFontName = Rule(
    id: "empty-font-name", severity: .error,
    summary: "a font name is empty",
    reason: "No font has an empty name, so the style shows the system font.",
    bad: #"{ "body": { "fontName": "«»", "fontSize": 17 } }"#,
    check: .dictionary { input in
      input.fontNames.filter(\.text.isEmpty).map {
        $0.finding("'\($0.key)' is empty; expected the PostScript name of a font")
      }
    })

  static let conflictingFont = Rule(
    id: "conflicting-font", severity: .error,
    summary: "an entry chooses its font in two ways",
    reason: """
      A font is a face ('fontName'), the face of a family ('fontFamily', with 'weight' and 'italic') or a system font \
      ('weight' and 'design'). With two of them, the code that reads the file decides which is shown.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«weight»": "bold" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Bold", "fontSize": 17 } }"#,
    check: .dictionary { input in
      input.dictionary.entries.flatMap { entry in
        if entry.has(.fontFamily) || entry.has(.italic) { return entry.conflictsWithFamily }
        guard entry.hasSystemFont, let custom = [EntryKey.fontName, .boldFontName].first(where: entry.has) else {
          return [Diagnostic]()
        }
        return entry.findings(atKeys: [.weight, .design]) { key in
          "'\(custom.rawValue)' of '\(entry.name)' already names a face; remove it, or '\(key)'"
        }
      }
    })

  static let contradictoryLimits = Rule(
    id: "contradictory-limits", severity: .error,
    summary: "the smallest text size of a style is above its largest",
    reason: "No text size is within the range. SwiftUI stops the app on such a range.",
    bad: """
      { "body": { "weight": "regular",
                  "minimumContentSizeCategory": "«accessibility3»", "maximumContentSizeCategory": "accessibility1" } }
      """,
    good: """
      { "body": { "weight": "regular",
                  "minimumContentSizeCategory": "large", "maximumContentSizeCategory": "accessibility3" } }
      """,
    check: .entries { entry in
      guard let low = entry.values.minimumContentSizeCategory, let high = entry.values.maximumContentSizeCategory,
        low.value > high.value
      else { return nil }
      let message =
        "'\(low.name)' must not be above '\(high.name)': \(low.value.name) is larger than \(high.value.name)"
      return entry.finding(at: low, message).noting("the maximum is here", at: high.node)
    })

  static let maximumBelowSize = Rule(
    id: "maximum-below-size", severity: .warning,
    summary: "a style's maximum is below its size at the default text size",
    reason: "The style never reaches its size: it stays at or below its maximum at every text size.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": «15» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "maximumPointSize": 34 } }"#,
    check: .styles { item in
      let (entry, size) = (item.entry, item.style.fontSize)
      guard item.style.hasMaximumBelowSize, let maximum = entry.values.maximumPointSize else { return nil }
      let limit = "its maximum is \(maximum.value.shortest)"
      return entry.finding(at: maximum, "'\(entry.name)' never reaches its size of \(size.shortest) points: \(limit)")
    })

  static let ineffectiveKey = Rule(
    id: "ineffective-key", severity: .warning,
    summary: "a style that never scales has a key for scaling",
    reason: "With 'fixed' the size is 'fontSize' at every text size, so a limit or a curve has no effect.",
    bad: #"{ "title": { "fontName": "Futura-Bold", "fontSize": 28, "fixed": true, "«maximumPointSize»": 28 } }"#,
    good: #"{ "title": { "fontName": "Futura-Bold", "fontSize": 28, "fixed": true } }"#,
    check: .dictionary { input in
      let keys = [EntryKey.maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo]
      return input.dictionary.entries.filter(\.isFixed).flatMap { entry in
        entry.findings(atKeys: keys) { "'\($0)' has no effect: '\(entry.name)' is fixed and never scales" }
      }
    })
}

extension StyleEntry {
  /// Whether the entry says that the style never scales.
  var isFixed: Bool { values.fixed?.value == true }

  var hasSystemFont: Bool { !has(.fontFamily) && (has(.weight) || has(.design)) }

  /// Whether a key is missing, and no unknown key was probably meant as it, which is reported instead.
  func lacks(_ key: EntryKey) -> Bool {
    !has(key) && !fields.mistakes.contains { $0.problem.isUnknownKey && $0.suggestion == key.rawValue }
  }

  /// The keys that do not go together with `fontFamily`, or `italic` without it.
  fileprivate var conflictsWithFamily: [Diagnostic] {
    if !has(.fontFamily) {
      guard has(.fontName) || hasSystemFont else { return [] }
      let instead = has(.fontName) ? "" : "; use 'fontStyle'"
      return findings(atKeys: [.italic]) { "'\($0)' is for 'fontFamily', which '\(name)' lacks\(instead)" }
    }
    let contradicts = values.italic.map { $0.value != (values.fontStyle?.value == .italic) } ?? false
    return findings(atKeys: [.fontName, .design]) { key in
      "'\(key)' chooses a font, but '\(name)' has 'fontFamily'; expected one of them"
    } + findings(atKeys: contradicts ? [.fontStyle] : []) { "'\($0)' and 'italic' of '\(name)' contradict each other" }
  }

  /// A finding about each of these keys that the entry has.
  ///
  /// - Parameter message: the message for a key.
  fileprivate func findings(atKeys keys: [EntryKey], _ message: (String) -> String) -> [Diagnostic] {
    keys.compactMap { finding(atKey: $0, message($0.rawValue)) }
  }
}

extension ResolvedStyle {
  var hasMaximumBelowSize: Bool { limits.maximumPointSize.map { $0 < fontSize } ?? false }
}
