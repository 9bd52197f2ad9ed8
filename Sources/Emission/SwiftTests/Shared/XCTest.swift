// The suite for XCTest: the same for every dictionary.

import XCTest

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the dictionary with UIKit, where the tests run.
final class BrandTests: XCTestCase {
  func testShippedFileIsCurrent() { fail(Self.staleShippedFile) }
  @MainActor func testFontsAreInstalled() { fail(Self.missingFonts) }
  @MainActor func testSizesAreThoseOfTheTable() throws { try failIfMeasured(Self.differingSizes) }
  @MainActor func testMetricsAreThoseOfTheTable() throws { try failIfMeasured(Self.differingMetrics) }
  @MainActor func testShippedUIFonts() throws { try failIfMeasured(Self.differingShippedUIFonts) }
  @MainActor func testShippedMetrics() throws { try failIfMeasured(Self.differingShippedMetrics) }
  @MainActor func testShippedFontsInLabels() throws { try failIfMeasured(Self.stillShippedLabels) }
  @MainActor func testShippedFontsInSwiftUI() throws { try failIfMeasured(Self.differingShippedSwiftUIFonts) }

  private func fail(_ complaint: String?, line: UInt = #line) {
    if let complaint { XCTFail(complaint, line: line) }
  }

  private func failIfMeasured(_ complaint: @autoclosure () -> String?, line: UInt = #line) throws {
    try XCTSkipIf(Self.hasTallLines, Self.tallLinesNote)
    fail(complaint(), line: line)
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
