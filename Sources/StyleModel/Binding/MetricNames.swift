import Documents

extension StyleDictionary {
  /// The metrics whose names are spelt alike, but for case and underscores, as one before them: outputs cannot tell them
  /// apart.
  package var metricsOfOneName: [(first: MetricEntry, second: MetricEntry)] {
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
  package var hasIdentifier: Bool {
    guard let first = name.utf8.first, first.isLetter else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
