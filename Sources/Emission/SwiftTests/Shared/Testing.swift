// The suite for Swift Testing: the same for every dictionary.

import Testing

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the dictionary with UIKit, where the tests run.
@Suite struct BrandTests {
  @Test func shippedFileIsCurrent() { record(Self.staleShippedFile) }
  @Test @MainActor func fontsAreInstalled() { record(Self.missingFonts) }
  @Test(.inMeasuredLanguage) @MainActor func sizesAreThoseOfTheTable() { record(Self.differingSizes) }
  @Test(.inMeasuredLanguage) @MainActor func metricsAreThoseOfTheTable() { record(Self.differingMetrics) }
  @Test(.inMeasuredLanguage) @MainActor func shippedUIFonts() { record(Self.differingShippedUIFonts) }
  @Test(.inMeasuredLanguage) @MainActor func shippedMetrics() { record(Self.differingShippedMetrics) }
  @Test(.inMeasuredLanguage) @MainActor func shippedFontsInLabels() { record(Self.stillShippedLabels) }
  @Test(.inMeasuredLanguage) @MainActor func shippedFontsInSwiftUI() { record(Self.differingShippedSwiftUIFonts) }

  private func record(_ complaint: String?, at location: SourceLocation = #_sourceLocation) {
    guard let complaint else { return }
    Testing.Issue.record(Testing.Comment(rawValue: complaint), sourceLocation: location)
  }
}

extension Testing.Trait where Self == ConditionTrait {
  fileprivate static var inMeasuredLanguage: Self {
    .disabled(if: BrandTests.hasTallLines, Testing.Comment(rawValue: BrandTests.tallLinesNote))
  }
}
#else
/// The table is not that of this system.
@Suite struct BrandTests {
  @Test(.disabled("the table is that of PLATFORM, and this is another system"))
  func sizesAreThoseOfTheTable() {}
}
#endif
