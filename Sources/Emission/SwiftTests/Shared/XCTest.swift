// The suite for XCTest: the same for every dictionary.

import XCTest

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import UIKit

/// Compares the dictionary with UIKit, where the tests run.
final class BrandTests: XCTestCase {
  func testShippedFileIsCurrent() { fail(Self.staleShippedFile) }
  @Swift.MainActor func testFontsAreInstalled() { fail(Self.missingFonts) }
  @Swift.MainActor func testSizesAreThoseOfTheTable() throws { try failIfMeasured(Self.differingSizes) }
  @Swift.MainActor func testMetricsAreThoseOfTheTable() throws { try failIfMeasured(Self.differingMetrics) }
  @Swift.MainActor func testShippedUIFonts() throws { try failIfMeasured(Self.differingShippedUIFonts) }
  @Swift.MainActor func testShippedMetrics() throws { try failIfMeasured(Self.differingShippedMetrics) }
  @Swift.MainActor func testShippedFontsInLabels() throws { try failIfMeasured(Self.stillShippedLabels) }
  @Swift.MainActor func testShippedFontsInSwiftUI() throws { try failIfMeasured(Self.differingShippedSwiftUIFonts) }

  private func fail(_ complaint: Swift.String?, line: Swift.UInt = #line) {
    if let complaint { XCTFail(complaint, line: line) }
  }

  private func failIfMeasured(_ complaint: @autoclosure () -> Swift.String?, line: Swift.UInt = #line) throws {
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
