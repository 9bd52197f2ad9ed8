import Testing

@testable import Emission

/// The table of `bolder` in CSS Fonts 4, section 2.2.1, at its boundaries.
@Suite struct CSSBolder {
  @Test(arguments: [(1, 400), (349, 400), (350, 700), (549, 700), (550, 900), (899, 900), (900, 900), (1000, 1000)])
  func weights(weight: Double, bolder: Double) {
    #expect(CSSFont.bolder(than: weight) == bolder)
  }
}
