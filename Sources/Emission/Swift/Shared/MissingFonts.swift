// What happens when a font is missing.

#if canImport(UIKit) || canImport(AppKit)
internal import Foundation

extension TypeRamp.Dictionary {
  /// Is called with the PostScript name of a font that the app lacks, before the preferred font is used instead, for
  /// all dictionaries of this module. At first it stops a debug build (`DEBUG`). Set it before the first font is made,
  /// to log the name or to go on in tests.
  internal static var onMissingFont: @Sendable (_ fontName: Swift.String) -> Swift.Void {
    get { TypeRamp.missingFonts.handler }
    set { TypeRamp.missingFonts.handler = newValue }
  }
}

extension TypeRamp {
  static let missingFonts = MissingFonts()

  // Unchecked: the lock is held wherever the variable is used.
  final class MissingFonts: @unchecked Swift.Sendable {
    private let lock = Foundation.NSLock()
    private var current: @Sendable (Swift.String) -> Swift.Void = { fontName in
      #if DEBUG
      Swift.fatalError("the app has no font with the PostScript name '\(fontName)'")
      #endif
    }

    var handler: @Sendable (Swift.String) -> Swift.Void {
      get {
        lock.lock()
        defer { lock.unlock() }
        return current
      }
      set {
        lock.lock()
        defer { lock.unlock() }
        current = newValue
      }
    }
  }
}
#endif
