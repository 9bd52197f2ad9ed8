extension Rule {
  static let missingMetricValue = Rule(
    id: "missing-metric-value", severity: .error,
    summary: "a metric has no value",
    reason: "A metric without a value cannot be scaled.",
    bad: #"{ "metrics": { "«iconSize»": { "relativeTo": "body" } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24, "relativeTo": "body" } } }"#
  ) { input in
    input.dictionary.metrics.flatMap(\.fields.mistakes).filter(\.problem.isMissingKey).map { Diagnostic($0) }
  }
}
