extension Rule {
  static let invalidMetricName = Rule(
    id: "invalid-metric-name", severity: .error,
    summary: "the name of a metric is not an identifier",
    reason: """
      A metric becomes a case in Swift and a property in CSS. Its name is a letter followed by ASCII letters, digits \
      and underscores. Two names that differ only in case or underscores would become one property.
      """,
    bad: #"{ "metrics": { "«icon size»": { "value": 24 } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24 } } }"#
  ) { input in
    let dictionary = input.dictionary
    let invalid = dictionary.metrics.filter { !$0.hasIdentifier }.map { metric in
      finding(metric, "metric name '\(metric.name)' must be an identifier: a letter, then letters, digits or '_'")
    }
    let colliding = dictionary.metricsOfOneName.filter { $0.name != $1.name }.map { first, second in
      finding(second, "metric names '\(first.name)' and '\(second.name)' would become one in an output")
        .noting("the first is here", at: first.member.key)
    }
    return invalid + colliding
  }

  private static func finding(_ metric: MetricEntry, _ message: String) -> Diagnostic {
    Diagnostic(at: metric.member.key, message, keyPath: metric.keyPath)
  }
}
