// What happens when a font is missing.

#if canImport(UIKit) || canImport(AppKit)
internal import Foundation

extension TypeRamp {
  /// Is called with the PostScript name of a font that the app lacks, before the preferred font is used instead.
  /// At first it stops a debug build. Set it before the first font is made, to log the name or to go on in tests.
  internal static var onMissingFont: @Sendable (_ fontName: String) -> Void {
    get { missingFontHandler.get() }
    set { missingFontHandler.set(newValue) }
  }

  private static let missingFontHandler = MissingFontHandler()

  // Unchecked: the lock is held wherever the variable is used.
  private final class MissingFontHandler: @unchecked Sendable {
    private let lock = NSLock()
    private var body: @Sendable (String) -> Void = {
      assertionFailure("the app has no font with the PostScript name '\($0)'")
    }

    func get() -> @Sendable (String) -> Void {
      lock.lock()
      defer { lock.unlock() }
      return body
    }

    func set(_ body: @escaping @Sendable (String) -> Void) {
      lock.lock()
      defer { lock.unlock() }
      self.body = body
    }
  }
}

extension TypeRamp.Dictionary {
  /// `TypeRamp.onMissingFont`, which is called for the fonts of all dictionaries of this module.
  internal static var onMissingFont: @Sendable (_ fontName: String) -> Void {
    get { TypeRamp.onMissingFont }
    set { TypeRamp.onMissingFont = newValue }
  }
}
#endif
