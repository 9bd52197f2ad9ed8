import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// Generated files begin with their emitter's mark: `build` replaces nothing else.
@Suite struct Marks {
  /// The goldens of an emitter, with all its options.
  @Test(arguments: Emitter.all.map(\.name)) func everyGoldenBeginsWithItsMark(name: String) throws {
    let emitter = try #require(Emitter(named: name))
    for golden in try Repository.goldens(of: emitter) {
      #expect(golden.text.hasPrefix(emitter.mark), "\(golden.name)")
    }
  }

  /// A mark does not occur in files written by hand, and is not cut where it is searched.
  @Test func marksNameTheProgram() {
    for emitter in Emitter.all {
      #expect(emitter.mark.contains("typeramp") && emitter.mark.utf8.count > 20 && emitter.mark.utf8.count < 512)
    }
  }
}
