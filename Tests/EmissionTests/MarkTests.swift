import Foundation
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// What is generated begins with its emitter's mark: `build` replaces nothing else.
@Suite struct Marks {
  /// A golden of each name and emitter, whatever its options.
  @Test(arguments: Emitter.all.map(\.name)) func everyGoldenBegins(name: String) throws {
    let emitter = try #require(Emitter(named: name))
    for golden in try Repository.goldens(of: emitter) {
      #expect(golden.text.hasPrefix(emitter.mark), "\(golden.name)")
    }
  }

  /// Nobody writes one by hand, and none is cut off where it is looked for.
  @Test func eachNamesItsMaker() {
    for emitter in Emitter.all {
      #expect(emitter.mark.contains("typeramp") && emitter.mark.utf8.count > 20 && emitter.mark.utf8.count < 512)
    }
  }
}
