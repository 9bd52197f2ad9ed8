import StyleModel
import Writing

/// What a user may choose about generated Swift.
public struct SwiftOptions: Sendable, Equatable {
  /// The name of the generated enumeration; nil takes the dictionary's, in UpperCamelCase.
  public var name: String?
  /// Who can see what was generated.
  public var access: Access
  /// The bundle that contains the fonts.
  public var bundle: Bundle
  /// The name of the method that applies a style to a view of SwiftUI.
  public var modifier: String
  /// The path of the file with what all dictionaries of a module share, which is
  /// `Emitter.sharedSwift(access:platforms:)`; nil if the output has it, and so compiles by itself.
  public var shared: String?
  /// The systems that the module is for, so that what is for others is left out; empty for all.
  public var platforms: [Platform]

  /// Who can see what was generated.
  public enum Access: String, CaseIterable, Sendable {
    /// An access level of Swift.
    case `public`, `package`, `internal`
  }

  /// A bundle with fonts: that of the app, whose Info.plist lists them, or that of the package, where the generated
  /// file registers them.
  public enum Bundle: String, CaseIterable, Sendable {
    /// `Bundle.main` or `Bundle.module`.
    case main, module
  }

  /// A system, named as in `#if os(…)`.
  public enum Platform: String, CaseIterable, Sendable {
    /// Mac Catalyst counts as iOS.
    case iOS, macOS, tvOS, watchOS, visionOS
  }

  /// Options; the defaults are those of the command.
  public init(
    name: String? = nil, access: Access = .internal, bundle: Bundle = .main, modifier: String = "textStyle",
    shared: String? = nil, platforms: [Platform] = []
  ) {
    self.name = name
    self.access = access
    self.bundle = bundle
    self.modifier = modifier
    self.shared = shared
    self.platforms = platforms
  }
}

extension Emitter {
  /// One Swift file: the table, fonts for UIKit and SwiftUI, and no dependency. See docs/swift.md.
  public static let swift = swift(SwiftOptions())

  /// A Swift file with options.
  public static func swift(_ options: SwiftOptions) -> Emitter { Emitter(options) }
}

extension SwiftOptions: OutputFormat {
  static let name = "swift"
  static let fileExtension = "swift"
  var registersFonts: Bool? { bundle == .module }
  static let language = "Swift"
  static var mark: String { SwiftFile.mark }
  static let syntax = OutputSyntax.swift

  var options: [EmitterOption] {
    [
      typeName { $0.name = $1 },
      choice("access", access, help: "the access level") { $0.access = $1 },
      choice("bundle", bundle, help: "where the fonts are: in the app, or in the package, which registers them") {
        $0.bundle = $1
      },
      text(
        "modifier", placeholder: "NAME", expected: "an identifier that is not a keyword", fallback: "textStyle",
        help: "the method of SwiftUI's View that applies a style", accepts: SwiftName.isFunctionName,
        part: SwiftName.words(of:)
      ) { $0.modifier = $1 },
      text(
        "shared", placeholder: "FILE", expected: "a file that ends in .swift, or '\(SharedSwift.elsewhere)'",
        help: "the file for what all dictionaries of a module share, or '\(SharedSwift.elsewhere)'",
        accepts: Self.isPath
      ) { $0.shared = $1 },
      choices("platforms", help: "the systems of the app: what is for others is left out") { $0.platforms = $1 },
    ]
  }

  /// Whether it can only be meant for Swift: another file would be replaced.
  private static func isPath(_ text: String) -> Bool {
    text == SharedSwift.elsewhere
      || text.hasSuffix(".swift") && !text.hasPrefix("-") && !text.contains { "{}".contains($0) }
  }

  func typeName(for dictionary: String) -> String? { SwiftName.type(of: dictionary, self) }

  func hiddenType(for dictionary: String) -> String? { SwiftName.renamed(dictionary, self) }

  func output(of table: ScaledTable) -> [UInt8] { SwiftFile(table, options: self).bytes }
}

extension OutputSyntax {
  static let swift = OutputSyntax.brackets(quotes: "\"", comment: ("//", "\n"))
}

extension OutputFormat {
  /// The option for the name of the generated type, shared by all formats that have one.
  func typeName(_ set: @escaping @Sendable (inout Self, String) -> Void) -> EmitterOption {
    text(
      "type", flag: "name", placeholder: "NAME",
      expected: "an identifier in UpperCamelCase that hides no type of Swift or UIKit", fallback: "the file's name",
      help: "the name of the type", perInput: "names one type", accepts: SwiftName.isTypeName,
      part: SwiftName.words(of:), set)
  }
}
