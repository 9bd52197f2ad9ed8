import DynamicType
import Writing

/// Code of generated tests that asks UIKit.
enum SwiftTestsQuestions {
  static let style: UTF8Text = """
    private struct Style {
      let name: String
      /// The text style that it grows with; nil where the system has none of that name.
      let curve: UIFont.TextStyle?
      /// The PostScript name of the face; nil for the system font.
      var fontName: String?
      /// The size at `large`, in points; nil for the size of the preferred font.
      var fontSize: Double?
      var boldFontName: String?
      var maximumPointSize: Double?
      var minimum = ContentSize.xSmall
      var maximum = ContentSize.accessibility5
      var isFixed = false
      let sizes: [Double]
      var inferred: [ContentSize] = []

      /// The size that UIKit gives, in points; nil where the system has no such text style.
      @MainActor func systemSize(at size: ContentSize) -> Double? {
        let size = size.index < minimum.index ? minimum : size.index > maximum.index ? maximum : size
        let traits = size.traits
        if isFixed, let font { return Double(font.pointSize) }
        guard let curve else { return nil }
        guard let font else {
          let preferred = UIFont.preferredFont(forTextStyle: curve, compatibleWith: traits)
          return min(Double(preferred.pointSize), maximumPointSize ?? .infinity)
        }
        let metrics = UIFontMetrics(forTextStyle: curve)
        guard let maximumPointSize else {
          return Double(metrics.scaledFont(for: font, compatibleWith: traits).pointSize)
        }
        let maximum = CGFloat(maximumPointSize)
        return Double(metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits).pointSize)
      }

      /// The font at the default size, or the system font if UIKit does not find it; nil for the preferred font.
      private var font: UIFont? {
        guard let fontSize else { return nil }
        let face = fontName.flatMap { UIFont(name: $0, size: CGFloat(fontSize)) }
        return face ?? .systemFont(ofSize: CGFloat(fontSize), weight: .regular)
      }
    }
    """

  static let metric: UTF8Text = """
    private struct Metric {
      let name: String
      /// The text style that it grows with; nil where the system has none of that name.
      let curve: UIFont.TextStyle?
      /// The value at `large`, in points.
      let value: Double
      let values: [[Double]]
      var inferred: [ContentSize] = []

      /// The value that UIKit gives, in points; nil where the system has no such text style.
      @MainActor func systemValue(at size: ContentSize) -> Double? {
        curve.map { curve in
          Double(UIFontMetrics(forTextStyle: curve).scaledValue(for: CGFloat(value), compatibleWith: size.traits))
        }
      }
    }
    """

  /// The content sizes, with their names in UIKit.
  ///
  /// - Parameter hasInferred: whether some row marks inferred numbers.
  static func contentSize(hasInferred: Bool) -> UTF8Text {
    """
    /// A content size category, named as in SwiftUI's `DynamicTypeSize`.
    private enum ContentSize: String, CaseIterable {
      \(SwiftFile.contentSizeCases.joined(separator: "\n  "))

      /// The column of a table.
      var index: Int {
        \(SwiftFile.indexSwitch.joined(separator: "\n    "))
      }
    \(hasInferred ? allBut : "")
      /// The traits of a device that has this size set.
      @MainActor var traits: UITraitCollection {
        guard #available(iOS 17, *) else { return UITraitCollection(preferredContentSizeCategory: category) }
        return UITraitCollection { traits in
          traits.preferredContentSizeCategory = category
          traits.displayScale = CGFloat(Display.scale)
        }
      }

      private var category: UIContentSizeCategory {
        \(SwiftFile.categorySwitch { ".\($0.uiKitName)" }.joined(separator: "\n    "))
      }
    }
    """
  }

  /// Between empty lines.
  private static let allBut: UTF8Text = """

      static func all(but sizes: [Self]) -> [Self] { allCases.filter { !sizes.contains($0) } }

    """

  static let display: UTF8Text = """
    private enum Display {
      /// Pixels in a point of the display.
      @MainActor static var scale: Int { min(max(1, Int(UITraitCollection.current.displayScale)), 3) }
    }
    """

  /// The extra-large titles, which UIKit has on iOS 17 and later.
  static func extraLargeTitle(_ style: TextStyle) -> UTF8Text {
    """
    private static var \(style.name): UIFont.TextStyle? {
      if #available(iOS 17, *) { .\(style.uiKitName) } else { nil }
    }
    """
  }
}
