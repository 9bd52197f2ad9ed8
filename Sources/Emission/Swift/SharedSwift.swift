/// The Swift that all dictionaries of a module share: a file of its own, or the end of an output that needs no other.
struct SharedSwift {
  static let fileName = "TypeRamp.swift"
  /// The value of `--swift-shared` if another run writes the file.
  static let elsewhere = "none"

  private let access: SwiftOptions.Access

  init(_ access: SwiftOptions.Access) {
    self.access = access
  }

  /// The file.
  var bytes: [UInt8] {
    Array((SwiftText.header("for all text-style dictionaries of a module") + "\n").utf8) + parts.bytes
  }

  var parts: SwiftParts {
    SwiftParts(
      files: [
        PackageResources.Styles_swift, PackageResources.Tables_swift, PackageResources.MissingFonts_swift,
        PackageResources.UIKit_swift, PackageResources.UIKitText_swift, PackageResources.AppKit_swift,
        PackageResources.Fonts_swift, PackageResources.SwiftUI_swift,
      ], words: ["internal": access.word])
  }
}

extension SwiftOptions.Access {
  /// The access level before a declaration.
  var word: String { self == .internal ? "" : rawValue }
}

extension Emitter {
  /// The Swift that the dictionaries of a module share, if their outputs do not have it (`SwiftOptions.shared`).
  ///
  /// - Parameter access: the widest access level of the dictionaries.
  public static func sharedSwift(access: SwiftOptions.Access) -> String {
    String(decoding: SharedSwift(access).bytes, as: UTF8.self)
  }

  /// The contents of the file that outputs share.
  package static func sharedPart(of emitters: [Emitter]) -> [UInt8] {
    let levels = emitters.compactMap { ($0.format as? SwiftOptions)?.access }
    return SharedSwift(SwiftOptions.Access.allCases.first(where: levels.contains) ?? .internal).bytes
  }

  /// The path of the file with what outputs share; nil if they share nothing, if it is part of the output, or if
  /// another run writes it.
  package var shared: String? {
    (format as? SwiftOptions)?.shared.flatMap { $0 == SharedSwift.elsewhere ? nil : $0 }
  }

  /// The emitter whose outputs share a file in a folder, unless its options name another file.
  ///
  /// - Parameter folder: with its last slash; empty for the working directory.
  package func sharing(in folder: String) -> Emitter {
    guard var options = format as? SwiftOptions, options.shared == nil else { return self }
    options.shared = folder + SharedSwift.fileName
    var emitter = self
    emitter.format = options
    return emitter
  }
}
