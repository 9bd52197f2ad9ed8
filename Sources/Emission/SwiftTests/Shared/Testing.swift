// The suite for Swift Testing: the same for every dictionary.

import Testing

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the table with UIKit, where the tests run.
@Suite struct BrandTests {
  @Test @MainActor func fontsAreInstalled() {
    if let complaint = Self.missingFonts { Testing.Issue.record(Testing.Comment(rawValue: complaint)) }
  }

  @Test @MainActor func sizesAreThoseOfTheTable() {
    if let complaint = Self.differingSizes { Testing.Issue.record(Testing.Comment(rawValue: complaint)) }
  }

  @Test @MainActor func metricsAreThoseOfTheTable() {
    if let complaint = Self.differingMetrics { Testing.Issue.record(Testing.Comment(rawValue: complaint)) }
  }
}
#else
/// The table is not that of this system.
@Suite struct BrandTests {
  @Test(.disabled("the table is that of PLATFORM, and this is another system"))
  func sizesAreThoseOfTheTable() {}
}
#endif
