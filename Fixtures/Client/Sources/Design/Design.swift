import Foundation

/// What an app needs of this module besides its styles.
public enum Design {
  /// The font files, to be registered.
  public static var fonts: [URL] { Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: "Fonts") ?? [] }
}
