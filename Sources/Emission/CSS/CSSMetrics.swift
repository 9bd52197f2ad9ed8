import DynamicType
import StyleModel
import Writing

/// The metrics in a stylesheet, each with a property.
final class CSSMetrics: CSSGroup {
  private let metrics: [(name: CSSPropertyName, values: [Double], varies: Bool)]

  init(_ metrics: [ScaledMetric], _ names: CSSNames) {
    self.metrics = metrics.map {
      (names.property(ofMetric: $0.metric.name), $0.values, CSSLength.differ($0.values))
    }
  }

  var count: Int { metrics.count }

  func name(of index: Int) -> CSSPropertyName { metrics[index].name }

  func value(of index: Int) -> CSSValue { .lengths(metrics[index].values) }

  func lengths(of index: Int) -> [Double]? { metrics[index].values }

  func varies(_ index: Int) -> Bool { metrics[index].varies }

  func writeVarying(at category: ContentSizeCategory, to writer: inout TextWriter) {
    for index in metrics.indices where varies(index) { write(index, at: category, to: &writer) }
  }
}
