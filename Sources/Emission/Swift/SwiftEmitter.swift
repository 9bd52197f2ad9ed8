extension Emitter {
  /// One Swift file: the table, fonts for UIKit and SwiftUI, and no dependency. See docs/swift.md.
  public static let swift = swift(SwiftOptions())

  /// A Swift file with options.
  public static func swift(_ options: SwiftOptions) -> Emitter { Emitter(declarationOfSwift, options) }

  private static let declarationOfSwift = EmitterDeclaration<SwiftOptions>(
    name: "swift", fileExtension: "swift", language: "Swift",
    summary: "a Swift enumeration with the sizes, and fonts for UIKit and SwiftUI", mark: { SwiftHeader.mark },
    syntax: .brackets(quotes: "\"", comment: ("//", "\n")), options: { SwiftOptions.all },
    typeName: { SwiftName.type(of: $0, $1) }, hiddenType: { SwiftName.renamed($0, $1) },
    write: { SwiftFile($0, options: $1).text })
}
