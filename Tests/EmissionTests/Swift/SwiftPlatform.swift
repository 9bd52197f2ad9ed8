/// One of Apple's systems, whose branches a compiler on Linux would not enter.
enum SwiftPlatform: String, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS

  /// The system's modules by Apple, each after those that it imports.
  var modules: [String] { self == .macOS ? ["CoreText", "AppKit", "SwiftUI"] : ["UIKit", "CoreText", "SwiftUI"] }

  /// The flags by which stand-ins recognise it.
  var defines: [String] { ["-D", rawValue.uppercased()] }

  /// The text with the results of `os(…)`.
  func naming(_ text: String) -> String {
    let own = self == .macCatalyst ? "iOS" : rawValue
    return Self.allCases.reduce(text.replacing("targetEnvironment(macCatalyst)", with: "\(self == .macCatalyst)")) {
      $0.replacing("os(\($1.rawValue))", with: $1.rawValue == own ? "true" : "false")
    }
  }

  /// The text as embedded code for iOS, with a hundred added to the system's versions, without actors and casts to
  /// protocols.
  func asEmbeddedIOS(_ text: String) -> String {
    let registration = "any UIKit.UITraitChangeRegistration"
    let casting = naming(text).replacing(
      " as? \(registration)", with: ".map { _ in fatalError() } as (\(registration))?")
    let text = ["@MainActor", "@Swift.MainActor", "@preconcurrency", "nonisolated"].reduce(casting) {
      $0.replacing($1, with: "")
    }
    let parts = text.split(separator: "available(", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      // The compiler does not warn about a needless check if the system is covered by `*`, but does if it is named.
      let renamed = renamingVersions(part, unlisted: text.hasSuffix("#") ? "199" : "1")
      // A check for older systems has no `*`.
      return text + "available(" + (text.hasSuffix("#un") ? renamed.replacing(", *)", with: ")") : renamed)
    }
  }

  private func renamingVersions(_ text: Substring, unlisted: String) -> String {
    let list = text.prefix { $0 != ")" }
    let version = version(of: rawValue, in: list) ?? (self == .macCatalyst ? version(of: "iOS", in: list) : nil)
    return "iOS \(version.map(Self.plusHundred) ?? unlisted), *" + text.dropFirst(list.count)
  }

  /// `115.2` for `15.2`, `107` for `7`.
  private static func plusHundred(_ version: String) -> String {
    version.prefix { $0 != "." }.count == 1 ? "10" + version : "1" + version
  }

  private func version(of system: String, in list: Substring) -> String? {
    let words = list.split { ", ".contains($0) }
    guard let index = words.firstIndex(where: { $0 == system }), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }
}

extension String {
  /// `replacing(_:with:)`, available on all systems since macOS 13.
  func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
