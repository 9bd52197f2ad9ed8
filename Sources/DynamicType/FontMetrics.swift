// Without a processor instruction for rounding, the compiler calls the C library, which has to be linked.
import CLibrary

/// Scales custom fonts and other dimensions with Dynamic Type, exactly as `UIFontMetrics` does on iOS and iPadOS.
///
/// The rule was read from builds of iOS 18.0, 18.2 and 26.1 and fits all 5,299 published measurements from iOS 26.1 and
/// 27: a value grows in proportion to the line spacing of its text style, and a font's size is rounded to whole points.
/// All known measurements are for English; languages with tall scripts use taller lines. See docs/dynamic-type.md.
public struct FontMetrics: Sendable, Equatable {
  /// The style whose line spacings scale every font and value.
  public let textStyle: TextStyle

  /// The platform whose tables and rounding are used.
  public let platform: Platform

  /// The metrics of `body`, like `UIFontMetrics.default`.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style, on iOS and iPadOS by default.
  public init(forTextStyle textStyle: TextStyle, on platform: Platform = .iOS) {
    self.textStyle = textStyle
    self.platform = platform
  }

  /// The point size of the font that `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)` returns.
  ///
  /// - Parameters:
  ///   - pointSize: the font's size at `large`, in points.
  ///   - maximumPointSize: the largest size to return, in points; nil for no limit. It is applied after rounding, so it
  ///     may be fractional.
  ///   - category: the text size.
  /// - Returns: the size in whole points, or the maximum. A fractional size is rounded even at `large`.
  public func scaledFont(
    ofSize pointSize: Double, maximumPointSize: Double? = nil, compatibleWith category: ContentSizeCategory
  ) -> Double {
    // The product first: dividing first misses exact halves.
    let scaled = pointSize * platform.leading(textStyle, at: category) / lineSpacing(at: .large)
    let size = scaled.rounded(.toNearestOrAwayFromZero)
    return min(size, maximumPointSize ?? .infinity)
  }

  /// The value that `UIFontMetrics.scaledValue(for:compatibleWith:)` returns for any other dimension, rounded to the
  /// pixels of a display.
  ///
  /// - Parameters:
  ///   - value: the dimension at `large`, in points.
  ///   - category: the text size.
  ///   - displayScale: the pixels per point: 1, 2 or 3.
  /// - Returns: the value in points, a whole number of pixels.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    let scaled = value * lineSpacing(at: category) / lineSpacing(at: .large)
    return (scaled * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }

  private func lineSpacing(at category: ContentSizeCategory) -> Double {
    platform.preferredFont(textStyle).lineSpacing(compatibleWith: category)
  }
}
