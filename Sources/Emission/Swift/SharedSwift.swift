/// The Swift that all dictionaries of a module share: a file of its own, or the end of an output that needs no other.
struct SharedSwift {
  static let fileName = "TypeRamp.swift"
  /// The value of `--swift-shared` if another run writes the file.
  static let elsewhere = "none"
  private static let systemsMark = "// Only for "

  let access: SwiftOptions.Access
  /// The systems that it is for; empty for all.
  let platforms: [SwiftOptions.Platform]

  /// The file.
  var bytes: [UInt8] {
    let only = platforms.isEmpty ? "" : Self.systemsMark + platforms.map(\.rawValue).joined(separator: ", ") + "\n"
    return Array((SwiftText.header("for all text-style dictionaries of a module") + "\n" + only).utf8) + parts.bytes
  }

  var parts: SwiftParts {
    SwiftParts(
      files: [
        PackageResources.Styles_swift, PackageResources.Tables_swift, PackageResources.MissingFonts_swift,
        PackageResources.UIKit_swift, PackageResources.UIKitText_swift, PackageResources.AppKit_swift,
        PackageResources.Fonts_swift, PackageResources.SwiftUI_swift,
      ], words: ["internal": access.word], systems: platforms.map(\.rawValue))
  }
}

extension SharedSwift {
  /// The file for outputs with any of these options: with the widest access level, for all of their systems.
  init(for options: [(access: SwiftOptions.Access, platforms: [SwiftOptions.Platform])]) {
    let levels = options.map(\.access)
    access = SwiftOptions.Access.allCases.first(where: levels.contains) ?? .internal
    let isForAll = options.contains { $0.platforms.isEmpty }
    platforms =
      isForAll ? [] : SwiftOptions.Platform.allCases.filter { one in options.contains { $0.platforms.contains(one) } }
  }

  /// What a file is for; nil if `bytes` did not make it.
  init?(_ file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let levels = SwiftOptions.Access.allCases.filter { level in
      lines.contains { $0 == (level.word.isEmpty ? "" : level.word + " ") + "enum TypeRamp {}" }
    }
    guard text.hasPrefix(SwiftFile.mark), let level = levels.first else { return nil }
    access = level
    let only = lines.first { $0.hasPrefix(Self.systemsMark) }?.dropFirst(Self.systemsMark.count) ?? ""
    platforms = only.split(separator: ", ").compactMap { SwiftOptions.Platform(rawValue: String($0)) }
  }
}

extension SwiftOptions.Access {
  /// The access level before a declaration.
  var word: String { self == .internal ? "" : rawValue }
}

extension Emitter {
  /// The Swift that the dictionaries of a module share, if their outputs do not have it (`SwiftOptions.shared`).
  ///
  /// - Parameters:
  ///   - access: the widest access level of the dictionaries.
  ///   - platforms: the systems that it is for; empty for all.
  public static func sharedSwift(
    access: SwiftOptions.Access, platforms: [SwiftOptions.Platform] = []
  ) -> String {
    String(decoding: SharedSwift(access: access, platforms: platforms).bytes, as: UTF8.self)
  }

  /// The contents of the file that outputs share.
  ///
  /// - Parameter old: what is at its path, if it must go on to serve the outputs of earlier calls.
  package static func sharedPart(of emitters: [Emitter], over old: [UInt8]?) -> [UInt8] {
    let options = emitters.compactMap { $0.format as? SwiftOptions }.map { ($0.access, $0.platforms) }
    let earlier = old.flatMap(SharedSwift.init).map { [($0.access, $0.platforms)] } ?? []
    return SharedSwift(for: options + earlier).bytes
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
