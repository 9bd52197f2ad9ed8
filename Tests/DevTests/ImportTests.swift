import Foundation
import TestSupport
import Testing

/// Which modules sources may import.
@Suite struct Imports {
  /// The modules of the C library differ between systems; `CLibrary` selects one.
  @Test(arguments: ["Darwin", "Glibc", "Musl", "Android", "Bionic"])
  func onlyCLibraryImportsTheModuleOfASystem(module: String) throws {
    let sources = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix("CLibrary/") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      #expect(!text.contains("import \(module)"), "\(name): import CLibrary instead")
    }
  }
}
