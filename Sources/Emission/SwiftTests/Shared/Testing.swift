// The suite for Swift Testing: the same for every dictionary.

import Testing

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the dictionary with UIKit, where the tests run.
@Testing.Suite struct BrandTests {
  @Testing.Test func shippedFileIsCurrent() { record(Self.staleShippedFile) }
  @Testing.Test @Swift.MainActor func fontsAreInstalled() { record(Self.missingFonts) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func sizesAreThoseOfTheTable() { record(Self.differingSizes) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func metricsAreThoseOfTheTable() { record(Self.differingMetrics) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func shippedUIFonts() { record(Self.differingShippedUIFonts) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func shippedMetrics() { record(Self.differingShippedMetrics) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func shippedFontsInLabels() { record(Self.stillShippedLabels) }
  @Testing.Test(.ifMeasured) @Swift.MainActor func shippedFontsInSwiftUI() { record(Self.differingShippedSwiftUIFonts) }

  private func record(_ complaint: Swift.String?, at location: Testing.SourceLocation = #_sourceLocation) {
    guard let complaint else { return }
    Testing.Issue.record(Testing.Comment(rawValue: complaint), sourceLocation: location)
  }
}

extension Testing.Trait where Self == Testing.ConditionTrait {
  fileprivate static var ifMeasured: Self {
    .disabled(if: BrandTests.hasTallLines, Testing.Comment(rawValue: BrandTests.tallLinesNote))
  }
}
#else
/// The table is not that of this system.
@Testing.Suite struct BrandTests {
  @Testing.Test(.disabled("the table is that of PLATFORM, and this is another system"))
  func sizesAreThoseOfTheTable() {}
}
#endif
