// The suite for XCTest: the same for every dictionary.

import XCTest

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the table with UIKit, where the tests run.
final class BrandTests: XCTestCase {
  @MainActor func testFontsAreInstalled() {
    if let complaint = Self.missingFonts { XCTFail(complaint) }
  }

  @MainActor func testSizesAreThoseOfTheTable() {
    if let complaint = Self.differingSizes { XCTFail(complaint) }
  }

  @MainActor func testMetricsAreThoseOfTheTable() {
    if let complaint = Self.differingMetrics { XCTFail(complaint) }
  }
}
#else
/// The table is not that of this system.
final class BrandTests: XCTestCase {
  func testSizesAreThoseOfTheTable() throws {
    throw XCTSkip("the table is that of PLATFORM, and this is another system")
  }
}
#endif
