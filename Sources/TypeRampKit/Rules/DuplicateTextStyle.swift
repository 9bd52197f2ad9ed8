import Diagnostics
import Documents
import DynamicType

extension Rule {
  static let duplicateTextStyle = Rule(
    id: "duplicate-text-style", severity: .error,
    summary: "a text style has two entries, in one spelling or in two",
    reason: """
      Readers keep one of the two, and not all of them the same one. 'title' and 'title1', 'caption' and 'caption1', \
      and the raw names are one style each.
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
      """
  ) { input in
    let dictionary = input.dictionary
    var first: [String: StyleEntry] = [:]
    return dictionary.entries.compactMap { entry in
      // Two of the same unknown style are duplicates as well.
      let style = entry.style?.name ?? entry.name
      guard let earlier = first[style] else {
        first[style] = entry
        return nil
      }
      let spelling = earlier.name == entry.name ? "" : " as '\(earlier.name)'"
      return Finding(
        at: entry.entry.member.key, "text style '\(entry.name)' already has an entry\(spelling)",
        keyPath: entry.entry.keyPath
      ).noting("the first entry is here", at: earlier.entry.member.key)
    }
  }
}
