import Diagnostics
import Documents

extension Rule {
  static let invalidMetricName = Rule(
    id: "invalid-metric-name", severity: .error,
    summary: "a metric's name is not an identifier",
    reason: """
      A metric becomes a case in Swift and a property in CSS. A name is a letter followed by letters, digits and \
      underscores, all ASCII; two that differ only in case or underscores would become one property.
      """,
    bad: #"{ "metrics": { "«icon size»": { "value": 24 } } }"#,
    good: #"{ "metrics": { "iconSize": { "value": 24 } } }"#
  ) { dictionary in
    var first: [String: MetricEntry] = [:]
    return dictionary.metrics.compactMap { metric in
      guard metric.hasIdentifier else {
        return finding(
          metric, "metric name '\(metric.name)' must be an identifier: a letter, then letters, digits or '_'")
      }
      let letters = metric.name.lowercased().filter { $0 != "_" }
      guard let earlier = first[letters] else {
        first[letters] = metric
        return nil
      }
      guard earlier.name != metric.name else { return nil }
      return finding(metric, "metric names '\(earlier.name)' and '\(metric.name)' would become one in an output")
        .noting("the first is here", at: earlier.entry.member.key)
    }
  }

  private static func finding(_ metric: MetricEntry, _ message: String) -> Finding {
    Finding(at: metric.entry.member.key, message, keyPath: metric.entry.keyPath)
  }
}

extension MetricEntry {
  fileprivate var hasIdentifier: Bool {
    guard let first = name.utf8.first, first.isLetter else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
