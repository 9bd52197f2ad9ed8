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
  ) { input in
    let dictionary = input.dictionary
    let invalid = dictionary.metrics.filter { !$0.hasIdentifier }.map { metric in
      finding(metric, "metric name '\(metric.name)' must be an identifier: a letter, then letters, digits or '_'")
    }
    let colliding = dictionary.metricsOfOneName.filter { $0.name != $1.name }.map { first, second in
      finding(second, "metric names '\(first.name)' and '\(second.name)' would become one in an output")
        .noting("the first is here", at: first.entry.member.key)
    }
    return invalid + colliding
  }

  private static func finding(_ metric: MetricEntry, _ message: String) -> Finding {
    Finding(at: metric.entry.member.key, message, keyPath: metric.entry.keyPath)
  }
}

extension StyleDictionary {
  /// The metrics whose names are spelt alike, but for case and underscores, as one before them: outputs cannot tell them
  /// apart.
  var metricsOfOneName: [(first: MetricEntry, second: MetricEntry)] {
    var first: [String: MetricEntry] = [:]
    return metrics.compactMap { metric in
      let letters = metric.name.lowercased().filter { $0 != "_" }
      guard let earlier = first[letters] else {
        first[letters] = metric
        return nil
      }
      return (earlier, metric)
    }
  }
}

extension MetricEntry {
  /// Whether every output can spell the name.
  var hasIdentifier: Bool {
    guard let first = name.utf8.first, first.isLetter else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
