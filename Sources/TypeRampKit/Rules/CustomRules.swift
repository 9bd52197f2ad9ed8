// Rules about custom styles and metrics.

extension Rule {
  static let invalidStyleName = Rule(
    id: "invalid-style-name", severity: .error,
    summary: "a style under 'custom' has a name that outputs cannot use",
    reason: """
      A custom style becomes a case in Swift and a class in CSS, like the thirteen text styles. Its name is a \
      letter followed by ASCII letters, digits and underscores. It must not be a spelling of a text style or \
      'reader', and must not begin with 'metric', because CSS uses these. Two names must not differ only in case or \
      underscores.
      """,
    bad: #"{ "custom": { "«title1»": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#,
    good: #"{ "custom": { "price": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#,
    check: .dictionary { input in
      let dictionary = input.dictionary
      let invalid = dictionary.customEntries.compactMap { entry in
        StyleNames.mistake(inCustomName: entry.name).map(entry.finding)
      }
      let colliding = dictionary.customStylesOfOneName.filter { $0.name != $1.name }.map { first, second in
        second.finding("style names '\(first.name)' and '\(second.name)' would become one in an output")
          .noting("the first is here", at: first.member.key)
      }
      return invalid + colliding
    })

  static let missingRelativeTo = Rule(
    id: "missing-relative-to", severity: .error,
    summary: "a style under 'custom' does not name a text style to follow",
    reason: """
      Each text style has a curve along which its size grows: a title grows less than a caption. A custom style has \
      none, so 'relativeTo' must name one of the thirteen. A fixed style needs none.
      """,
    bad: #"{ "custom": { "«price»": { "fontName": "Futura-Bold", "fontSize": 22 } } }"#,
    good: #"{ "custom": { "price": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#,
    check: .entries { entry in
      guard entry.isCustom, entry.isDictionary, entry.lacks(.relativeTo), !entry.isFixed else { return nil }
      let nearest = entry.values.fontSize.flatMap { Platform.iOS.nearestStyle(toSize: $0.value) }
      let advice = nearest.map { "; '\($0.name)' is nearest in size" } ?? ""
      return entry.finding("'\(entry.name)' does not say which text style it follows; expected 'relativeTo'\(advice)")
    })

  static let invalidMetricName = Rule(
    id: "invalid-metric-name", severity: .error,
    summary: "the name of a metric is not an identifier",
    reason: """
      A metric becomes a case in Swift and a property in CSS. Its name is a letter followed by ASCII letters, digits \
      and underscores. Two names must not differ only in case or underscores.
      """,
    bad: #"{ "metrics": { "«icon size»": { "value": 24 } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24 } } }"#,
    check: .dictionary { input in
      let dictionary = input.dictionary
      let invalid = dictionary.metrics.filter { !$0.hasIdentifier }.map { metric in
        finding(metric, "metric name '\(metric.name)' must be an identifier: a letter, then letters, digits or '_'")
      }
      let colliding = dictionary.metricsOfOneName.filter { $0.name != $1.name }.map { first, second in
        finding(second, "metric names '\(first.name)' and '\(second.name)' would become one in an output")
          .noting("the first is here", at: first.member.key)
      }
      return invalid + colliding
    })

  private static func finding(_ metric: MetricEntry, _ message: String) -> Diagnostic {
    Diagnostic(at: metric.member.key, message, keyPath: metric.keyPath)
  }

  static let missingMetricValue = Rule(
    id: "missing-metric-value", severity: .error,
    summary: "a metric has no value",
    reason: "A metric without a value cannot be scaled.",
    bad: #"{ "metrics": { "«iconSize»": { "relativeTo": "body" } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24, "relativeTo": "body" } } }"#,
    check: .mistakes { $0.isMissingKey })
}
