// Prints what Dynamic Type says on the system where it runs, as JSON: docs/dev/measuring.md says how to run it, and what is
// done with the output. It needs UIKit of iOS 17, tvOS 17, visionOS 1 or Mac Catalyst 17, and no other file.

import Foundation
import UIKit

@main
enum Measure {
  @MainActor static func main() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(Measurements()), as: UTF8.self))
  }
}

/// All that is measured. Every array has twelve numbers, in the order of `Category`, in points.
struct Measurements: Encodable {
  /// What this form of the file is called.
  let measurementsVersion = 1
  let system: String
  let systemVersion: String
  /// The first of the languages that the user has chosen: those with tall scripts have other line heights.
  let language: String
  /// Pixels in a point, to which scaled values are rounded.
  let displayScale: Double
  /// By the raw name of a text style.
  var styles: [String: StyleMeasurements] = [:]

  @MainActor init() {
    let device = UIDevice.current
    #if targetEnvironment(macCatalyst)
    system = "Mac Catalyst"
    #else
    system = device.systemName
    #endif
    systemVersion = device.systemVersion
    language = Locale.preferredLanguages.first ?? ""
    let scale = UITraitCollection.current.displayScale
    displayScale = scale > 0 ? Double(scale) : 1
    for style in Self.textStyles { styles[style.rawValue] = StyleMeasurements(style, displayScale: displayScale) }
  }

  /// The text styles that the system has.
  private static var textStyles: [UIFont.TextStyle] {
    let common: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
      .footnote, .caption1, .caption2,
    ]
    #if os(tvOS)
    return common
    #else
    return common + [.largeTitle]
    #endif
  }
}

/// What is measured of one text style.
struct StyleMeasurements: Encodable {
  /// Of the preferred font.
  var pointSizes: [Double] = []
  var lineHeights: [Double] = []
  var leadings: [Double] = []
  /// What a value of a million points becomes, in millionths: the ratio that fonts and values are scaled by.
  var ratios: [Double] = []
  /// `scaledFont(for:)`, by the size at large.
  var scaledFonts: [String: [Double]] = [:]
  /// `scaledFont(for:maximumPointSize:)` with a maximum of 30.5 points, by the size at large.
  var scaledFontsTo30AndAHalf: [String: [Double]] = [:]
  /// `scaledValue(for:)`, by the value at large.
  var scaledValues: [String: [Double]] = [:]

  @MainActor init(_ style: UIFont.TextStyle, displayScale: Double) {
    let metrics = UIFontMetrics(forTextStyle: style)
    for traits in Category.allCases.map({ $0.traits(displayScale: displayScale) }) {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      pointSizes.append(Double(font.pointSize))
      lineHeights.append(Double(font.lineHeight))
      leadings.append(Double(font.leading))
      ratios.append(Double(metrics.scaledValue(for: 1_000_000, compatibleWith: traits)) / 1_000_000)
      for size in Self.sizes {
        let font = UIFont.systemFont(ofSize: CGFloat(size), weight: .regular)
        let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
        scaledFonts["\(size)", default: []].append(Double(scaled.pointSize))
        let limited = metrics.scaledFont(for: font, maximumPointSize: 30.5, compatibleWith: traits)
        scaledFontsTo30AndAHalf["\(size)", default: []].append(Double(limited.pointSize))
      }
      for value in Self.values {
        let scaled = metrics.scaledValue(for: CGFloat(value), compatibleWith: traits)
        scaledValues["\(value)", default: []].append(Double(scaled))
      }
    }
  }

  /// Whole sizes, halves, where ties are, and fractions as dictionaries have them.
  private static let sizes: [Double] = (6...60).map(Double.init) + [8.5, 10.5, 12.5, 12.99, 15.5, 16.5, 17.8, 22.25]
  private static let values: [Double] = (1...48).map(Double.init) + [-8, 0.5, 5.5, 16.5, 33.25, 100, 120.5]
}

/// The content size categories, from the smallest.
enum Category: CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The traits of a device that has this size set.
  @MainActor func traits(displayScale: Double) -> UITraitCollection {
    UITraitCollection { traits in
      traits.preferredContentSizeCategory = name
      traits.displayScale = CGFloat(displayScale)
    }
  }

  private var name: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
