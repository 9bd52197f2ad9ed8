import Diagnostics
import Documents

extension Rule {
  static let missingMetricValue = Rule(
    id: "missing-metric-value", severity: .error,
    summary: "a metric has no value",
    reason: "There is nothing to scale.",
    bad: #"{ "metrics": { "«iconSize»": { "relativeTo": "body" } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24, "relativeTo": "body" } } }"#
  ) { input in
    input.dictionary.metrics.filter { $0.entry.isDictionary && !$0.entry.has(.value) }.map { metric in
      Finding(
        at: metric.entry.member.key,
        "metric '\(metric.name)' has no 'value'; expected the points at the large content size",
        keyPath: metric.entry.keyPath)
    }
  }
}
