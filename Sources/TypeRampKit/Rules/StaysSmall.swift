import Writing

extension Rule {
  static let staysSmall = Rule(
    id: "stays-small", severity: .note,
    summary: "text to read never reaches twice the size of Apple's body",
    reason: """
      Body has 17 points at the default text size, and 34 at 200 %. Readers who need that much need it for captions too: \
      Apple's caption2, of 11 points, reaches 40. A style of 11 to 20 points is reported if it reaches twice its own \
      size (never-doubles), but not 34 points. A maximum or the slow curve of a title is the cause.
      """,
    bad: #"{ "«footnote»": { "fontName": "Noteworthy-Light", "fontSize": 13, "maximumPointSize": 30 } }"#,
    good: #"{ "footnote": { "fontName": "Noteworthy-Light", "fontSize": 13, "maximumPointSize": 34 } }"#
  ) { input in
    input.scaledEntries.compactMap { item in
      let growth = StyleGrowth(scaled: item.scaled)
      // Text under 11 points is reported by text-too-small.
      guard growth.isTextToRead, growth.defaultSize >= 11, growth.doubles, !growth.doublesBody,
        !item.style.keepsAccessibilitySizesAway
      else { return nil }
      let (largest, least) = (growth.largestSize.shortest, item.style.platform.twiceBody.shortest)
      return item.entry.finding(
        "'\(item.entry.name)' reaches only \(largest) points; twice the size of Apple's body is \(least)")
    }
  }
}
